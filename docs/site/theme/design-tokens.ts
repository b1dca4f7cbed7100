/**
 * A theme as data: a resolver document of the Design Tokens Community Group, 2025.10. What is the same on light and
 * dark pages is a set, what differs is a modifier.
 */
import { type TokenGroup, tokenDocs } from '../../../src/elements/reference/theming.ts'
import type { TokenName } from '../../../src/views/ui/style/tokens.ts'
import type { Scheme } from './colours.ts'
import { followsScheme, typed } from './token-types.ts'
import { toCss, toValue } from './token-values.ts'

/** The CSS of each token that a theme sets, or that a browser computed. */
export type Values = Partial<Record<TokenName, string>>

interface DesignToken {
  $type: string
  $value: unknown
  $description?: string
}

/** Tokens by their group and name. */
type Groups = Partial<Record<TokenGroup, Record<string, DesignToken>>>

const schemas = 'https://www.designtokens.org/schemas/2025.10'

/** Writes what a browser computed as one document. */
export function documentOf(computed: Record<Scheme, Values>) {
  return {
    $schema: `${schemas}/resolver.json`,
    name: 'Client Portal Elements',
    description: 'The token `accent` is the custom property `--cp-accent`, and so on.',
    version: '2025.10',
    sets: { shared: { sources: [groupsOf(computed.light, (name) => !followsScheme(name))] } },
    modifiers: {
      theme: {
        description: 'What follows the colour scheme of the page.',
        contexts: {
          light: [groupsOf(computed.light, followsScheme)],
          dark: [groupsOf(computed.dark, followsScheme)],
        },
        default: 'light',
      },
    },
    resolutionOrder: [{ $ref: '#/sets/shared' }, { $ref: '#/modifiers/theme' }],
  }
}

type Document = ReturnType<typeof documentOf>

function groupsOf(values: Values, isWanted: (name: TokenName) => boolean): Groups {
  const groups: Groups = {}
  for (const [name, $type] of typed) {
    const css = values[name]
    if (css === undefined || !isWanted(name)) continue
    const { group, text } = tokenDocs[name]
    groups[group] = { ...groups[group], [name]: { $type, $value: toValue($type, css), $description: text } }
  }
  return groups
}

/** One scheme of a document, for programs that know no resolvers. */
export function schemeOf({ sets, modifiers }: Document, scheme: Scheme) {
  const all: Record<string, object> = {}
  for (const groups of [...sets.shared.sources, ...modifiers.theme.contexts[scheme]])
    for (const [group, tokens] of Object.entries(groups)) all[group] = { ...all[group], ...tokens }
  return { $schema: `${schemas}/format.json`, ...all }
}

/**
 * Reads a document of ours, or the tokens of one scheme from any program: a token is known by its own name, whatever its
 * groups are called. Unknown tokens, and values that are not in the format, are left out.
 */
export function valuesOf(document: unknown): Record<Scheme, Values> {
  const { sets, modifiers } = Object(document)
  if (!modifiers) return { light: valuesIn([document]), dark: valuesIn([document]) }
  const shared = [Object(sets).shared?.sources].flat()
  const contexts = Object(modifiers.theme?.contexts)
  return {
    light: valuesIn([...shared, contexts.light].flat()),
    dark: valuesIn([...shared, contexts.dark].flat()),
  }
}

function valuesIn(trees: readonly unknown[]): Values {
  const found = new Map(trees.flatMap((tree) => tokensIn(tree, [])))
  const byName = new Map(Array.from(found, ([path, value]) => [path.split('.').at(-1), value]))
  const values: Values = {}
  for (const [name, type] of typed) {
    const css = toCss(type, follow(byName.get(name), found))
    if (css !== undefined) values[name] = css
  }
  return values
}

/** Each token by its path, such as `colour.accent`. */
function tokensIn(tree: unknown, path: readonly string[]): [path: string, value: unknown][] {
  if (typeof tree !== 'object' || tree === null) return []
  if ('$value' in tree) return [[path.join('.'), tree.$value]]
  return Object.entries(tree).flatMap(([name, branch]) => tokensIn(branch, [...path, name]))
}

/** Follows a reference such as `{colour.accent}`, as far as there is one, and not round in a circle. */
function follow(value: unknown, found: Map<string, unknown>, steps = 8): unknown {
  const [, path] = (typeof value === 'string' && /^\{(.+)\}$/.exec(value)) || []
  return path && steps > 0 ? follow(found.get(path), found, steps - 1) : value
}

/** Writes JSON with the numbers of a list in one line. */
export const writeTokens = (data: object): string =>
  `${JSON.stringify(data, null, 2).replace(/\[\s+([\d.,\s-]+?)\s+\]/g, (_, numbers) => `[${numbers.replace(/\s+/g, ' ')}]`)}\n`
