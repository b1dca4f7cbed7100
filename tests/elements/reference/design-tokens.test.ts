/** The tokens as data: what `docs/tokens.json` says is what the elements draw, and what comes back is the same theme. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { setBrand } from '../../../.storybook/brands'
import { brandNames } from '../../../docs/site/theme/brands'
import { computedIn, inOrder, themeFrom } from '../../../docs/site/theme/computed'
import { documentOf, schemeOf, type Values, writeTokens } from '../../../docs/site/theme/design-tokens'
import { treeOfFigma } from '../../../docs/site/theme/figma-json'
import { leftBehind } from '../../../docs/site/theme/left-behind'
import { valuesOf, valuesOfAll } from '../../../docs/site/theme/read-tokens'
import { writeTheme } from '../../../docs/site/theme/theme'
import { modeOf, schemeNamed } from '../../../docs/site/theme/token-tree'
import { inScheme, pathOf, type TokenType, typed } from '../../../docs/site/theme/token-types'
import { defineElements } from '../../../src/elements/index'
import { type TokenName, tokens } from '../../../src/views/ui/style/tokens'
import { sampleOf } from '../../trials'
import { show } from '../page'
import { drawn } from '../person'

beforeAll(() => defineElements({ only: ['cp-login'] }))

afterEach(() => {
  document.adoptedStyleSheets = []
})

async function showLogin(): Promise<HTMLElement> {
  const login = show('cp-login')
  await drawn(login)
  return login
}

test('the files in docs/ say what the elements draw without a theme', async () => {
  const tokens = documentOf(computedIn(await showLogin()))
  await expect(writeTokens(tokens)).toMatchFileSnapshot('../../../docs/tokens.json')
  await expect(writeTokens(schemeOf(tokens, 'light'))).toMatchFileSnapshot('../../../docs/tokens.light.json')
  await expect(writeTokens(schemeOf(tokens, 'dark'))).toMatchFileSnapshot('../../../docs/tokens.dark.json')
})

describe.each(brandNames)('the brand %s', (brand) => {
  test('is drawn the same after it went through tokens.json', async () => {
    setBrand(brand)
    const login = await showLogin()
    const data = JSON.parse(writeTokens(documentOf(computedIn(login))))
    document.adoptedStyleSheets = []
    const theme = themeFrom(valuesOf(data), login)
    // It may come to an editor that has another theme.
    expect(leftBehind({ wanted: valuesOf(data), ...theme, known: computedIn(login) }, login)).toEqual([])
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(writeTheme(theme))
    document.adoptedStyleSheets = [sheet]
    expect(valuesOf(documentOf(computedIn(login)))).toEqual(valuesOf(data))
  })
})

test('a theme has no more than its tokens need: what follows the accent is not written', async () => {
  const login = await showLogin()
  const accent = { $type: 'color', $value: { colorSpace: 'srgb', components: [0.1, 0.5, 0.2] } }
  const { values } = themeFrom(valuesOf({ brand: { accent, leaf: accent } }), login)
  expect(values).toEqual({ accent: '#1a8033' })
})

test('what follows several tokens is not written, wherever those stand in the table', async () => {
  const login = await showLogin()
  const theme = {
    accent: '#ffd400',
    base: '#0b1f4b',
    surface: 'light-dark(#ffffff, #0b1f4b)',
    text: '#777777',
  }
  const out = said(drawnWith(login, theme))
  document.adoptedStyleSheets = []
  expect(themeFrom(out, login).values).toEqual(theme)
})

/** What a host may write for a token of each type, and what is as much. */
const odd: Record<TokenType, string[]> = {
  color: [
    '#12ab34',
    'rgb(10 20 30 / 0.5)',
    'light-dark(#123456, #abcdef)',
    'oklch(0.7 0.1 200)',
    'hsl(9 90% 40%)',
  ],
  dimension: ['0', '3px', '0.3125rem', 'calc(var(--cp-rem, 1rem) * 0.225)', '50%'],
  fontFamily: ['Georgia, serif', '"Open Sans", sans-serif', 'ui-monospace', 'Inter', 'cursive'],
  fontWeight: ['450', 'bold', '100', '900', 'normal'],
  shadow: [
    'none',
    'inset 0 1px 2px red',
    '0 1px 2px light-dark(#123456, #fedcba80)',
    '0 0 3px color-mix(in oklab, red 40%, transparent)',
    '1px 2px 3px 4px #123, 0 0 9px #456789',
  ],
  duration: ['0s', '250ms', '0.3s', '1ms', '77ms'],
  cubicBezier: ['ease', 'steps(4)', 'linear', 'cubic-bezier(0, 0, 1, 1)', 'ease-in-out'],
  number: ['1.75', '1', '2', '1.05', '3'],
}
// Object.keys() gives names of type `string`, but the table has exactly these names.
const names = Object.keys(tokens) as TokenName[]
const oddOf = (name: TokenName, index: number) => {
  const type = typed.get(name)
  const forms = type ? odd[type] : ['none', '30rem']
  return forms[index % forms.length] ?? ''
}

