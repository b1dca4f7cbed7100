/** On a page of a framework, with the preset for it, the elements' button and card look like the framework's own. */
import '@material/web/button/filled-button.js'
import '@material/web/labs/card/outlined-card.js'
import { styles as typescale } from '@material/web/typography/md-typescale-styles.js'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { defineElements } from '../../../../src/elements/index'
import { show, signInAs, stage, until } from '../../../elements/page'
import { inside, reads } from '../../../elements/person'
import { painted } from './contrast'
import { compileTailwind, frameworkPages } from './frameworks'

beforeAll(() => defineElements({ only: ['cp-tickets', 'cp-payments'] }))

const root = document.documentElement

/** What is measured is the end of a transition. */
const still = '* { transition: none !important } cp-tickets::part(button) { transition: none }'

/** What the visitor has set in the system; nothing, if it is empty. */
const preferScheme = (value: '' | 'dark' | 'light') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] })

/** Other tests in this page may have left the pointer where a button stands here. */
beforeEach(() => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 5_000, y: 5_000 }))

afterEach(async () => {
  await preferScheme('')
  document.adoptedStyleSheets = []
  for (const name of ['class', 'data-bs-theme', 'style']) root.removeAttribute(name)
})

/** Shows a button and a card of a framework, and beside them two elements that have the like. */
async function showPage(css: string, theirs = '', attributes = ''): Promise<HTMLElement> {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${css} ${still}`)
  document.adoptedStyleSheets = [sheet, ...(typescale.styleSheet ? [typescale.styleSheet] : [])]
  await signInAs()
  const page = show(
    `<div ${attributes}>${theirs}<cp-tickets></cp-tickets><cp-payments variant="recent"></cp-payments></div>`,
  )
  await reads(page.querySelector('cp-tickets'), 'Raise a ticket')
  await reads(page.querySelector('cp-payments'), 'Payment History')
  return page
}

function find(inside: ParentNode | undefined, selector: string): Element {
  const found = inside?.querySelector(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}

/** Material's components draw their ground, line and text by nodes inside of them. */
const styleOf = (node: Element, layer: string) =>
  getComputedStyle(node.shadowRoot?.querySelector(layer) ?? node)

function lookOfText(node: Element) {
  const { fontFamily, fontSize } = getComputedStyle(node)
  // The first typeface is the one that is wanted.
  return { ink: painted(styleOf(node, '.label').color), font: fontFamily.split(',')[0], size: fontSize }
}

/** A line that lets through is seen on the ground of its box; where there is none, the ground is. */
function lookOfBox(node: Element) {
  const { backgroundColor } = styleOf(node, '.background')
  const { borderTopWidth, borderTopColor } = styleOf(node, '.outline')
  return {
    ground: painted(backgroundColor),
    line: borderTopWidth === '0px' ? painted(backgroundColor) : painted(backgroundColor, borderTopColor),
    corner: getComputedStyle(node).borderTopLeftRadius,
  }
}

const lookOfButton = (button: Element) => ({ ...lookOfBox(button), ...lookOfText(button) })

const lookOf = (button: Element, card: Element, title: Element) => ({
  button: lookOfButton(button),
  card: lookOfBox(card),
  title: lookOfText(title),
})

const theirLook = (page: HTMLElement) =>
  lookOf(find(page, '.button'), find(page, '.card'), find(page, '.title'))

function ourLook(page: HTMLElement) {
  const payments = inside(page.querySelector('cp-payments'))
  return lookOf(
    find(inside(page.querySelector('cp-tickets')), '[part~=button-primary]'),
    find(payments, '[part=card]'),
    find(payments, '[part=card-header] :is(h2,h3,h4)'),
  )
}

test.each(Object.entries(frameworkPages))(
  'the button and the card of %s look like ours: light, dark, in a dark part, and with a company’s variables',
  async (_, { css, attribute, darkPart, html, own }) => {
    root.setAttribute(attribute, 'light')
    const page = await showPage(css, html)
    const light = theirLook(page)
    expect(ourLook(page)).toEqual(light)

    root.setAttribute(attribute, 'dark')
    const dark = theirLook(page)
    expect(ourLook(page)).toEqual(dark)
    expect(dark.card.ground).not.toBe(light.card.ground)

    root.setAttribute(attribute, 'light')
    page.setAttribute(attribute, darkPart)
    expect([theirLook(page).button, theirLook(page).card]).toEqual([dark.button, dark.card])
    expect([ourLook(page).button, ourLook(page).card]).toEqual([dark.button, dark.card])

    page.removeAttribute(attribute)
    for (const [name, value] of Object.entries(own)) {
      const before = theirLook(page)
      root.style.setProperty(name, value)
      expect(theirLook(page), `${name} changes nothing`).not.toEqual(before)
      expect(ourLook(page), name).toEqual(theirLook(page))
    }
  },
)

// A company's own theme is made by Sass. These buttons were made so: on a bright one, the text is black.
test.each([
  ['primary', 'blue'],
  ['secondary', 'gray'],
  ['success', 'green'],
  ['danger', 'red'],
  ['warning', 'yellow'],
  ['info', 'cyan'],
])(
  'our button is like the %s button of Bootstrap where the primary colour is %s, also on hover',
  async (kind, colour) => {
    onTestFinished(() => userEvent.unhover(stage))
    const { css } = frameworkPages.bootstrap
    const html = `<button class="button btn btn-${kind}">Pay</button>`
    const page = await showPage(`${css} :root { --bs-primary: var(--bs-${colour}) }`, html)
    const ours = find(inside(page.querySelector('cp-tickets')), '[part~=button-primary]')
    const theirs = find(page, '.button')
    expect(lookOfButton(ours)).toEqual(lookOfButton(theirs))

    const { ground } = lookOfBox(theirs)
    await userEvent.hover(theirs)
    const hovered = lookOfBox(theirs).ground
    expect(hovered).not.toBe(ground)
    await userEvent.hover(ours)
    // A busy browser notices with its next frame.
    await until(() => expect(lookOfBox(ours).ground).toBe(hovered))
  },
)

test.each(['dark', 'light'] as const)(
  'Tailwind alone follows the system of the visitor: %s',
  async (system) => {
    const css = await compileTailwind('@import "tailwindcss"; @import "preset";', 'bg-white dark:bg-gray-900')
    const page = await showPage(css, '<div class="bg-white dark:bg-gray-900"></div>')
    await preferScheme(system)
    const { ground } = lookOfBox(find(inside(page.querySelector('cp-payments')), '[part=card]'))
    expect(ground).toBe(lookOfBox(find(page, '.bg-white')).ground)
  },
)
