/** The tokens of files by their paths: of our documents, and of what any other program writes. */
import type { TokenName } from '../../../src/views/ui/style/tokens.ts'
import type { Scheme } from './colours.ts'
import { ownExtension } from './design-tokens.ts'
import { isTokenName, pathOf, typed } from './token-types.ts'
import { partsOfStyle } from './typography.ts'

/** A file, with the scheme that it is for. One for both says in itself what is for which. */
export interface Source {
  document: unknown
  scheme?: Scheme | undefined
}

/** A token of a file, at the end of its path, such as `colour.accent`. */
interface Found {
  value: unknown
  name: TokenName | undefined
  /** Which of several tokens of a name is taken: one for this scheme, or else one at the path that our files have. */
  rank: number
}

export type Tree = Map<string, Found>

const isScheme = (word: string): word is Scheme => word === 'light' || word === 'dark'

/** `dark`, `tokens` of `darkTokens`, of `tokens_dark` and of `Dark Tokens`. */
const wordsOf = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

/** The scheme that a mode or a file is named after. The theme of `dark-horse.tokens.light.json` has a name of its own. */
export const schemeNamed = (name: unknown): Scheme | undefined =>
  typeof name === 'string' ? wordsOf(name).findLast(isScheme) : undefined

/** The scheme that a group is for: of "Dark" and "Dark mode", but not of "dark-green". */
function schemeOfGroup(name: string): Scheme | undefined {
  const words = wordsOf(name).filter((word) => !['', 'mode', 'theme', 'scheme'].includes(word))
  return words.length === 1 ? schemeNamed(name) : undefined
}

/** The scheme of a file for one mode, as Figma names it. */
export const modeOf = (document: unknown): Scheme | undefined =>
  schemeNamed(Object(Object(document).$extensions)['com.figma.modeName'])

/** All tokens of files for one scheme. */
export function treeOf(sources: readonly Source[], scheme: Scheme): Tree {
  const found: Tree = new Map()
  const add = (tree: unknown, rank = 0) => addTokens({ found, scheme }, tree, [], rank)
  for (const { document, scheme: own = scheme } of sources) {
    if (own !== scheme) continue
    const { sets, modifiers } = Object(document)
    if (!modifiers) add(document)
    for (const { sources } of Object.values<{ sources?: unknown }>(Object(sets)))
      for (const source of [sources].flat()) add(source)
    for (const { contexts } of Object.values<{ contexts?: object }>(Object(modifiers)))
      for (const [name, sources] of Object.entries(Object(contexts)))
        if (schemeNamed(name) === scheme) for (const source of [sources].flat()) add(source, 2)
  }
  return found
}

interface Place {
  found: Tree
  scheme: Scheme
}

/** Adds the tokens below a group. What is for the other scheme is left out. */
function addTokens(place: Place, tree: unknown, path: readonly string[], rank: number): void {
  const { found, scheme } = place
  if (typeof tree !== 'object' || tree === null) return
  if ('$value' in tree || ('value' in tree && 'type' in tree)) {
    const value = valueFor(tree, scheme)
    const parts = partsOfStyle(dashed(path.at(-1) ?? ''), value)
    for (const { part, ...each } of parts ?? []) found.set([...path, part].join('.'), { ...each, rank: -1 })
    if (parts) return
    const { name, isOwnPath } = nameOf(path)
    found.set(path.join('.'), { value, name, rank: rank + (isOwnPath ? 1 : 0) })
    return
  }
  for (const [key, branch] of Object.entries(tree)) {
    if (key.startsWith('$') && key !== '$root') continue
    // A flat file has whole paths: `brand/accent`.
    const names = key === '$root' ? [] : key.split('/').map((name) => name.trim())
    const groups = isToken(branch) ? names.slice(0, -1) : names
    const meant = groups.map(schemeOfGroup).filter(Boolean)
    if (meant.every((each) => each === scheme))
      addTokens(place, branch, [...path, ...names], meant.length > 0 ? 2 : rank)
  }
}

const isToken = (branch: unknown) => ['$value', 'value'].some((key) => key in Object(branch))