/** What is drawn with a theme. */
function drawnWith(element: HTMLElement, values: Values): ReturnType<typeof computedIn> {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(writeTheme({ colorScheme: 'light dark', values }))
  document.adoptedStyleSheets = [sheet]
  return computedIn(element, values)
}

/** What is drawn with a theme that has gone out as data, and has come back. */
function drawnAfter(
  element: HTMLElement,
  data: Parameters<typeof themeFrom>[0],
): ReturnType<typeof computedIn> {
  document.adoptedStyleSheets = []
  return drawnWith(element, themeFrom(data, element).values)
}

/** As its value in the format, which rounds. */
const said = (computed: ReturnType<typeof computedIn>) => {
  const { leftOut, ...values } = valuesOf(JSON.parse(writeTokens(documentOf(computed))))
  expect(leftOut).toEqual([])
  return values
}

/** What is seen: in the place of a token that follows another one stands what that one is. */
function seen(values: Values): Values {
  const follow = (css = ''): string =>
    css.replace(/var\(--cp-([\w-]+)\)/, (_, name: TokenName) => follow(values[name]))
  return Object.fromEntries(Object.entries(values).map(([name, css]) => [name, follow(css)]))
}
const seenInBoth = ({ light, dark }: ReturnType<typeof said>) => ({ light: seen(light), dark: seen(dark) })

describe('nothing is lost on the way out and back', () => {
  test.each(sampleOf([0, 1, 2, 3, 4], 2))(
    'of a theme that sets every token, in its form %i',
    async (index) => {
      const login = await showLogin()
      const out = said(drawnWith(login, Object.fromEntries(names.map((name) => [name, oddOf(name, index)]))))
      expect(Object.keys(out.light).toSorted()).toEqual(names.toSorted())
      expect(seenInBoth(said(drawnAfter(login, out)))).toEqual(seenInBoth(out))
    },
  )

  test.each(sampleOf(names, 3))('of a theme that sets %s alone', async (name) => {
    const login = await showLogin()
    for (const index of [1, 2]) {
      const out = said(drawnWith(login, { [name]: oddOf(name, index) }))
      expect(out.light[name]).toBeDefined()
      expect(seenInBoth(said(drawnAfter(login, out)))).toEqual(seenInBoth(out))
    }
  })

  test('of a token that follows another one', async () => {
    const login = await showLogin()
    const values = { canvas: '#123456', amber: 'var(--cp-canvas)', 'radius-large': 'var(--cp-space-2, 8px)' }
    const out = said(drawnWith(login, values))
    expect(out.light).toMatchObject({ amber: 'var(--cp-canvas)', 'radius-large': 'var(--cp-space-2)' })
    document.adoptedStyleSheets = []
    const back = themeFrom(out, login).values
    expect(back).toMatchObject({ canvas: '#123456', amber: 'var(--cp-canvas)' })
    expect(said(drawnWith(login, { ...back, space: '7px' })).light['radius-large']).toBe('var(--cp-space-2)')
    expect(getComputedStyle(login).getPropertyValue('--_radius-large')).toContain('7px')
  })
})

describe.each(['light', 'dark'] as const)('in the file for %s', (scheme) => {
  const fileOf = (computed: ReturnType<typeof computedIn>) => {
    const file = JSON.parse(writeTokens(schemeOf(documentOf(computed), scheme)))
    return (name: TokenName) => {
      const [group, path] = pathOf(name)
      return file[group]?.[path]
    }
  }

  test('each token that is another one by default refers to it, and each that is made of others says of which', async () => {
    const tokenAt = fileOf(computedIn(await showLogin()))
    for (const name of typed.keys()) {
      const css = inScheme(tokens[name], scheme)
      const { $value, $description } = tokenAt(name) ?? {}
      const parts = [...css.matchAll(/--_([\w-]+)/g)].map(([, part]) => pathOf(part as TokenName))
      const [[whole] = []] = [...css.matchAll(/^var\(--_[\w-]+\)$/g)]
      // The unit of all lengths is none that one draws with.
      if (whole === 'var(--_rem)') expect($value).toEqual({ value: 16, unit: 'px' })
      else if (whole) expect($value).toBe(`{${parts[0]?.join('.')}}`)
      else for (const part of parts) expect($description).toContain(part.join('/'))
      expect(/Computed/.test($description ?? '')).toBe(!whole && parts.length > 0)
    }
  })

  test('each token that a theme makes another one refers to it, and does so when it comes back', async () => {
    const login = await showLogin()
    const nextTo = (name: TokenName) =>
      inOrder.slice(0, inOrder.indexOf(name)).findLast((other) => typed.get(other) === typed.get(name))
    const theme = Object.fromEntries(
      names.map((name) => {
        const other = nextTo(name)
        return [name, other ? `var(--cp-${other})` : oddOf(name, 2)]
      }),
    )
    const out = said(drawnWith(login, theme))
    for (const name of typed.keys()) {
      const other = nextTo(name)
      if (other) expect(out[scheme][name]).toBe(`var(--cp-${other})`)
    }
    expect(said(drawnAfter(login, out))).toEqual(out)
  })
})

