/**
 * A theme as data: a resolver document of the Design Tokens Community Group, 2025.10. What is the same on light and
 * dark pages is a set, what differs is a modifier.
 */
import { type TokenGroup, tokenDocs } from '../../../src/elements/reference/theming.ts'
import { type TokenName, tokens } from '../../../src/views/ui/style/tokens.ts'
import type { Scheme } from './colours.ts'
import type { Theme } from './theme.ts'
import {
  aliasOf,
  followsScheme,
  inScheme,
  isTokenName,
  leastPixels,
  mostRound,
  partsOf,
  pathOf,
  scopesOf,
  textOf,
  typed,
} from './token-types.ts'
import { toValue } from './token-values.ts'
import { styleGroup, typographyOf } from './typography.ts'

/** The CSS of each token that a theme sets, or that a browser computed. `var(--cp-radius)` stands for following `radius`. */
export type Values = Partial<Record<TokenName, string>>

interface DesignToken {
  $type: string
  $value: unknown
  $description?: string
  $extensions?: object
}

/** Tokens by their group and name. */
type Groups = Partial<Record<TokenGroup | typeof styleGroup, Record<string, DesignToken>>>

const schemas = 'https://www.designtokens.org/schemas/2025.10'

/**
 * Where a file has the CSS of what the format has no word for, such as a height that depends on the window, or a page that is
 * always dark.
 */
export const ownExtension = 'client-portal-elements'

/**
 * Writes what a browser computed as one document.
 * @param theme what the theme sets, as CSS: whoever reads the file can see what follows what
 */
export function documentOf(
  computed: Record<Scheme, Values>,
  { name, colorScheme = 'light dark', values: theme = {} }: Partial<Theme> = {},
) {
  const wordless = {
    ...(name && { name }),
    ...(colorScheme !== 'light dark' && { 'color-scheme': colorScheme }),
    ...wordlessIn(computed.light),
    ...(Object.keys(theme).length > 0 && { theme }),
  }
  const groups = (scheme: Scheme, isWanted: (name: TokenName) => boolean) =>
    groupsOf(computed[scheme], isWanted, (name) => inScheme(theme[name] ?? tokens[name], scheme))
  return {
    $schema: `${schemas}/resolver.json`,
    name: name ?? 'Client Portal Elements',
    description:
      'The token `accent` is the custom property `--cp-accent`, and so on; `space/2` is `--cp-space-2`.',
    version: '2025.10',
    sets: {
      shared: {
        sources: [
          {
            ...groups('light', (name) => !followsScheme(name)),
            [styleGroup]: typographyOf(computed.light, (name) => sayable(computed.light, name) !== undefined),
          },
        ],
      },
    },
    modifiers: {
      theme: {
        description: 'What follows the colour scheme of the page.',
        contexts: {
          light: [groups('light', followsScheme)],
          dark: [groups('dark', followsScheme)],
        },
        default: 'light',
      },
    },
    resolutionOrder: [{ $ref: '#/sets/shared' }, { $ref: '#/modifiers/theme' }],
    ...(Object.keys(wordless).length > 0 && { $extensions: { [ownExtension]: wordless } }),
  }
}

type Document = ReturnType<typeof documentOf>

/** @param written the CSS of a token, before a browser computed it */
function groupsOf(
  values: Values,
  isWanted: (name: TokenName) => boolean,
  written: (name: TokenName) => string,
): Groups {
  const groups: Groups = {}
  for (const [name, $type] of typed) {
    const $value = sayable(values, name)
    if ($value === undefined || !isWanted(name)) continue
    const [group, path] = pathOf(name)
    const $description = `${tokenDocs[name].text}${computedFrom(written(name))}`
    groups[group] = { ...groups[group], [path]: { $type, $value, $description } }
  }
  return groups
}

/** Says what a value is computed from, where the file has no more than what comes out. */
function computedFrom(css: string): string {
  const names = aliasOf(css) ? [] : partsOf(css)
  return names.length > 0 ? ` Computed from ${names.map((name) => pathOf(name).join('/')).join(', ')}.` : ''
}

/** The value of a token in the format, if it has one. A token that follows one without has none, too. */
function sayable(values: Values, name: TokenName): unknown {
  const [css, type] = [values[name], typed.get(name)]
  if (css === undefined || !type) return
  const followed = aliasOf(css)
  return followed && sayable(values, followed) === undefined ? undefined : toValue(type, css)
}

