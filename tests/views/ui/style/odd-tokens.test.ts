/** Every token reaches what it is for: with an odd value for each, nothing keeps a value of its own. */
import '../../../elements/defined'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { addForcedRules } from '../../../../.storybook/foundations/force-states'
import { configure, notify } from '../../../../src/core/index'
import { tokenDocs } from '../../../../src/elements/reference/theming'
import { type TokenName, tokens } from '../../../../src/views/ui/style/tokens'
import { show, signInAs, until } from '../../../elements/page'
import { all, becomes, choose, drawn, inside, press, reads } from '../../../elements/person'
import { sampleOf } from '../../../trials'

beforeAll(() => browser.viewport(1280, 900))

// Object.keys() gives names of type `string`, but the table has exactly these names.
const names = Object.keys(tokens) as TokenName[]
const named = (beginning: RegExp) => names.filter((name) => beginning.test(name))
const isColour = (name: TokenName) => ['colour', 'status'].includes(tokenDocs[name].group)

/** The numbers of a group of tokens, each another one. */
const numbered = (those: readonly TokenName[], first: number, step: number) =>
  Object.fromEntries(those.map((name, at) => [name, Number((first + at * step).toFixed(2))]))

const radii = numbered(named(/^radius/), 3.25, 1)
const sizes = numbered(named(/^text-(xs|sm|md|lg|2xl)$/), 11.25, 2)
const weights = numbered(named(/^weight/), 510, 110)
const lineHeights = numbered(named(/^line-height/), 1.61, -0.17)
const { 'line-height-tight': tight = 0 } = lineHeights
const distances = { ...numbered(named(/^space-/), 9.1, 4.4), space: 4.3 }
const heights = numbered(
  named(/height(-small)?$/).filter((name) => /^(control|field)/.test(name)),
  37.7,
  4,
)
const colours = Object.fromEntries(
  names.filter(isColour).map((name, at) => [name, `rgb(${at + 1}, ${at + 100}, 50)`]),
)
const lineWidth = 3
const pressed = 0.5
const motion = { motion: '0.077s', ease: 'cubic-bezier(0.1, 0.2, 0.3, 0.4)' }
const shadows = { shadow: 'rgb(90, 1, 1)', 'shadow-overlay': 'rgb(91, 1, 1)' }

const pixels = (group: Record<string, number>) =>
  Object.fromEntries(Object.entries(group).map(([name, value]) => [name, `${value}px`]))
const odd: Partial<Record<TokenName, string | number>> = {
  ...pixels({ ...radii, ...sizes, ...distances, ...heights }),
  ...weights,
  ...lineHeights,
  ...colours,
  ...motion,
  'line-width': `${lineWidth}px`,
  shadow: `0 0 1px ${shadows.shadow}`,
  'shadow-overlay': `0 0 2px ${shadows['shadow-overlay']}`,
  font: 'monospace',
  'font-heading': 'fantasy',
  'pressed-opacity': pressed,
}

afterEach(() => {
  document.adoptedStyleSheets = []
})

function setOdd(): void {
  const sheet = new CSSStyleSheet()
  const lines = Object.entries(odd).map(([name, value]) => `--cp-${name}: ${value};`)
  sheet.replaceSync(`:root { ${lines.join(' ')} }`)
  document.adoptedStyleSheets = [sheet]
}

const isNear = (value: number, group: Record<string, number>, ...factors: number[]) =>
  [0, ...Object.values(group)].some((each) =>
    [1, ...factors].some((factor) => Math.abs(each * factor - value) < 0.02),
  )