/** What Figma makes of a file: a length is a number without its unit, a typeface and a weight a text, and it has no shadows. */
function asFigma(tree: object, mode: string): object {
  const entries = Object.entries(tree).flatMap(([name, branch]): [string, unknown][] => {
    if (name === '$schema' || name === '$extensions') return []
    const { $type, $value } = branch
    if (!$type) return [[name, asFigma(branch, '')]]
    if ($type === 'fontFamily') return [[name, { $type: 'string', $value }]]
    if (typeof $value === 'string') return [[name, { $type: 'color', $value }]]
    if ($type === 'dimension' || $type === 'duration')
      return [[name, { $type: 'number', $value: $value.value }]]
    if ($type === 'shadow' || $type === 'cubicBezier') return []
    return [[name, { $type, $value, $extensions: { 'com.figma.scopes': ['ALL_SCOPES'] } }]]
  })
  return { ...Object.fromEntries(entries), ...(mode && { $extensions: { 'com.figma.modeName': mode } }) }
}

/** The same as Figma's REST API answers it. A colour has parts from 0 to 1, and a reference an id. */
function asVariables(files: readonly object[]): object {
  const variables: Record<string, { valuesByMode: Record<string, unknown> }> = {}
  const write = (tree: object, path: readonly string[], mode: string): void => {
    for (const [name, branch] of Object.entries(tree)) {
      const whole = [...path, name]
      const { $value } = branch
      if (name === '$extensions') continue
      if ($value === undefined) write(branch, whole, mode)
      else {
        const id = whole.join('/')
        const alias = /^\{(.*)\}$/.exec($value)?.[1]?.replaceAll('.', '/')
        const { components: [r, g, b] = [], alpha: a } = $value
        variables[id] ??= Object.assign({ id, name: id, variableCollectionId: 'c' }, { valuesByMode: {} })
        variables[id].valuesByMode[mode] = alias
          ? { type: 'VARIABLE_ALIAS', id: alias }
          : r === undefined
            ? $value
            : { r, g, b, a }
      }
    }
  }
  for (const [at, file] of files.entries()) write(file, [], `1:${at}`)
  const modes = [
    { modeId: '1:0', name: 'Light' },
    { modeId: '1:1', name: 'Dark' },
  ]
  return { status: 200, error: false, meta: { variables, variableCollections: { c: { id: 'c', modes } } } }
}

test.each(sampleOf([0, 1, 2, 3], 2))(
  'what Figma has taken and given is the same theme, in its form %i',
  async (index) => {
    const login = await showLogin()
    const taken = names.filter((name) => {
      const type = typed.get(name)
      return type && !['shadow', 'cubicBezier'].includes(type)
    })
    const computed = drawnWith(login, Object.fromEntries(taken.map((name) => [name, oddOf(name, index)])))
    const out = said(computed)
    const files = (['light', 'dark'] as const).map((scheme) =>
      asFigma(schemeOf(documentOf(computed), scheme), scheme === 'light' ? 'Light' : 'Dark mode'),
    )
    expect(files.map(modeOf)).toEqual(['light', 'dark'])
    const [light, dark] = files.map(valuesOf)
    expect([light?.leftOut, dark?.leftOut]).toEqual([[], []])
    const back = said(drawnAfter(login, { light: light?.light ?? {}, dark: dark?.dark ?? {} }))
    expect(inPixels(back)).toEqual(inPixels(out))
    const { leftOut, ...both } = valuesOf(treeOfFigma(asVariables(files)))
    expect(leftOut).toEqual([])
    expect(inPixels(said(drawnAfter(login, both)))).toEqual(inPixels(out))
  },
)

/** A theme that went out, was changed in a drawing program, where nothing follows, and came back without a word of the old theme. */
async function changed(theme: Values, change: Values) {
  const login = await showLogin()
  const out = drawnWith(login, theme)
  document.adoptedStyleSheets = []
  const { light, dark } = said(out)
  const wanted = { light: { ...light, ...change }, dark: { ...dark, ...change } }
  const { values } = themeFrom(wanted, login)
  const found = leftBehind({ wanted, values, known: computedIn(login) }, login)
  for (const name of found.flatMap(({ names }) => names)) delete values[name]
  return { found: Object.fromEntries(found.map(({ source, names }) => [source, names])), values }
}

test.each(
  sampleOf(
    ['#7e6bff', '#17906b', '#ffd400', '#0b1f4b', 'light-dark(#937a00, #ffd400)', '#c5f04a', '#f4552b'],
    4,
  ),
)('what followed the old accent %s is found, and follows the new one', async (accent) => {
  const { found, values } = await changed({ accent }, { accent: '#c2410c' })
  expect(found.accent?.length).toBeGreaterThan(10)
  expect(values).toEqual({ accent: '#c2410c' })
})

