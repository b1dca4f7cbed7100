/** Reads design tokens: documents of ours, and files of any other program. */
import type { TokenName } from '../../../src/views/ui/style/tokens.ts'
import { pixelsOf, sameAs } from './before.ts'
import type { Scheme } from './colours.ts'
import { ownExtension, type Values } from './design-tokens.ts'
import { readValue } from './read-values.ts'
import { type ColorScheme, colorSchemes, nameOfTheme } from './theme.ts'
import { followerOf, type Source, type Tree, treeOf } from './token-tree.ts'
import { isTokenName, leastPixels, lineHeightOf, type TokenType, textOf, typed } from './token-types.ts'
import { isValue } from './values.ts'

/** What a file has and the elements have no use for, with the reason. */
export interface LeftOut {
  path: string
  reason: string
}

export interface ReadTokens extends Record<Scheme, Values> {
  /** What a file of ours calls its theme. */
  name?: string
  /** What the page can be, where a file of ours says that it is not both. */
  colorScheme?: ColorScheme
  /** What the theme set that a file of ours was written from. */
  theme?: Values
  leftOut: LeftOut[]
}

/** What becomes of the paths of files. */
interface Fate {
  /** A token is taken from them, or from what refers to them. */
  used: Set<string>
  /** Nothing could be made of them, and why. */
  wrong: Map<string, string>
  /** They are right, but no use is known for them, and why. */
  idle: Map<string, string>
}

/**
 * Reads documents of ours, or the tokens of any program. A token is known by its path in our files, or by its own name, whatever
 * its groups are called. Both schemes are there where a file has both: as contexts of a modifier, as groups, or as modes of a token.
 * @param before what may have been the theme of files that do not say it
 */
export function valuesOfAll(sources: readonly Source[], before: Values = {}): ReadTokens {
  const [origin] = sources.flatMap(({ document }) => ownIn(document).theme ?? [])
  const theme = origin && validIn(origin)
  const olds: Values[] = theme ? [theme] : [before, {}]
  const fate: Fate = { used: new Set(), wrong: new Map(), idle: new Map() }
  const read = (scheme: Scheme): Values => {
    const own = sources.filter((each) => (each.scheme ?? scheme) === scheme)
    const values = valuesIn(treeOf(own, scheme), fate, olds)
    return Object.assign(values, ...own.map(({ document }) => wordlessIn(document)))
  }
  const [light, dark] = [read('light'), read('dark')]
  const leftOut = [...fate.wrong, ...[...fate.idle].filter(([path]) => !fate.used.has(path))]
  const written = sources.map(({ document }) => ownIn(document)['color-scheme'])
  const colorScheme = colorSchemes.find((each) => written.includes(each))
  const name = nameOfTheme(sources.map(({ document }) => ownIn(document).name ?? '').find(Boolean) ?? '')
  return {
    light,
    dark,
    ...(name && { name }),
    ...(colorScheme && { colorScheme }),
    ...(theme && { theme }),
    leftOut: leftOut.map(([path, reason]) => ({ path: slashed(path), reason })),
  }
}

export const valuesOf = (document: unknown): ReadTokens => valuesOfAll([{ document }])

