/** A reader who has doubled the size of text, on a phone: everything is there, and nothing is cut (WCAG 1.4.4). */
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { defineElements } from '../../src/elements/index'
import { everyView, showView } from './every-view'
import { brokenWords, cutIn, textsBeyondPage } from './fit'
import { draw, signInAs, stage, until } from './page'
import { control, drawn, loaded, reads } from './person'
import { casesFrom } from './stand-ins'

beforeAll(async () => {
  await defineElements()
  await page.viewport(360, 740)
})

const root = document.documentElement
test.each(casesFrom('all', everyView, ([tag]) => tag))(
  '<%s> fits a phone with text of twice the size, at %s',
  async (tag, path) => {
    await signInAs()
    root.style.fontSize = '32px'
    document.body.style.margin = '0'
    stage.style.font = '1rem sans-serif'
    const element = showView(tag, path, 'name="Ada"')
    await drawn(element)
    await loaded(element)
    // It comes behind the form.
    if (tag === 'cp-raise-ticket') await reads(element, 'Or go on with an open ticket')
    // Until the code of the menu has come, the bar at the bottom scrolls.
    if (tag === 'cp-portal') await until(() => control(element, 'More'))
    await draw()
    expect(cutIn(element)).toEqual([])
    expect(textsBeyondPage(element)).toEqual([])
    expect(brokenWords(element)).toEqual([])
    expect(root.scrollWidth).toBe(root.clientWidth)
  },
)