test.each<[string, Values, Values]>([
  ['the unit of distances', { space: '3px' }, { space: '6px' }],
  ['the unit of all lengths', {}, { rem: '18px' }],
  ['the unit of all lengths of a theme', { rem: '20px' }, { rem: '18px' }],
  ['a radius', {}, { radius: '2px' }],
  ['a ground', { accent: '#17906b' }, { surface: '#fff8ee' }],
  ['a ground of its own', { surface: 'light-dark(#fcfdff, #12295c)' }, { surface: '#0f2a66' }],
  [
    'an accent whose strong one and ground are of their own',
    { 'accent-strong': '#ffd400', base: '#0b1f4b', accent: 'light-dark(#937a00, #ffd400)' },
    { accent: '#17906b' },
  ],
  ...['#ffd400', '#c5f04a', '#7fd4ff', '#ff8fa3'].map((bright): [string, Values, Values] => [
    `bright buttons in ${bright}`,
    { accent: bright, 'accent-strong': bright },
    { accent: '#17906b', 'accent-strong': '#17906b' },
  ]),
  ['corners that were square', { radius: '0px' }, { radius: '6px' }],
  ['accent and ground', { accent: '#17906b' }, { accent: '#c2410c', surface: '#fff8ee' }],
])('what followed %s is found', async (_, theme, change) => {
  const { found, values } = await changed(theme, change)
  expect(Object.keys(found).toSorted()).toEqual(Object.keys(change).toSorted())
  expect(values).toEqual({ ...theme, ...change })
})

test('what followed a unit that has its default again is found', async () => {
  const { found, values } = await changed({ space: '3px' }, { space: '4px' })
  expect(Object.keys(found)).toEqual(['space'])
  expect(values).toEqual({})
})

test('a colour of its own beside an accent that was changed stays', async () => {
  const own = { accent: '#17906b', 'accent-text': '#111111', canvas: '#fafafa' }
  const { values } = await changed(own, { accent: '#c2410c' })
  expect(values).toEqual({ ...own, accent: '#c2410c' })
})

test('what the pointer makes of a button stays if it is of its own, beside buttons that were changed', async () => {
  const own = { 'accent-strong': '#ffd400', 'accent-hover': '#ff00aa' }
  const { found, values } = await changed(own, { 'accent-strong': '#ffe14d' })
  expect(found).toEqual({})
  expect(values['accent-hover']).toBe('#ff00aa')
})

/** Figma gives each length in pixels, and of typefaces the first one. */
const inPixels = (values: ReturnType<typeof said>) =>
  JSON.parse(
    JSON.stringify(seenInBoth(values), (name, css) =>
      name.startsWith('font') ? css.split(',')[0] : css,
    ).replace(/(-?[\d.]+)rem/g, (_, count) => `${Math.round(count * 16 * 1000) / 1000}px`),
  )

test('the files for Figma have what its variables can be: lines and corners in pixels, one typeface', async () => {
  const login = await showLogin()
  const theme = { font: '"Open Sans", sans-serif', 'text-md': '1rem', 'line-height': '1.6' }
  const file = JSON.parse(writeTokens(schemeOf(documentOf(drawnWith(login, theme)), 'light')))
  expect(file.type).toMatchObject({
    font: { $type: 'fontFamily', $value: 'Open Sans' },
    'weight-bold': { $value: 600 },
    'line-height': { $type: 'dimension', $value: { value: 25.6, unit: 'px' } },
    'line-height-tight': { $value: { value: 21.6, unit: 'px' } },
    'line-height-large': { $value: { value: 31.2, unit: 'px' } },
  })
  expect(file.shape['radius-round'].$value).toEqual({ value: 999, unit: 'px' })
  const figmaOf = (token: { $extensions: Record<string, unknown> }) => [
    token.$extensions['com.figma.scopes'],
    token.$extensions['com.figma.codeSyntax'],
  ]
  expect(figmaOf(file.shape['radius-small'])).toEqual([['CORNER_RADIUS'], { WEB: 'var(--cp-radius-small)' }])
  expect(figmaOf(file.type.font)).toEqual([['FONT_FAMILY'], { WEB: 'var(--cp-font)' }])
  expect(figmaOf(file.space['2'])).toEqual([['GAP'], { WEB: 'var(--cp-space-2)' }])
  const scopesAt = (group: string, name: string) => figmaOf(file[group][name])[0]
  expect(scopesAt('colour', 'accent')).toEqual(['FRAME_FILL', 'SHAPE_FILL', 'STROKE_COLOR'])
  expect(scopesAt('colour', 'surface')).toEqual(['FRAME_FILL', 'SHAPE_FILL'])
  expect(scopesAt('colour', 'text-muted')).toEqual(['TEXT_FILL', 'SHAPE_FILL', 'STROKE_COLOR'])
  expect(scopesAt('colour', 'on-accent')).toEqual(['TEXT_FILL'])
  expect(scopesAt('status', 'amber-text')).toEqual(['TEXT_FILL'])
  for (const name of ['line', 'ring']) expect(scopesAt('colour', name)).toEqual(['STROKE_COLOR'])
  for (const name of ['shadow', 'shadow-overlay']) expect(scopesAt('shape', name)).toEqual([])
  expect(scopesAt('motion', 'ease')).toEqual([])
  document.adoptedStyleSheets = []
  const { light } = valuesOf(file)
  expect(themeFrom({ light, dark: light }, login).values).toMatchObject({ ...theme, 'text-md': '16px' })
  expect(Object.keys(themeFrom({ light, dark: light }, login).values)).not.toContain('radius-round')
})

