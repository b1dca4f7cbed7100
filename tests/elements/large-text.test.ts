/** A reader who has doubled the size of text, on a phone: everything is there, and nothing is cut (WCAG 1.4.4). */
import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { configure } from '../../src/core/index'
import { defineElements } from '../../src/elements/index'
import { brokenWords, cutIn, textsBeyondPage } from './fit'
import { draw, show, shownRows, signInAs, stage } from './page'
import { drawn, loaded, reads } from './person'
import { serve } from './server'
import { casesFrom } from './stand-ins'

beforeAll(async () => {
  await defineElements()
  await page.viewport(360, 740)
})

const root = document.documentElement
afterEach(() => {
  for (const each of [root, document.body, stage]) each.removeAttribute('style')
})

const screens = [
  '/services/service/project-website-relaunch/view-milestones',
  '/payments/payment-history',
  '/services/services-history',
  '/support',
  '/support/ticket/TKT-M4XQ72PD',
]
const shown = [
  ...shownRows.map(([tag]) => ({ tag, path: '/' })),
  ...screens.map((path) => ({ tag: 'cp-portal', path })),
]

test.each(casesFrom('all', shown, ({ tag }) => tag))(
  '<$tag> fits a phone with text of twice the size, at $path',
  async ({ tag, path }) => {
    await signInAs()
    const ids = `service-id="${await serviceIdOf()}" ticket-id="TKT-M4XQ72PD"`
    configure({ fetch: serve })
    root.style.fontSize = '32px'
    document.body.style.margin = '0'
    stage.style.font = '1rem sans-serif'
    const element = show(`<${tag} ${ids} name="Ada" routing="memory" path="${path}"></${tag}>`)
    await drawn(element)
    await loaded(element)
    // It comes behind the form.
    if (tag === 'cp-raise-ticket') await reads(element, 'Or go on with an open ticket')
    await draw()
    expect(cutIn(element)).toEqual([])
    expect(textsBeyondPage(element)).toEqual([])
    expect(brokenWords(element)).toEqual([])
    expect(root.scrollWidth).toBe(root.clientWidth)
  },
)
