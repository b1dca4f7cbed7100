/** Controls that stand in a row look as of one kind: one height, and one border. For a finger, they are 44 px high. */
import '../../elements/signed-in'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { configure } from '../../../src/core/index'
import { actByFinger } from '../../elements/finger'
import { until } from '../../elements/page'
import { all, choose, control, find, open } from '../../elements/person'

const heightOf = (element: HTMLElement) => element.offsetHeight
const borderOf = (element: HTMLElement) => getComputedStyle(element).borderTopColor

test.each([
  ['a mouse', 1280, 32],
  ['a finger', 360, 44],
])('for %s, the search and the order of a list, and what a reply stands in', async (by, width, height) => {
  await page.viewport(width, 900)
  const list = await open('cp-tickets', 'TKT-M4XQ72PD')
  if (by === 'a finger') actByFinger(list)
  const [search, order] = [find(list, '[type=search]'), control(list, /^Sort by/)]
  expect([search, order].map(heightOf)).toEqual([height, height])
  const border = borderOf(order)
  expect(borderOf(search)).toBe(border)
  const ticket = await open('cp-ticket ticket-id="TKT-M4XQ72PD"', 'Tom Brandt')
  const box = find(ticket, 'form textarea').parentElement
  expect(box && borderOf(box)).toBe(border)
})

test('for a finger, what a client comes for is 44 px high, whichever of it leads', async () => {
  await page.viewport(360, 740)
  configure({ routes: { pay: '/pay' } })
  onTestFinished(() => configure({ routes: undefined }))
  const waiting = await open('cp-attention', 'Ask for changes')
  actByFinger(waiting)
  const names = [/^Pay/, 'Approve', 'Ask for changes']
  expect(names.map((name) => heightOf(control(waiting, name)))).toEqual([44, 44, 44])
})

test.each([
  ['a mouse', 38],
  ['a finger', 44],
])('in a dense theme, avatars and the links of the navigation are lower for %s', async (by, height) => {
  await page.viewport(1280, 900)
  const portal = await open('cp-portal routing="memory"', 'Website')
  const sizes = () =>
    ['nav a', '[part=avatar]'].map((selector) => find(portal, selector).getBoundingClientRect().height)
  expect(sizes()).toEqual([44, 36])
  const dense = new CSSStyleSheet()
  dense.replaceSync(':root { --cp-control-height: 2rem; --cp-space: 0.1875rem }')
  document.adoptedStyleSheets = [dense]
  onTestFinished(() => {
    document.adoptedStyleSheets = []
  })
  if (by === 'a finger') actByFinger(portal)
  expect(sizes()).toEqual([height, 32])
})

test('chosen files are as high with a picture as without one', async () => {
  await page.viewport(1280, 900)
  const ticket = await open('cp-ticket ticket-id="TKT-M4XQ72PD"', 'Tom Brandt')
  const names = ['a.png', 'b.pdf', 'c.csv']
  for (const name of names)
    choose(ticket, new File(['1'], name, { type: name === 'a.png' ? 'image/png' : '' }))
  await until(() => expect(all(ticket, 'form li')).toHaveLength(3))
  expect(new Set(all(ticket, 'form li').map(heightOf)).size).toBe(1)
})