test('the files have styles of text, made of the tokens; what is changed in one comes back as its token', async () => {
  const login = await showLogin()
  const computed = drawnWith(login, { font: '"Open Sans", sans-serif', 'line-height-large': '1.25' })
  const data = JSON.parse(writeTokens(documentOf(computed)))
  expect(data.sets.shared.sources[0]['text-style'].page).toMatchObject({
    $type: 'typography',
    $value: {
      fontFamily: '{type.font}',
      fontSize: '{type.text-2xl}',
      fontWeight: '{type.weight-bold}',
      letterSpacing: { value: -0.0244, unit: 'rem' },
      lineHeight: '{type.line-height-large}',
    },
  })
  const file = JSON.parse(writeTokens(schemeOf(documentOf(computed), 'light')))
  expect(file['text-style'].page.$value).toMatchObject({
    lineHeight: 1.25,
    letterSpacing: { value: -0.39, unit: 'px' },
  })
  expect(valuesOf(file).leftOut).toEqual([])
  const { page, label, button, body } = file['text-style']
  Object.assign(page.$value, { fontSize: { value: 30, unit: 'px' }, lineHeight: { value: 36, unit: 'px' } })
  Object.assign(label.$value, { fontFamily: ['Inter'], fontSize: '12px', fontWeight: 'Bold' })
  Object.assign(button.$value, { lineHeight: '150%' })
  Object.assign(body.$value, { fontFamily: 'Roboto' })
  const { light, leftOut } = valuesOf({ 'text-style': { page, label, button, body } })
  expect(light).toEqual({
    font: 'Roboto',
    'text-2xl': '30px',
    'text-sm': '12px',
    'weight-medium': '700',
    'line-height': '1.5',
    'line-height-large': '1.2',
  })
  expect(leftOut).toEqual([
    { path: 'text-style/button/lineHeight', reason: 'no token of the elements has this name' },
  ])
  // What the tokens say counts, and the style is named.
  expect(valuesOf({ ...file, type: { 'text-2xl': { $value: 20 } } }).leftOut).toContainEqual({
    path: 'text-style/page/fontSize',
    reason: 'another text-2xl is taken: type/text-2xl',
  })
})

test.each<[string, Values, number]>([
  ['the defaults', {}, 16],
  ['a dense theme', { 'text-md': '13px' }, 15],
  ['another unit', { rem: '18px', 'line-height': '1.4' }, 18],
])('a text that was made larger in a file of %s keeps the ratio of its lines', async (_, theme, size) => {
  const login = await showLogin()
  const file = JSON.parse(
    writeTokens(schemeOf(documentOf(drawnWith(login, theme), { values: theme }), 'light')),
  )
  const old = theme['line-height'] ?? '1.5'
  file.type['text-md'].$value = { value: size, unit: 'px' }
  expect(valuesOf(file)).toMatchObject({
    light: { 'text-md': `${size}px`, 'line-height': old },
    leftOut: [],
  })
  // A program that knows nothing of themes.
  const { $extensions, ...bare } = file
  expect(valuesOfAll([{ document: bare }], theme).light['line-height']).toBe(old)
  file.type['line-height'].$value = 2 * size
  expect(valuesOf(file)).toMatchObject({ light: { 'line-height': '2' }, leftOut: [] })
})

test('what is changed in a style counts beside its token, which says what it said before', async () => {
  const theme = { 'text-2xl': '28px' }
  const computed = drawnWith(await showLogin(), theme)
  const file = JSON.parse(writeTokens(schemeOf(documentOf(computed, { values: theme }), 'light')))
  const { page, body, label } = file['text-style']
  page.$value.fontSize = 32
  body.$value.lineHeight = '22.4px'
  label.$value.fontWeight = 500
  expect(valuesOf(file)).toMatchObject({ light: { 'text-2xl': '32px', 'line-height': '1.6' }, leftOut: [] })
  file.type['text-2xl'].$value = 20
  expect(valuesOf(file)).toMatchObject({
    light: { 'text-2xl': '20px' },
    leftOut: [{ path: 'text-style/page/fontSize', reason: 'another text-2xl is taken: type/text-2xl' }],
  })
})

