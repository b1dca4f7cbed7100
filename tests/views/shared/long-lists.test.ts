/** A list whose rows come in parts: what a client does with the first ones is not undone when the others come. */
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { defineElements } from '../../../src/elements/index'
import { draw, signInAs, until } from '../../elements/page'
import {
  control,
  fill,
  find,
  focusedIn,
  inside,
  loses,
  open,
  press,
  reads,
  textOf,
  textsOf,
} from '../../elements/person'
import { answerInParts } from './parts'

beforeAll(async () => {
  await page.viewport(1280, 800)
  return defineElements({ only: ['cp-payments', 'cp-projects', 'cp-tickets'] })
})
beforeEach(() => signInAs())

const total = 330
const projects = Array.from({ length: total }, (_, index) => ({
  _id: `project-${index}`,
  serviceName: `Project ${index}`,
  active: 'Active',
  createdAt: new Date(Date.now() - index * 86_400_000).toISOString(),
}))

const inParts = (more?: object) => answerInParts('services', projects, more)
const box = (element: Element) => find(element, '[part~=table-scroller]')
const rowCount = (element: Element) => find(element, '[part~=table]').getAttribute('aria-rowcount')

test('who reads the first rows stays where they are when the others come', async () => {
  const { complete } = inParts()
  const element = await open('cp-projects', '100 of 330 loaded')
  await until(() => expect(rowCount(element)).toBe('101'))
  const before = box(element)
  before.scrollTop = 1500
  const link = await until(() => {
    const { top, bottom } = before.getBoundingClientRect()
    const links = Array.from(before.querySelectorAll<HTMLElement>('[part=table-link]'))
    const seen = links.find((each) => {
      const row = each.closest('tr')?.getBoundingClientRect()
      return row && row.top > top + 60 && row.bottom < bottom
    })
    expect(seen).toBeDefined()
    return seen
  })
  link?.focus()
  const top = link?.closest('tr')?.getBoundingClientRect().top ?? 0
  const most = { rows: 0, skeletons: 0 }
  const watch = new MutationObserver(() => {
    most.rows = Math.max(most.rows, inside(element).querySelectorAll('tbody>tr').length)
    most.skeletons += inside(element).querySelectorAll('[aria-busy]').length
  })
  watch.observe(inside(element), { subtree: true, childList: true, attributes: true })
  onTestFinished(() => watch.disconnect())

  complete()
  await until(() => expect(rowCount(element)).toBe('331'))
  expect(box(element) === before).toBe(true)
  // Rows whose height was a guess are measured: what is read stays in place, as the last line says.
  expect(before.scrollTop).toBeCloseTo(1500, -1)
  expect(focusedIn(element) === link).toBe(true)
  expect(link?.closest('tr')?.getBoundingClientRect().top).toBeCloseTo(top, 0)
  expect(most.skeletons).toBe(0)
  expect(most.rows).toBeLessThanOrEqual(100)
})

test.each([
  [{ total }, '10 of 330 shown'],
  [{}, undefined],
])('a narrow list says of how many it shows the first, once that is known: %o', async (more, words) => {
  const { complete } = inParts(more)
  const element = await open('cp-projects style="inline-size: 360px"', / loaded/)
  await until(() => expect(control(element, 'Show more')).toBeDefined())
  expect(textOf(element).match(/\d+ of \d+ shown/)?.[0]).toBe(words)
  fill(element, 'input[type=search]', 'Project')
  await loses(element, /\d of \d+ shown/)
  expect(control(element, 'Show more')).toBeDefined()
  complete()
  await reads(element, '10 of 330 shown')
})

const pageOf = (element: Element) => textsOf(element, '[part=pagination]>span')[0]

test.each([
  [{ total }, 'Page 1 of 33'],
  [{}, ''],
])('pages are counted once all rows are: %o', async (more, words) => {
  const { complete } = inParts(more)
  const element = await open('cp-projects page-size="10"', / loaded/)
  await until(() => expect(pageOf(element)).toBe(words))
  complete()
  await until(() => expect(pageOf(element)).toBe('Page 1 of 33'))
})

test.each([
  ['waits for them', 'complete', 'Page 12 of 33', 'Project 110'],
  ['gives way to the last one that has come', 'refuse', 'Page 10 of 33', 'Project 90'],
] as const)('a page whose rows are still to come %s', async (_, end, words, row) => {
  const parts = inParts()
  const element = await open('cp-projects page-size="10"', '100 of 330 loaded')
  for (let page = 2; page <= 12; page++) {
    await press(element, 'Next')
    await until(() => expect(pageOf(element)).toBe(`Page ${page} of 33`))
  }
  expect(inside(element).querySelector('[aria-busy]')).not.toBeNull()
  expect(textOf(element)).not.toContain('Project 90')
  parts[end]()
  await reads(element, row)
  expect(pageOf(element)).toBe(words)
  expect(inside(element).querySelector('[aria-busy]')).toBeNull()
})

/** What a screen reader has been told last. */
const said = (element: Element) => textsOf(element, '[role=status]').join('')

test('a search while rows are coming tells what it has found when they are there', async () => {
  const { complete } = inParts()
  const element = await open('cp-projects', '100 of 330 loaded')
  fill(element, 'input[type=search]', 'Project 32')
  await until(() => expect(said(element)).toBe('Loading…'))
  expect(textOf(element)).not.toContain('Nothing matches')
  complete()
  await until(() => expect(said(element)).toBe('Results: 11'))
})

test('who has not searched is told of no results', async () => {
  const { complete } = inParts()
  const element = await open('cp-projects', '100 of 330 loaded')
  complete()
  await loses(element, 'loaded')
  await draw()
  expect(said(element)).toBe('')
})

test('when the rest fails, a search says that nothing matches among what has come', async () => {
  const { refuse } = inParts()
  const element = await open('cp-projects', '100 of 330 loaded')
  refuse()
  await reads(element, 'The rest could not be loaded: Too busy.')
  fill(element, 'input[type=search]', 'Project 320')
  await reads(element, 'Nothing matches')
  expect(inside(element).querySelector('[aria-busy],table')).toBeNull()
  await until(() => expect(said(element)).toBe('Results: 0'))
  control(element, 'Show all').click()
  await reads(element, 'Project 5')
  // Which rows are the oldest, nobody knows.
  control(element, /^Sort by/).click()
  await press(element, 'Oldest First', '[role=menuitemradio]')
  await until(() => expect(inside(element).querySelector('table')).toBeNull())
  expect(textOf(element)).toContain('The rest could not be loaded: Too busy.')
  expect(textOf(element)).not.toContain('Nothing matches')
})

test('the number of projects with a status waits, too', async () => {
  const { complete } = inParts()
  const element = await open('cp-projects', 'Project 0')
  control(element, 'Active', 'label').click()
  await reads(element, '100 of 330 loaded')
  expect(textOf(element)).not.toMatch(/Active\s*100/)
  complete()
  await reads(element, /Active\s*330/)
})