/** Of half a unit. */
function isMultiple(pixels: number): boolean {
  const halves = (pixels / distances.space) * 2
  return Math.abs(halves - Math.round(halves)) < 0.02
}
/** Distances between the steps are multiples of the unit. */
const isDistance = (value: string, { fontSize }: CSSStyleDeclaration) =>
  value.split(' ').every((each) => {
    const pixels = Number.parseFloat(each)
    // A mark before a text is as wide as the text is large.
    const isOfText = Math.abs(pixels - 1.25 * Number.parseFloat(fontSize)) < 0.02
    // Beside an icon or a button, which have no token for their width.
    const isBeside = [20, 44].some((width) => isMultiple(pixels - width) || isNear(pixels - width, distances))
    return !each.endsWith('px') || isOfText || isBeside || isNear(pixels, distances) || isMultiple(pixels)
  })
/** What is pressed or typed into has its height by a token, and one line in the middle. */
const control = 'button, input, textarea, select, [part~=button]'
const ofOneLine = 'button:not([part=account-button]), input, select, [part~=button]'

const isPixelsOf =
  (group: Record<string, number>, ...factors: number[]) =>
  (value: string) =>
    value
      .split(' ')
      .every((each) => !each.endsWith('px') || isNear(Number.parseFloat(each), group, ...factors))

const knownColours: readonly string[] = Object.values({ ...colours, ...shadows })
/** What is mixed of a token, or seen through, is written in another way. */
const isKnownColour = (value: string) =>
  Array.from(value.matchAll(/rgba?\([^)]*\)/g)).every(
    ([colour]) => knownColours.includes(colour) || colour === 'rgba(0, 0, 0, 0)',
  )

/** What has to follow a token, and how it is seen that it does. */
const followers: Record<string, (value: string, style: CSSStyleDeclaration, node: Element) => boolean> = {
  'border-radius': isPixelsOf(radii, 0.5),
  rx: isPixelsOf(radii, 0.75),
  'font-size': isPixelsOf(sizes, 11 / 12),
  'font-weight': (value) => value === '400' || isNear(Number(value), weights),
  'line-height': (value, { fontSize, minWidth }, node) =>
    node.closest(control) !== null ||
    // A number in a circle is in its middle.
    minWidth === value ||
    isNear(Number.parseFloat(value) / Number.parseFloat(fontSize), {
      ...lineHeights,
      badge: 5 / 3,
      facts: tight - 0.05,
    }),
  // The browser's own of a cell.
  padding: (value, style) => isDistance(value.replace(/ 1px$/, ''), style),
  gap: isDistance,
  'min-height': (value, _, node) =>
    !node.matches(ofOneLine) || value === 'auto' || isNear(Number.parseFloat(value), heights),
  'border-width': (value) => value.split(' ').every((each) => each === '0px' || each === `${lineWidth}px`),
  color: isKnownColour,
  'background-color': isKnownColour,
  'border-color': isKnownColour,
  'box-shadow': isKnownColour,
  'transition-duration': (value) =>
    value.split(', ').every((each) => each === '0s' || each === motion.motion),
}

/** What did not follow, in an element and in all that opens from it. */
function findOwn(element: Element): string[] {
  const found = all(element, '*').flatMap((node) => {
    // A drawing is as large as its place.
    if (!node.checkVisibility() || (node.closest('svg') && !node.matches('rect'))) return []
    const style = getComputedStyle(node)
    return Object.entries(followers).flatMap(([property, follows]) => {
      const value = style.getPropertyValue(property)
      return value === '' || follows(value, style, node) ? [] : [`${nameOf(node)} ${property}: ${value}`]
    })
  })
  return [...new Set(found)]
}

const nameOf = (node: Element) =>
  [node.localName, node.getAttribute('part'), node.getAttribute('role'), node.className]
    .filter(Boolean)
    .join(' ')

/** What doesn't look pressed while it is: some of its ink lies over its ground. What is disabled is not. */
function findUnpressed(element: Element): string[] {
  const root = inside(element)
  addForcedRules(root)
  const controls = Array.from(root.querySelectorAll('a,button,summary,[part=segmented]>*'))
  return controls.flatMap((node) => {
    if (!node.checkVisibility() || node.matches('[aria-disabled=true]')) return []
    node.setAttribute('data-forced', 'active')
    const { backgroundImage, opacity } = getComputedStyle(node)
    const isVeiled = backgroundImage.includes(`/ ${(1 - pressed) / 2})`)
    return isVeiled && opacity === '1' ? [] : [`${nameOf(node)}: ${opacity}, ${backgroundImage}`]
  })
}