test.each<[string, unknown, object]>([
  [
    'a line height in pixels, of its text',
    { 'line-height': { $value: 24 }, 'text-md': { $value: 16 }, 'line-height-tight': { $value: '20px' } },
    { 'line-height': '1.5', 'text-md': '16px', 'line-height-tight': '1.25' },
  ],
  [
    'a reference to what is no token of ours',
    { a: { leaf: { $value: '#123456' } }, b: { accent: { $value: '{a.leaf}' } } },
    { accent: '#123456' },
  ],
  [
    'a reference to a token of ours',
    { colour: { rose: { $value: '#123456' }, amber: { $value: '{colour.rose}' } } },
    { rose: '#123456', amber: 'var(--cp-rose)' },
  ],
  ['a length in pixels', { radius: { $value: { value: 3, unit: 'px' } } }, { radius: '3px' }],
  [
    'a length as a number',
    { radius: { $value: 4 }, space: { $value: '5' } },
    { radius: '4px', space: '5px' },
  ],
  [
    'a length as a text',
    { radius: { $value: '0px' }, space: { $value: '0.2rem' } },
    { radius: '0px', space: '0.2rem' },
  ],
  [
    'a share of a hundred',
    { 'line-height': { $value: '140%' }, 'disabled-opacity': { $value: '40%' } },
    { 'line-height': '1.4', 'disabled-opacity': '0.4' },
  ],
  [
    'a shadow of Tokens Studio',
    {
      shadow: {
        type: 'boxShadow',
        value: { x: '0', y: '1', blur: '2', spread: '0', color: '#00000033', type: 'dropShadow' },
      },
      'shadow-overlay': {
        type: 'boxShadow',
        value: [{ x: 0, y: 8, blur: 24, spread: 0, color: '#123456', type: 'innerShadow' }],
      },
    },
    { shadow: '0px 1px 2px 0px #00000033', 'shadow-overlay': 'inset 0px 8px 24px 0px #123456' },
  ],
  [
    'a number of times another token',
    {
      shape: { radius: { $value: 4 }, 'radius-large': { $value: '{shape.radius}*2' } },
      space: { unit: { $value: { value: 5, unit: 'px' } }, 2: { $value: '{space.unit} / 2' } },
    },
    { radius: '4px', 'radius-large': '8px', space: '5px', 'space-2': '2.5px' },
  ],
  ['a duration as a number', { motion: { $value: 90 } }, { motion: '90ms' }],
  ['a weight as a word', { 'weight-bold': { $value: 'Semi Bold' } }, { 'weight-bold': '600' }],
  ['a typeface of two words', { font: { $value: ['Open Sans', 'serif'] } }, { font: '"Open Sans", serif' }],
  ['a typeface as a text', { font: { $value: 'Open Sans' } }, { font: '"Open Sans"' }],
  [
    'a colour that lets through',
    { scrim: { $value: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5 } } },
    { scrim: '#00000080' },
  ],
  [
    'a colour of another space',
    { accent: { $value: { colorSpace: 'oklch', components: [0.7, 0.1, 'none'] } } },
    { accent: 'oklch(0.7 0.1 none / 1)' },
  ],
  ['a colour as Figma has it', { accent: { $value: { r: 1, g: 0, b: 0, a: 1 } } }, { accent: '#ff0000' }],
  [
    'a colour without its mark',
    { accent: { $value: 'FFD400' }, canvas: { $value: '000000' } },
    { accent: '#FFD400', canvas: '#000000' },
  ],
  ['a token of before the format', { accent: { value: '#123456', type: 'color' } }, { accent: '#123456' }],
  [
    'names of before',
    { space: { space: { $value: 3 }, 'space-2': { $value: 9 } } },
    { space: '3px', 'space-2': '9px' },
  ],
  [
    'names without a stutter',
    { Space: { Unit: { $value: 3 }, 2: { $value: 9 } } },
    { space: '3px', 'space-2': '9px' },
  ],
  [
    'a reference to a token that has only the name of one of ours',
    {
      a: { text: { $value: '#111111' } },
      b: { text: { $value: '#111111' }, accent: { $value: '{b.text}' } },
    },
    { text: '#111111', accent: '#111111' },
  ],
  [
    'the base of a palette, which is no hue of greys,',
    {
      palette: { red: { base: { $value: '#f00' } }, blue: { base: { $value: '#00f' } } },
      brand: { accent: { $value: '{palette.blue.base}' }, danger: { $value: '{palette.red.base}' } },
    },
    { accent: '#00f', danger: '#f00' },
  ],
  [
    'a reference to a token of ours with another type',
    { radius: { $value: 4 }, space: { $value: '{radius}' }, 'line-height': { $value: '{radius}' } },
    { radius: '4px', space: 'var(--cp-radius)', 'line-height': '4' },
  ],
  ['a path as a name', { 'brand/accent': { $value: '#123456' } }, { accent: '#123456' }],
  ['the root of a group', { brand: { accent: { $root: { $value: '#123456' } } } }, { accent: '#123456' }],
  [
    'a reference with spaces, to a root',
    { a: { leaf: { $root: { $value: '#123456' } } }, accent: { $value: '{ a / leaf.$root }' } },
    { accent: '#123456' },
  ],
  [
    'a reference without its set',
    {
      global: { blue: { value: '#123456', type: 'color' } },
      brand: { accent: { value: '{blue}', type: 'color' } },
    },
    { accent: '#123456' },
  ],
  [
    'a group that only begins as a scheme',
    { DarkGreen: { accent: { $value: '#123456' } } },
    { accent: '#123456' },
  ],
  [
    'names in the forms of other programs',
    { accentText: { $value: '#123456' }, text_muted: { $value: '#234567' }, space2: { $value: 9 } },
    { 'accent-text': '#123456', 'text-muted': '#234567', 'space-2': '9px' },
  ],
  [
    'names in groups',
    {
      Colours: {
        Text: { Muted: { $value: '#123456' } },
        Accent: { Text: { $value: '#234567' } },
        'Accent/Hover': { $value: '#345678' },
      },
    },
    { 'text-muted': '#123456', 'accent-text': '#234567', 'accent-hover': '#345678' },
  ],
  ['the name of a property', { '--cp-accent': { $value: '#123456' } }, { accent: '#123456' }],
])('%s is read', (_, data, values) => {
  expect(valuesOf(data)).toEqual({ light: values, dark: values, leftOut: [] })
})