/** What has no value in the format, as CSS. */
function wordlessIn(values: Values): Values {
  // Each name is a token's: Object.entries() forgets it.
  const all = Object.entries(values) as [TokenName, string][]
  return Object.fromEntries(all.filter(([name]) => sayable(values, name) === undefined))
}

/**
 * One scheme of a document, for programs that know no resolvers. Figma calls the mode as it is called here. Its variables have no
 * units and are shown as pixels, so all lengths are in pixels.
 */
export function schemeOf({ sets, modifiers, $extensions }: Document, scheme: Scheme) {
  const all: Groups = {}
  for (const groups of [...sets.shared.sources, ...modifiers.theme.contexts[scheme]])
    for (const [group, tokens] of Object.entries(groups) as [keyof Groups, Record<string, DesignToken>][])
      all[group] = { ...all[group], ...tokens }
  const mode = { 'com.figma.modeName': scheme === 'light' ? 'Light' : 'Dark' }
  return {
    $schema: `${schemas}/format.json`,
    $extensions: { ...mode, ...$extensions },
    ...asVariables(inPixels(all)),
  }
}

/** The same data with each length in pixels. */
const inPixels = (data: Groups): Groups =>
  JSON.parse(JSON.stringify(data), (_, value) =>
    value?.unit === 'rem' ? { value: Math.round(value.value * 1600) / 100, unit: 'px' } : value,
  )

/** What Figma's variables can't be: a typeface with others in its place, a line height that is no length, a radius of 1584. */
function asVariables(all: Groups): Groups {
  const { type, shape } = all
  /** The number or the pixels at a path, or at the one that it refers to. */
  const numberAt = (path: readonly [TokenGroup, string]): number => {
    const value = all[path[0]]?.[path[1]]?.$value
    const [, group, name = ''] = (typeof value === 'string' && /^\{(.+)\.(.+)\}$/.exec(value)) || []
    // A reference of ours leads to a group of ours.
    if (group) return numberAt([group as TokenGroup, name])
    return typeof value === 'number' ? value : Object(value).value
  }
  // Of a style they are multiples: its text may have another size than that of the token.
  for (const { $value } of Object.values(all[styleGroup] ?? {})) {
    const { lineHeight } = Object($value)
    const [, name = ''] = /^\{type\.(.+)\}$/.exec(lineHeight) ?? []
    if (name) Object.assign(Object($value), { lineHeight: numberAt(['type', name]) })
  }
  for (const [name, token] of Object.entries(type ?? {})) {
    const text = isTokenName(name) && textOf[name]
    const pixels = text && Math.round(Number(token.$value) * numberAt(pathOf(text)) * 100) / 100
    if (pixels && pixels >= leastPixels)
      Object.assign(token, { $type: 'dimension', $value: { value: pixels, unit: 'px' } })
    if (!Array.isArray(token.$value)) continue
    const families: unknown[] = token.$value
    Object.assign(token, { $value: families[0], $extensions: { [ownExtension]: { families } } })
  }
  for (const name of typed.keys()) {
    const [group, path] = pathOf(name)
    const token = all[group]?.[path]
    // What a developer reads of it in Figma's Dev Mode.
    const figma = { 'com.figma.scopes': scopesOf(name), 'com.figma.codeSyntax': { WEB: `var(--cp-${name})` } }
    if (!token) continue
    // A size of text is no distance: a variable that is bound to the unit would be the only one that changes with it.
    if (token.$value === toValue('dimension', 'var(--cp-rem)'))
      token.$value = { value: numberAt(pathOf('rem')), unit: 'px' }
    token.$extensions = { ...token.$extensions, ...figma }
  }
  const round = shape?.['radius-round']?.$value
  if (Object(round).value > mostRound) Object.assign(Object(round), { value: mostRound })
  return all
}

/** Writes JSON with the numbers of a list in one line. */
export const writeTokens = (data: object): string =>
  `${JSON.stringify(data, null, 2).replace(/\[\s+([\d.,\s-]+?)\s+\]/g, (_, numbers) => `[${numbers.replace(/\s+/g, ' ')}]`)}\n`