/** The value of a token, or that of its mode, where a plugin has written all modes into one file. */
function valueFor(token: object, scheme: Scheme): unknown {
  const { $value, value, $extensions } = Object(token)
  const { mode, modes = mode, 'com.figma': figma } = Object($extensions)
  const ofModes = Object.entries(Object(modes ?? Object(figma).modes))
  const own = ofModes.find(([name]) => schemeNamed(name) === scheme)?.[1] ?? $value ?? value
  // A file of ours for Figma: it has one typeface, and beside it those that stand in its place.
  const { families } = Object(Object($extensions)[ownExtension])
  return Array.isArray(families) && families[0] === own ? families : own
}

const ownPaths = new Map(Array.from(typed.keys(), (name) => [pathOf(name).join('.'), name]))

/** Many palettes have a `red/base`, which is no hue of greys. */
const tooCommon: readonly string[] = ['base']

/** `Accent Text`, `accentText` and `accent_text` are `accent-text`. */
const dashed = (part: string) =>
  part
    .trim()
    .replace(/([a-z])([A-Z\d])/g, '$1-$2')
    .replace(/[\s_]+/g, '-')
    .toLowerCase()

/** `brand/accent` is `accent`, `Text/Muted` is `text-muted`, `Space/2` is `space-2`, and `--cp-accent` is what it says. */
function nameOf(path: readonly string[]): { name: TokenName | undefined; isOwnPath: boolean } {
  const [group = '', last = ''] = path.slice(-2).map(dashed)
  const own = ownPaths.get(`${group}.${last}`)
  const written = path.length > 1 ? last : group
  const name = [`${group}-${last}`, written]
    .map((each) => each.replace(/^(?:--)?cp-/, ''))
    .filter(isTokenName)
    .find((each) => typed.has(each) && !tooCommon.includes(written))
  return { name: own ?? name, isOwnPath: own !== undefined }
}

/** `8px` of `{ value: 8, unit: 'px' }`. */
const lengthIn = (value: unknown) => {
  const { value: count = value, unit = '' } = Object(value)
  return `${count}${unit}`.trim()
}

/** What a path leads to in the end, or why it leads nowhere. */
type End = { value: unknown } | { reason: string }

/**
 * Follows references. One of Tokens Studio does not say the set that it is in, which is the first group, or the first two: a set for the
 * mode of a variable stands in a folder for its collection.
 */
export function followerOf(found: Tree) {
  const behind = (count: number) =>
    Array.from(found.keys(), (path) => [path.split('.').slice(count).join('.'), path] as const)
  const behindSets = new Map([...behind(2), ...behind(1)])
  const targetOf = (path: string): string | undefined => {
    const value = found.get(path)?.value
    const written = typeof value === 'string' ? /^\{(.+)\}$/.exec(value.trim())?.[1] : undefined
    return written === undefined ? written : pathTo(written)
  }
  const pathTo = (written: string): string => {
    const names = written.split(/[./]/).map((name) => name.trim())
    const target = names.filter((name) => name !== '$root').join('.')
    return found.has(target) ? target : (behindSets.get(target) ?? target)
  }
  const ends = new Map<string, End>()
  const open = new Set<string>()
  /** `{shape.radius} * 2`, as Tokens Studio has it; a value as it is, if it is no number of times a reference. */
  const timesOf = (value: unknown): unknown => {
    const [, target, sign, count] =
      /^\{([^{}]+)\}\s*([*/])\s*([\d.]+)$/.exec(typeof value === 'string' ? value.trim() : '') ?? []
    const path = target && pathTo(target)
    if (!path || !found.has(path) || open.has(path)) return value
    open.add(path)
    const end = endOf(path)
    open.delete(path)
    const [, number, unit = ''] =
      'reason' in end ? [] : (/^([\d.]+)(px|rem)?$/.exec(lengthIn(end.value)) ?? [])
    const times = sign === '*' ? Number(count) : 1 / Number(count)
    return number ? `${Math.round(Number(number) * times * 10_000) / 10_000}${unit}` : value
  }
  /** All on the way have the same end. */
  const endOf = (path: string): End => {
    const way = new Set<string>()
    let [next, end] = [path, ends.get(path)]
    while (!end) {
      const target = targetOf(next)
      if (way.has(next)) end = { reason: 'it refers to itself' }
      else if (!found.has(next))
        end = { reason: `it refers to ${next.replaceAll('.', '/')}, which is not there` }
      else if (target === undefined) end = { value: timesOf(found.get(next)?.value) }
      else end = ends.get(target)
      way.add(next)
      next = target ?? next
    }
    for (const each of way) ends.set(each, end)
    return end
  }
  return { targetOf, endOf }
}