function valuesIn(found: Tree, { used, wrong, idle }: Fate, olds: readonly Values[]): Values {
  const { targetOf, endOf } = followerOf(found)
  /** Of each name the path that is taken, with its own value. */
  const taken = new Map<TokenName, { path: string; css: string }>()
  const spare: [path: string, name: TokenName, css: string][] = []
  const isOfStyle = (path: string) => (found.get(path)?.rank ?? 0) < 0
  /** What a token was, if it still is that. */
  const oldOf = (name: TokenName, css: string) => olds.flatMap((theme) => sameAs(name, css, theme) ?? [])[0]
  /** A style says again what its token was: of the two, the one that was changed counts. */
  const saysNothing = (path: string, name: TokenName, css: string, other: string) =>
    (isOfStyle(path) || isOfStyle(other)) && oldOf(name, css) !== undefined
  for (const [path, { name, rank }] of found) {
    if (!name) {
      idle.set(path, 'no token of the elements has this name')
      continue
    }
    const end = endOf(path)
    const css = 'reason' in end ? undefined : readValue(name, end.value)
    if (css === undefined) {
      wrong.set(path, 'reason' in end ? end.reason : noValue(name, end.value))
      continue
    }
    const before = taken.get(name)
    if (!before) {
      taken.set(name, { path, css })
      continue
    }
    const isSilent = saysNothing(path, name, css, before.path)
    const wasSilent = saysNothing(before.path, name, before.css, path)
    const isBetter = isSilent === wasSilent ? rank > (found.get(before.path)?.rank ?? 0) : wasSilent
    const [better, other] = isBetter ? [{ path, css }, before] : [before, { path, css }]
    taken.set(name, better)
    spare.push([other.path, name, other.css])
  }
  const lost = Array.from(taken).find(([name, { css }]) => hasLostUnit(name, css))
  const values: Values = {}
  for (const [name, { path, css }] of taken) {
    if (lost && isPixels(css)) {
      wrong.set(path, `${css} has lost its unit: ${lost[0]} can't be ${lost[1].css}. Save the file anew`)
      continue
    }
    values[name] = css
    used.add(path)
    for (let next = targetOf(path); next; next = targetOf(next)) {
      used.add(next)
      const other = found.get(next)?.name
      const isFollowed = other && other !== name && taken.get(other)?.path === next
      // It goes on to follow the first one.
      if (isFollowed && typed.get(other) === typed.get(name) && values[name] === css)
        values[name] = `var(--cp-${other})`
    }
  }
  /** A line height is a multiple, or it has the pixels of its text. */
  const said = (name: TokenName, css: string) =>
    textOf[name] && Number(css) >= leastPixels
      ? (oldOf(name, css) ?? String(lineHeightOf(name, Number(css), textSize(values, name))))
      : css
  for (const [path, name, css] of spare) {
    const other = taken.get(name)
    if (other && said(name, other.css) !== said(name, css) && !saysNothing(path, name, css, other.path))
      idle.set(path, `another ${name} is taken: ${slashed(other.path)}`)
  }
  for (const name of Object.keys(textOf).filter(isTokenName)) {
    const css = values[name]
    if (css) values[name] = said(name, css)
  }
  return values
}

/** How large the text of a line height is, in pixels, if the file says it. */
function textSize(values: Values, name: TokenName): number | undefined {
  const css = values[textOf[name] ?? 'text-md']
  return css === undefined ? undefined : pixelsOf(css, values)
}

const isPixels = (css: string) => /^[\d.]+px$/.test(css) && css !== '0px'

/** What no page has: a program that knows no units has made pixels of a `rem`, and so of all lengths in its file. */
const hasLostUnit = (name: TokenName, css: string) =>
  isPixels(css) &&
  ((/^(rem$|text-|control-height|field-height)/.test(name) && Number.parseFloat(css) < 3) ||
    (/^space/.test(name) && Number.parseFloat(css) < 1))

const slashed = (path: string) => path.replaceAll('.', '/')

const typeWords: Record<TokenType, string> = {
  color: 'colour',
  dimension: 'length',
  fontFamily: 'typeface',
  fontWeight: 'weight',
  shadow: 'shadow',
  duration: 'duration',
  cubicBezier: 'timing function',
  number: 'number',
}

function noValue(name: TokenName, value: unknown): string {
  const written = JSON.stringify(value)
  const shown = written.length > 80 ? `${written.slice(0, 80)}…` : written
  return `${shown} is no ${typeWords[typed.get(name) ?? 'dimension']}`
}

/** The CSS of what the format has no word for, as our own files have it. */
const wordlessIn = (document: unknown): Values => validIn(ownIn(document))

function validIn(values: unknown): Values {
  return Object.fromEntries(
    Object.entries(Object(values)).filter(
      ([name, css]) => isTokenName(name) && typeof css === 'string' && isValue(name, css),
    ),
  )
}

const ownIn = (document: unknown) => Object(Object(Object(document).$extensions)[ownExtension])
