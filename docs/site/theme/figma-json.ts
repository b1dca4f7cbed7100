/**
 * Variables in Figma's own form: the answer of its REST API (`/v1/files/…/variables/local`), and what plugins export that write
 * them as Figma holds them. They become a tree of tokens, in which each has the values of its modes.
 */

interface Variable {
  id?: string
  name: string
  variableCollectionId?: string
  valuesByMode: Record<string, unknown>
  /** Of a plugin: what a reference leads to, also into another file. */
  resolvedValuesByMode?: Record<string, { resolvedValue?: unknown }>
  /** One that is gone, but that something in the file still names. */
  deletedButReferenced?: boolean
}

/** A file may come from any program, so nothing is known of it. */
const listOf = (value: unknown): unknown[] => (typeof value === 'object' ? Object.values(Object(value)) : [])

const isVariable = (value: unknown): value is Variable => {
  const { name, valuesByMode } = Object(value)
  return typeof name === 'string' && typeof valuesByMode === 'object' && valuesByMode !== null
}

/** A document as a tree of tokens; the document itself, if it is in another form. */
export function treeOfFigma(document: unknown): unknown {
  const { meta = document } = Object(document)
  const { variables, variableCollections, collections = variableCollections } = Object(meta)
  // A plugin writes a file for each collection, with its variables inside.
  const groups = [meta, ...listOf(collections)].map(Object)
  const all = [variables, ...groups.slice(1).map((group) => group.variables)].flatMap(listOf)
  const found = all.filter(isVariable).filter(({ deletedButReferenced }) => !deletedButReferenced)
  if (found.length === 0) return perModeTree(listOf(collections)) ?? document
  const names = new Map(found.map(({ id, name }) => [id, name]))
  const modes = new Map(groups.flatMap((group) => modesOf(group.modes)))
  const written = (value: unknown, resolved: unknown) => {
    const { type, id } = Object(value)
    if (type !== 'VARIABLE_ALIAS') return value
    const name = names.get(id)
    return name === undefined && resolved !== undefined ? resolved : referenceTo(name ?? id)
  }
  const tokens = found.map(({ name, valuesByMode, resolvedValuesByMode = {} }) => {
    const values = Object.entries(valuesByMode).map(([mode, value]) => [
      modes.get(mode) ?? mode,
      written(value, resolvedValuesByMode[mode]?.resolvedValue),
    ])
    return [name, { $value: values[0]?.[1], $extensions: { modes: Object.fromEntries(values) } }]
  })
  return Object.fromEntries(tokens)
}

const referenceTo = (name: unknown) => `{${String(name).replaceAll('/', '.')}}`

/** The names of modes by their ids. Plugins have them as `{ "1:0": "Light" }`. */
const modesOf = (modes: unknown): [id: string, name: string][] =>
  Object.entries(Object(modes)).map(([key, mode]) =>
    typeof mode === 'string' ? [key, mode] : [String(Object(mode).modeId), String(Object(mode).name)],
  )

/** The form of other plugins: collections with modes, and in each all variables. Their colours are from 0 to 255. */
function perModeTree(collections: unknown[]): object | undefined {
  const tokens: Record<string, { $value?: unknown; $extensions: { modes: Record<string, unknown> } }> = {}
  for (const { name: mode, variables } of collections
    .flatMap((each) => listOf(Object(each).modes))
    .map(Object))
    for (const { name, value, isAlias } of listOf(variables).map(Object)) {
      if (typeof name !== 'string' || value === undefined) continue
      const token = tokens[name] ?? { $value: undefined, $extensions: { modes: {} } }
      tokens[name] = token
      const written = isAlias ? referenceTo(Object(value).name) : inShares(value)
      token.$value ??= written
      token.$extensions.modes[mode] = written
    }
  return Object.keys(tokens).length > 0 ? tokens : undefined
}

function inShares(value: unknown): unknown {
  const { r, g, b, a } = Object(value)
  return typeof r === 'number' ? { r: r / 255, g: g / 255, b: b / 255, a } : value
}

/** Whether it comes from Figma, but has no variables: drawings, names alone, or a refusal. */
export const isOtherFigma = (document: unknown): boolean =>
  ['schemaVersion', 'variableCollections', 'err'].some(
    (key) => key in Object(document) || key in Object(Object(document).meta),
  )
