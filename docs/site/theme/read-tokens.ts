/** Reads design tokens: documents of ours, and files of any other program. */
import type { TokenName } from '../../../src/views/ui/style/tokens.ts'
import type { Scheme } from './colours.ts'
import { ownExtension, type Values } from './design-tokens.ts'
import { readValue } from './read-values.ts'
import { isTokenName, pathOf, type TokenType, typed } from './token-types.ts'
import { isValue } from './values.ts'

/** What a file has and the elements have no use for, with the reason. */
export interface LeftOut {
  path: string
  reason: string
}

export interface ReadTokens extends Record<Scheme, Values> {
  leftOut: LeftOut[]
}

/** A token of a file, at the end of its path, such as `colour.accent`. */
interface Found {
  value: unknown
  name: TokenName | undefined
}

type Tree = Map<string, Found>

const unknown = 'no token of the elements has this name'

const schemes: readonly Scheme[] = ['light', 'dark']

/** The scheme that a mode, a group or a file is named after. */
export const schemeNamed = (name: unknown): Scheme | undefined =>
  schemes.find((scheme) => typeof name === 'string' && new RegExp(`\\b${scheme}\\b`, 'i').test(name))

/** The scheme of a file for one mode, as Figma names it. */
export const modeOf = (document: unknown): Scheme | undefined =>
  schemeNamed(Object(Object(document).$extensions)['com.figma.modeName'])

/**
 * Reads a document of ours, or the tokens of any program. A token is known by its path in our files, or by its own name, whatever
 * its groups are called. Both schemes are there where a file has both: as contexts of a modifier, as groups, or as modes of a token.
 */
export function valuesOf(document: unknown): ReadTokens {
  const leftOut = new Map<string, LeftOut>()
  const used = new Set<string>()
  const read = (scheme: Scheme): Values => {
    const found = treeOf(document, scheme)
    const values: Values = {}
    for (const [path, { name, value }] of found) {
      const result = name ? valueIn({ found, used }, name, value) : { reason: unknown }
      if ('reason' in result) leftOut.set(path, { path: path.replaceAll('.', '/'), ...result })
      else if (name && (values[name] === undefined || isOwnPath(path, name))) values[name] = result.css
    }
    return { ...values, ...wordlessIn(document) }
  }
  const [light, dark] = [read('light'), read('dark')]
  // A palette of the file's own is not left out, if tokens of ours are made of it.
  const isOfUse = (path: string, { reason }: LeftOut) => reason === unknown && used.has(path)
  return { light, dark, leftOut: [...leftOut].flatMap(([path, line]) => (isOfUse(path, line) ? [] : line)) }
}

/** All tokens for one scheme. */
function treeOf(document: unknown, scheme: Scheme): Tree {
  const { sets, modifiers } = Object(document)
  const found: Tree = new Map()
  if (!modifiers) addTokens(found, document, [], scheme)
  for (const { sources } of Object.values<{ sources?: unknown }>(Object(sets)))
    for (const source of [sources].flat()) addTokens(found, source, [], scheme)
  for (const { contexts } of Object.values<{ contexts?: object }>(Object(modifiers)))
    for (const [name, sources] of Object.entries(Object(contexts)))
      if (schemeNamed(name) === scheme)
        for (const source of [sources].flat()) addTokens(found, source, [], scheme)
  return found
}

/** Adds the tokens below a group. What is for the other scheme is left out. */
function addTokens(found: Tree, tree: unknown, path: readonly string[], scheme: Scheme): void {
  if (typeof tree !== 'object' || tree === null) return
  if ('$value' in tree || ('value' in tree && 'type' in tree)) {
    found.set(path.join('.'), { value: valueFor(tree, scheme), name: nameOf(path) })
    return
  }
  for (const [name, branch] of Object.entries(tree)) {
    const isForOther =
      schemes.some((each) => each !== scheme && each === name.toLowerCase()) && !isToken(branch)
    if (!name.startsWith('$') && !isForOther) addTokens(found, branch, [...path, name], scheme)
  }
}

const isToken = (branch: unknown) => ['$value', 'value'].some((key) => key in Object(branch))

/** The value of a token, or that of its mode, where a plugin has written all modes into one file. */
function valueFor(token: object, scheme: Scheme): unknown {
  const { $value, value, $extensions } = Object(token)
  const { mode, modes = mode, 'com.figma': figma } = Object($extensions)
  const ofModes = Object.entries(Object(modes ?? Object(figma).modes))
  return ofModes.find(([name]) => schemeNamed(name) === scheme)?.[1] ?? $value ?? value
}

const ownPaths = new Map(Array.from(typed.keys(), (name) => [pathOf(name).join('.'), name]))

/** `brand/accent` is `accent`, `Space/2` is `space-2`, and `--cp-accent` is what it says. */
function nameOf(path: readonly string[]): TokenName | undefined {
  const [group = '', last = ''] = path.slice(-2).map((part) => part.trim().toLowerCase().replace(/\s+/g, '-'))
  const own = ownPaths.get(`${group}.${last}`)
  const name = (path.length > 1 ? last : group).replace(/^(?:--)?cp-/, '')
  return own ?? (isTokenName(name) && typed.has(name) ? name : undefined)
}

const isOwnPath = (path: string, name: TokenName) => path.toLowerCase().endsWith(pathOf(name).join('.'))

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

interface Place {
  found: Tree
  /** Gets the paths that others refer to. */
  used: Set<string>
}

/** The CSS of a value. One that refers to a token of ours goes on to follow it; what else it refers to is put in its place. */
function valueIn(place: Place, name: TokenName, value: unknown): { css: string } | { reason: string } {
  const { found, used } = place
  const seen = new Set<unknown>()
  for (let path = targetOf(value); path; path = targetOf(value)) {
    if (seen.has(path)) return { reason: 'it refers to itself' }
    seen.add(path)
    used.add(path)
    const target = found.get(path)
    if (!target) return { reason: `it refers to ${path.replaceAll('.', '/')}, which is not there` }
    if (target.name && target.name !== name && !leadsTo(found, target, name))
      return { css: `var(--cp-${target.name})` }
    value = target.value
  }
  const css = readValue(name, value)
  const word = typeWords[typed.get(name) ?? 'dimension']
  return css === undefined ? { reason: `${JSON.stringify(value)} is no ${word}` } : { css }
}

const targetOf = (value: unknown) =>
  typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1]?.replaceAll('/', '.') : undefined

/** Whether a token follows another one, directly or by others, or goes round in a circle. */
function leadsTo(found: Tree, from: Found, name: TokenName): boolean {
  const seen = new Set<unknown>()
  for (let next: Found | undefined = from; next; next = found.get(targetOf(next.value) ?? '')) {
    if (seen.has(next) || next.name === name) return true
    seen.add(next)
  }
  return false
}

/** The CSS of what the format has no word for, as our own files have it. */
function wordlessIn(document: unknown): Values {
  const written = Object(Object(Object(document).$extensions)[ownExtension])
  return Object.fromEntries(
    Object.entries(written).filter(
      ([name, css]) => isTokenName(name) && typeof css === 'string' && isValue(name, css),
    ),
  )
}