test.each<[string, unknown]>([
  ['groups', { Light: { accent: { $value: '#111111' } }, Dark: { accent: { $value: '#eeeeee' } } }],
  [
    'modes of a token',
    { accent: { $value: '#111111', $extensions: { mode: { Light: '#111111', Dark: '#eeeeee' } } } },
  ],
  [
    'groups of words',
    { 'Light mode': { accent: { $value: '#111111' } }, DarkMode: { accent: { $value: '#eeeeee' } } },
  ],
  ['a group for one beside all', { accent: { $value: '#111111' }, dark: { accent: { $value: '#eeeeee' } } }],
])('light and dark are read as %s', (_, data) => {
  expect(valuesOf(data)).toEqual({ light: { accent: '#111111' }, dark: { accent: '#eeeeee' }, leftOut: [] })
})

test('what Tokens Studio makes of variables is read: a set for each mode, in a folder for the collection', () => {
  const setOf = (accent: string) => ({
    colour: {
      accent: { $type: 'color', $value: accent },
      purple: { $type: 'color', $value: '{colour.accent}' },
    },
    shape: { radius: { $type: 'number', $value: 3 } },
  })
  const sets = { 'Client portal/Light': setOf('#111111'), 'Client portal/Dark': setOf('#eeeeee') }
  const more = { $themes: [], $metadata: { tokenSetOrder: Object.keys(sets) } }
  const shared = { purple: 'var(--cp-accent)', radius: '3px' }
  expect(valuesOf({ ...sets, ...more })).toEqual({
    light: { accent: '#111111', ...shared },
    dark: { accent: '#eeeeee', ...shared },
    leftOut: [],
  })
})

test.each<[string, unknown, string]>([
  ['a value that is none', { accent: { $value: 'url(x)' } }, 'accent: "url(x)" is no colour'],
  ['a formula', { radius: { $value: '{space}+4' } }, 'radius: "{space}+4" is no length'],
  ['a length of something else', { radius: { $value: 'soft' } }, 'radius: "soft" is no length'],
  [
    'a name that is none',
    { shop: { price: { $value: 4 } } },
    'shop/price: no token of the elements has this name',
  ],
  [
    'a reference in a circle',
    { a: { accent: { $value: '{b.x}' } }, b: { x: { $value: '{a.accent}' } } },
    'a/accent: it refers to itself',
  ],
  [
    'a number of times in a circle',
    { radius: { $value: '{space}*2' }, space: { $value: '{radius}*2' } },
    'radius: "{space}*2" is no length',
  ],
  ['a long value', { accent: { $value: 'x'.repeat(500) } }, `accent: "${'x'.repeat(79)}… is no colour`],
  ['a reference to nothing', { accent: { $value: '{a.b}' } }, 'accent: it refers to a/b, which is not there'],
])('%s is named, and left out', (_, data, line) => {
  const { leftOut, ...values } = valuesOf(data)
  expect(values).toEqual({ light: {}, dark: {} })
  expect(leftOut.map(({ path, reason }) => `${path}: ${reason}`)).toContain(line)
})

