/** What the guides tell a host to write changes something: each line of CSS in them, alone. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { computedIn } from '../../../../docs/site/theme/computed'
import type { Tag } from '../../../../src/elements/elements'
import { defineElements } from '../../../../src/elements/index'
import { hostDefault } from '../../../../src/views/ui/style/host-default'
import { type TokenName, tokens } from '../../../../src/views/ui/style/tokens'
import { show, signInAs } from '../../../elements/page'
import { all, becomes, find, loaded } from '../../../elements/person'

beforeAll(async () => {
  await defineElements({
    only: ['cp-dashboard', 'cp-login', 'cp-payments', 'cp-portal', 'cp-raise-ticket', 'cp-tickets'],
  })
  // A list is a table only where there is room.
  await browser.viewport(1280, 720)
})

const sheet = new CSSStyleSheet()
/** Nothing takes time: what is measured is the end of a transition. And the page has a variable of its own. */
const style = (css: string) => {
  sheet.replaceSync(`:root { --cp-motion: 0s; --brand-paper: #fed } ${css}`)
  document.adoptedStyleSheets = [sheet]
}

afterEach(() => {
  document.adoptedStyleSheets = []
})

const guides = import.meta.glob<string>(
  ['../../../../docs/design/*.md', '../../../../docs/embed/layout.md'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** The rules that a guide shows. */
const rulesIn = (guide: string): CSSStyleRule[] =>
  Array.from(guide.matchAll(/^```css\n(.*?)^```/gms), ([, css = '']) => {
    const shown = new CSSStyleSheet()
    shown.replaceSync(css)
    return Array.from(shown.cssRules).filter((rule) => rule instanceof CSSStyleRule)
  }).flat()

/** A declaration of a token in a rule, or in a sentence: `--cp-list-height: 30rem`. */
const recipes = Object.entries(guides).flatMap(([path, guide]) => {
  const inRules = rulesIn(guide).flatMap(({ selectorText, style }) =>
    Array.from(style, (name) => [selectorText, name, style.getPropertyValue(name).trim()] as const),
  )
  const inSentences = Array.from(
    guide.matchAll(/(?<!Don't write )`(--cp-[\w-]+): ([^`]+)`/g),
    ([, name = '', value = '']) => [':root', name, value] as const,
  )
  return [...inRules, ...inSentences]
    .filter(([, name]) => name.startsWith('--cp-'))
    .map(([selector, name, value]) => [path.split('/').slice(-2).join('/'), selector, name, value] as const)
})

const seen = [
  'color',
  'background-color',
  'border-color',
  'border-radius',
  'font-family',
  'line-height',
  'max-height',
]

/** What differs in looks, sizes and places. */
const looksOf = (element: Element) =>
  all(element, '*')
    .map((node) => {
      const style = getComputedStyle(node)
      const { top, left, width, height } = node.getBoundingClientRect()
      return [...seen.map((name) => style.getPropertyValue(name)), top, left, width, height].join()
    })
    .join('\n')

/** A form, a list with a picture, and the portal, which alone has a canvas. */
async function showElements(): Promise<() => string> {
  await signInAs()
  const tags = ['cp-raise-ticket', 'cp-tickets', 'cp-payments', 'cp-portal routing="memory"']
  const page = show(`<div>${tags.map((tag) => `<${tag}></${tag.split(' ')[0]}>`).join('')}</div>`)
  const elements = Array.from(page.children)
  for (const element of elements) await becomes(element, 'ready')
  return () => elements.map(looksOf).join()
}

test('each line for tokens changes what is drawn', async () => {
  expect(recipes.length).toBeGreaterThan(12)
  const looks = await showElements()
  const idle = recipes.flatMap(([path, selector, name, value]) => {
    // More of the page may come between two lines.
    style('')
    const before = looks()
    style(`${selector} { ${name}: ${value} }`)
    return looks() === before ? [`${path}: ${name}: ${value}`] : []
  })
  expect(idle).toEqual([])
})

const parts = Object.values(guides)
  .flatMap(rulesIn)
  .flatMap(({ cssText, selectorText, style }) => {
    const [, tag, part] = /^(cp-[\w-]+)::part\(([\w-]+)\)$/.exec(selectorText) ?? []
    return tag && part ? [[selectorText, tag as Tag, part, cssText, Array.from(style)] as const] : []
  })

describe('a rule for a part changes it', () => {
  test.each(parts)('%s', async (_, tag, part, css, properties) => {
    if (tag !== 'cp-login') await signInAs()
    const element = show(tag === 'cp-portal' ? 'cp-portal routing="memory"' : tag)
    await loaded(element)
    await expect.poll(() => all(element, `[part~=${part}]`).length).toBeGreaterThan(0)
    const drawn = find(element, `[part~=${part}]`)
    const values = () => properties.map((name) => getComputedStyle(drawn).getPropertyValue(name)).join()
    const before = values()
    style(css)
    expect(values()).not.toBe(before)
  })
})

// Object.keys() gives names of type `string`, but the table has exactly these names.
const names = Object.keys(tokens) as TokenName[]
/** `inherit` is no value of a custom property, but a word of CSS. */
const own = names.filter((name) => tokens[name] !== 'inherit')

test('a default counts as it is written, on a page that sets nothing else', () => {
  const box = show('<div></div>')
  const idle = own.filter((name) => {
    box.style.cssText = `--cp-${name}: ${hostDefault(name)}`
    return getComputedStyle(box).getPropertyValue(`--cp-${name}`) === ''
  })
  expect(idle).toEqual([])
})

test('all defaults together change nothing', async () => {
  const login = show('cp-login')
  await loaded(login)
  const before = computedIn(login)
  style(`:root { ${own.map((name) => `--cp-${name}: ${hostDefault(name)};`).join(' ')} }`)
  const after = computedIn(login, aliases())
  for (const scheme of ['light', 'dark'] as const) {
    const { 'list-height': _, ...values } = after[scheme]
    expect(values).toEqual(before[scheme])
  }
})

/** As the page sets them: a default that is another token's follows it. */
const aliases = () => Object.fromEntries(own.map((name) => [name, hostDefault(name)]))
