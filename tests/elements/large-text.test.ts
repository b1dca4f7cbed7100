/** A reader who has doubled the size of text, on a phone: everything is there, and nothing is cut (WCAG 1.4.4). */
import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { configure } from '../../src/core/index'
import { defineElements } from '../../src/elements/index'
import { draw, drawn, inside, serve, serviceIdOf, show, shownRows, signInAs, stage, until } from './page'

beforeAll(async () => {
  await defineElements()
  await page.viewport(360, 740)
})

const root = document.documentElement
afterEach(() => {
  for (const each of [root, document.body, stage]) each.removeAttribute('style')
})

/** What is for screen readers alone, ends in an ellipsis, or opens later; and the bar at the bottom, with its own labels. */
const isElsewhere = (element: Element): boolean =>
  element.closest('dialog,[popover],[part=navigation]') !== null ||
  getComputedStyle(element).clipPath !== 'none' ||
  getComputedStyle(element).textOverflow === 'ellipsis' ||
  (element.parentElement !== null && isElsewhere(element.parentElement))

/** The texts of an element that reach beyond the page. */
function textsBeyondPage(element: Element): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(inside(element), NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    if (!text.parentElement || isElsewhere(text.parentElement)) continue
    const range = document.createRange()
    range.selectNode(text)
    const isBeyond = ({ left, right }: DOMRect) => left < -1 || right > root.clientWidth + 1
    if (Array.from(range.getClientRects()).some(isBeyond)) found.push(text.textContent ?? '')
  }
  return found
}

/** The boxes in an element whose content is cut at a side. */
const cutIn = (element: Element): string[] =>
  Array.from(inside(element).querySelectorAll('*'))
    .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
    .filter((each) => /clip|hidden/.test(getComputedStyle(each).overflowX) && !isElsewhere(each))
    .map((each) => `${each.localName}: ${each.textContent?.slice(0, 60)}`)

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

test.each(shown)('<$tag> fits a phone with text of twice the size, at $path', async ({ tag, path }) => {
  await signInAs()
  const ids = `service-id="${await serviceIdOf()}" ticket-id="TKT-M4XQ72PD"`
  configure({ fetch: serve })
  root.style.fontSize = '32px'
  document.body.style.margin = '0'
  stage.style.font = '1rem sans-serif'
  const element = show(`<${tag} ${ids} name="Ada" routing="memory" path="${path}"></${tag}>`)
  await drawn(element)
  await until(() => expect(element.matches(':state(loading)')).toBe(false))
  await draw()
  expect(cutIn(element)).toEqual([])
  expect(textsBeyondPage(element)).toEqual([])
})