test.each<[string, object, string]>([
  ['a rem', { radius: 0.5, rem: 1, space: 0.25 }, "rem can't be 1px"],
  ['a text', { radius: { value: 0.5, unit: 'px' }, 'text-md': '0.875px' }, "text-md can't be 0.875px"],
  ['a distance', { radius: 0.5, space: 0.25 }, "space can't be 0.25px"],
])('of a file whose lengths have lost their units, as %s shows, no length is read', (_, lengths, why) => {
  const values = Object.entries({ ...lengths, 'radius-large': '0.7rem', 'radius-round': 0 })
  const data = Object.fromEntries(values.map(([each, $value]) => [each, { $value }]))
  const { leftOut, light } = valuesOf(data)
  expect(light).toEqual({ 'radius-large': '0.7rem', 'radius-round': '0px' })
  expect(leftOut.map(({ path }) => path)).toEqual(Object.keys(lengths))
  expect(leftOut[0]?.reason).toBe(`0.5px has lost its unit: ${why}. Save the file anew`)
})

test.each<[string, object]>([
  [
    'a plugin, a file for each collection,',
    {
      id: 'VariableCollectionId:1:1',
      name: 'Portal',
      modes: { '1:0': 'Light', '1:1': 'Dark' },
      variables: [
        {
          id: 'VariableID:1:2',
          name: 'brand/leaf',
          type: 'COLOR',
          valuesByMode: { '1:0': { r: 1, g: 0, b: 0, a: 1 }, '1:1': { r: 0, g: 0, b: 1, a: 1 } },
        },
        {
          id: 'VariableID:1:3',
          name: 'colour/accent',
          valuesByMode: {
            '1:0': { type: 'VARIABLE_ALIAS', id: 'VariableID:1:2' },
            '1:1': { type: 'VARIABLE_ALIAS', id: 'VariableID:1:2' },
          },
        },
        {
          id: 'VariableID:1:4',
          name: 'shape/radius',
          valuesByMode: {
            '1:0': { type: 'VARIABLE_ALIAS', id: 'VariableID:9:9' },
            '1:1': { type: 'VARIABLE_ALIAS', id: 'VariableID:9:9' },
          },
          resolvedValuesByMode: { '1:0': { resolvedValue: 4 }, '1:1': { resolvedValue: 4 } },
        },
      ],
    },
  ],
  [
    'a plugin that lists the variables of each mode',
    {
      version: '1.0.2',
      collections: [
        {
          name: 'Portal',
          modes: [
            {
              name: 'Light',
              variables: [
                { name: 'shape/radius', type: 'number', value: 4 },
                { name: 'colour/accent', type: 'color', value: { r: 255, g: 0, b: 0, a: 1 } },
              ],
            },
            {
              name: 'Dark',
              variables: [
                { name: 'shape/radius', type: 'number', value: 4 },
                { name: 'brand/leaf', type: 'color', value: { r: 0, g: 0, b: 255, a: 1 } },
                { name: 'colour/accent', isAlias: true, value: { collection: 'Portal', name: 'brand/leaf' } },
              ],
            },
          ],
        },
      ],
    },
  ],
])('the variables of %s are read', (_, data) => {
  expect(valuesOf(treeOfFigma(data))).toEqual({
    light: { accent: '#ff0000', radius: '4px' },
    dark: { accent: '#0000ff', radius: '4px' },
    leftOut: [],
  })
})

test('a second token of a name is left out, and the first one named', () => {
  const accent = (value: string) => ({ accent: { $value: value } })
  expect(valuesOf({ a: accent('#111111'), b: accent('#222222'), colour: accent('#333333') })).toEqual({
    light: { accent: '#333333' },
    dark: { accent: '#333333' },
    leftOut: ['b/accent', 'a/accent'].map((path) => ({
      path,
      reason: 'another accent is taken: colour/accent',
    })),
  })
})

test('files of one read add up, and refer to one another', () => {
  const palette = { document: { palette: { leaf: { $value: '#123456' } } } }
  const accent = { document: { accent: { $value: '{palette.leaf}' } }, scheme: 'light' } as const
  const radius = { document: { radius: { $value: 3 } }, scheme: 'light' } as const
  const light = { accent: '#123456', radius: '3px' }
  expect(valuesOfAll([palette, accent, radius])).toEqual({ light, dark: {}, leftOut: [] })
})

test('a chain of ten thousand references is followed', () => {
  const links = Array.from({ length: 10_000 }, (_, at) => [`link-${at}`, { $value: `{link-${at + 1}}` }])
  const data = {
    ...Object.fromEntries(links),
    'link-10000': { $value: '#123456' },
    accent: { $value: '{link-0}' },
  }
  expect(valuesOf(data).light).toEqual({ accent: '#123456' })
})

test.each([
  ['tokens_dark.json', 'dark'],
  ['darkTokens.json', 'dark'],
  ['DarkMode.json', 'dark'],
  ['tokens.light.json', 'light'],
  ['lightning.json', undefined],
])('%s is for %s', (name, scheme) => {
  expect(schemeNamed(name)).toBe(scheme)
})

test('what is no file of tokens has none', () => {
  expect(valuesOf('tokens')).toEqual({ light: {}, dark: {}, leftOut: [] })
})
