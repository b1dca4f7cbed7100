/** An element has a width wherever it stands: that of its kind, and never more than its place has room for. */
import './signed-in'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createElementClass } from '../../src/elements/element-class'
import { isFull } from '../tiers'
import { ids } from './every-view'
import { draw, errors, show, shownRows, stage, until } from './page'
import { drawn } from './person'

type Html = (element: string) => string

interface Placement {
  html: Html
  /** What else has its place beside the element: margins, borders, paddings, a neighbour; in pixels. */
  beside?: number
  /** How wide an element is in so much room, if it wishes for a width; by default the smaller one of both. */
  width?: (room: number, wish: number) => number
}

const styled =
  (style: string): Html =>
  (content) =>
    `<div style="${style}">${content}</div>`
const two = (style: string) => (element: string) => styled(style)(element + element)
const itself = (style: string) => (element: string) => element.replace(' ', ` style="${style}" `)
const whole = (room: number) => room
const half = (room: number) => room / 2

const placements: Record<string, Placement> = {
  'a block': { html: styled(''), width: whole },
  'a block, the element itself a flex row': { html: itself('display: flex'), width: whole },
  'a block, the element itself a grid': { html: itself('display: grid; gap: 20px'), width: whole },
  'a flex row': { html: styled('display: flex') },
  'a flex row of two': { html: two('display: flex'), width: (room, wish) => Math.min(room / 2, wish) },
  'a flex row of two that wraps': { html: two('display: flex; flex-wrap: wrap') },
  'a flex row beside a picture': {
    html: (element) => styled('display: flex')(`${element}<div style="flex: none; inline-size: 48px"></div>`),
    beside: 48,
  },
  'a box in a flex row': { html: (element) => styled('display: flex')(styled('')(element)) },
  'a flex column': { html: styled('display: flex; flex-direction: column'), width: whole },
  'a flex column at the start': {
    html: styled('display: flex; flex-direction: column; align-items: flex-start'),
  },
  'a flex column in the middle': {
    html: styled('display: flex; flex-direction: column; align-items: center'),
  },
  'a grid': { html: styled('display: grid'), width: whole },
  'a grid at its start': { html: styled('display: grid; justify-items: start') },
  'a grid of two columns': { html: two('display: grid; grid-template-columns: 1fr 1fr'), width: half },
  'a grid of two automatic columns': {
    html: two('display: grid; grid-template-columns: auto auto'),
    width: half,
  },
  'an inline block': { html: styled('display: inline-block') },
  'an inline grid': { html: styled('display: inline-grid') },
  'a float': { html: styled('float: inline-end') },
  'a box out of the flow': { html: styled('position: absolute') },
  'a box as wide as its content': { html: styled('inline-size: fit-content') },
  'a box like a table': { html: styled('display: table') },
  'a cell of a table': { html: (element) => `<table><tr><td>${element}</table>`, beside: 6 },
  'a fieldset': {
    html: (element) => `<fieldset style="inline-size: fit-content">${element}</fieldset>`,
    beside: 32,
  },
  'a modal dialog': { html: (element) => `<dialog>${element}</dialog>`, beside: 38 },
  'a popover': { html: (element) => `<div popover="manual">${element}</div>`, beside: 14 },
}

/** The widths of a narrow column, a phone, a tablet and a notebook. */
const rooms = [200, 360, 768, 1280]

/** Those within a line are as wide as what they show. */
const blocks = shownRows.filter(([, { inline }]) => !inline)
// All share the code. A form and a screen stand for them.
const some = blocks.filter(([tag]) => tag === 'cp-login' || tag === 'cp-ticket')

test.each(isFull ? blocks : some)('<%s>', async (tag, { width: wish = 60 }) => {
  document.body.style.margin = '0'
  stage.style.font = '16px sans-serif'
  const table = Object.entries(placements)
  const boxes = table.map(([, { html }]) => html(`<${tag} ${ids} routing="memory"></${tag}>`))
  show(boxes.map(styled('display: flow-root; position: relative')).join(''))
  stage.querySelector('dialog')?.showModal()
  stage.querySelector<HTMLElement>('[popover]')?.showPopover()
  const elements = Array.from(stage.querySelectorAll(tag))
  await until(() => expect(elements.filter((element) => element.matches(':state(loading)'))).toEqual([]))
  const wrong: string[] = []
  for (const room of rooms) {
    await page.viewport(room, 800)
    await draw()
    table.forEach(([name, { beside = 0, width = Math.min }], index) => {
      const wanted = width(room - beside, wish * 16)
      for (const element of stage.children[index]?.querySelectorAll(tag) ?? []) {
        const real = element.getBoundingClientRect().width
        if (Math.abs(real - wanted) > 1) wrong.push(`${name}, ${room} px: ${Math.round(real)}, not ${wanted}`)
      }
    })
  }
  expect(wrong).toEqual([])
})

test('an element within a line has room for what is shown instead of its view', async () => {
  const View = () => {
    throw new Error('The view is broken.')
  }
  const row = { attributes: {}, access: 'public', inline: true } as const
  customElements.define('cp-broken-line', createElementClass('cp-broken-line', row, View))
  document.body.style.margin = '0'
  await page.viewport(360, 800)
  const element = show('cp-broken-line')
  await drawn(element)
  expect(element.offsetWidth).toBeGreaterThan(200)
  expect(element.offsetWidth).toBeLessThanOrEqual(360)
  expect(errors.mock.calls.flat().map(String).join()).toContain('The view is broken.')
  errors.mockClear()
})