const picture = async () => {
  const canvas = new OffscreenCanvas(4, 4)
  canvas.getContext('2d')?.fillRect(0, 0, 4, 4)
  return new File([await canvas.convertToBlob()], 'plan.png', { type: 'image/png' })
}

const scenes: Record<string, () => Promise<Element>> = {
  'charts and lists': async () => ready('cp-payments'),
  'a list that is loading': async () => {
    configure({ fetch: () => new Promise<Response>(() => {}) })
    const list = show('cp-payments')
    await drawn(list)
    return list
  },
  'a menu': async () => {
    const account = await ready('cp-account')
    await press(account, /./, 'button')
    await until(() => expect(inside(account).querySelector('[role=menuitem]')).not.toBeNull())
    return account
  },
  'a panel': async () => {
    const bell = await ready('cp-notifications')
    await press(bell, /./, 'button')
    await until(() => expect(inside(bell).querySelector('[part~=notification]')).not.toBeNull())
    return bell
  },
  'thumbnails and a form': async () => {
    const files = await ready('cp-files service-id="project-website-relaunch"')
    choose(files, await picture())
    await until(() => expect(inside(files).querySelector('canvas')).not.toBeNull())
    return files
  },
  'a dialog': async () => {
    const dashboard = await ready('cp-dashboard')
    await press(dashboard, 'Add Services', 'button')
    await until(() => expect(inside(dashboard).querySelector('dialog form')).not.toBeNull())
    return dashboard
  },
  'a toast': async () => {
    await ready('cp-summary')
    notify.success('It is sent.')
    const toaster = () => document.querySelector('cp-toaster')
    await until(() => expect(toaster()).not.toBeNull())
    await reads(toaster(), 'It is sent.')
    return toaster() ?? expect.fail()
  },
  figures: async () => ready('cp-dashboard'),
  'a conversation': async () => ready('cp-ticket ticket-id="TKT-M4XQ72PD"'),
  'a project': async () => ready('cp-project service-id="project-website-relaunch"'),
}

async function ready(html: string): Promise<Element> {
  const element = show(html)
  await becomes(element, 'ready')
  return element
}

test.each(Object.entries(scenes))('%s: all follows its token', async (_, open) => {
  await signInAs()
  setOdd()
  const element = await open()
  expect(findOwn(element)).toEqual([])
  expect(findUnpressed(element)).toEqual([])
})

/** `calc()` adds no `0` to a length: without `px`, the foot of a list has no room of its own before its buttons come. */
const withUnit: readonly TokenName[] = ['space', 'space-6', 'control-height']
const lengths = names.filter(
  (name) =>
    /^(radius|space|line-width|text|control-height|field-height)/.test(name) &&
    !isColour(name) &&
    !withUnit.includes(name),
)

/** Sizes and places, also of what lies over a row to be pressed. */
const measured = (element: Element) =>
  all(element, '*').map((node) => {
    const { top, left, width, height } = node.getBoundingClientRect()
    const over = getComputedStyle(node, '::after')
    return [nameOf(node), top, left, width, height, over.height, over.paddingBottom].join()
  })

/** Lists, which share most of what they draw. */
const lists = ['cp-payments', 'cp-projects', 'cp-tickets']
test.each(sampleOf(lists, 1))('in %s, a length of 0 is one of 0px', async (html) => {
  await signInAs()
  const element = await ready(html)
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [sheet]
  const drawnWith = (length: TokenName, value: string) => {
    sheet.replaceSync(`:root { --cp-motion: 0s; --cp-${length}: ${value} }`)
    return measured(element)
  }
  for (const length of lengths) expect.soft(drawnWith(length, '0'), length).toEqual(drawnWith(length, '0px'))
})
