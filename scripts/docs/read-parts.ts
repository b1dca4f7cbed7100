/** Finds the CSS parts of views: every `part` in their sources, and in the sources of everything that they import. */
import { existsSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { elements, type Tag, tags } from '../../src/elements/elements.ts'
import { type PartName, partDocs } from '../../src/elements/reference/theming.ts'
import type { ElementRow } from '../../src/elements/row.ts'
import { viewFile } from '../build/view-file.ts'

const views = 'src/views'

/** The parts and the imports of a source file. */
interface Source {
  parts: string[]
  imports: string[]
}

const read = new Map<string, Source>()

/**
 * Finds the parts of views and of everything that they import.
 *
 * @param files The files of the views, such as `src/views/payments/payments.tsx`.
 * @returns the names as they are in the sources: `card`, or `button-*` if the end is computed
 */
export function readParts(...files: string[]): Set<string> {
  return new Set([...reachedFrom(...files)].flatMap((path) => readSource(path).parts))
}

/** Files, and all that they import. */
function reachedFrom(...files: string[]): Set<string> {
  const reached = new Set<string>()
  const reach = (path: string) => {
    if (reached.has(path)) return
    reached.add(path)
    readSource(path).imports.forEach(reach)
  }
  files.forEach(reach)
  return reached
}

/** Whether an element only draws its attributes: nothing in it leads anywhere, or tells a state of its own. */
export function isPlain(tag: Tag): boolean {
  const { view, access }: ElementRow = elements[tag]
  if (!view || access === 'client') return false
  const reached = reachedFrom(viewFile(tag))
  return !['navigation', 'report'].some((name) => reached.has(`${views}/host/${name}.ts`))
}

/** The documented parts of each element: the parts of its view, and of the components around every view. */
export function partsByTag(): Record<Tag, PartName[]> {
  const rows = tags.map((tag) => {
    const { view, access }: ElementRow = elements[tag]
    // A public element asks nobody to sign in, and requires no attribute. So only the panel for a broken view remains.
    const around = access === 'client' ? ['host/root', 'session/gate'] : ['host/panels/broken-panel']
    const files = around.map((name) => `${views}/${name}.tsx`)
    const found = view ? readParts(...files, viewFile(tag)) : new Set<string>()
    return [tag, documentedParts.filter((part) => hasPart(found, part))]
  })
  // There is one entry for each tag.
  return Object.fromEntries(rows) as Record<Tag, PartName[]>
}

/** Whether a part is in a set, by its full name or by a pattern: `button-primary` matches `button-*`. */
export const hasPart = (parts: ReadonlySet<string>, part: string): boolean =>
  parts.has(part) || parts.has(part.replace(/(?<=^[a-z]+-).+/, '*'))

// The type of Object.keys() is `string[]`, but the keys of the table are exactly the names of the parts.
const documentedParts = Object.keys(partDocs) as PartName[]

function readSource(path: string): Source {
  const known = read.get(path)
  if (known) return known
  const text = readFileSync(path, 'utf8')
  const { program } = parseSync(path, text)
  const found: Source = { parts: [], imports: [] }
  const collectPart = (name: ESTree.Node, value: ESTree.Node | null) => {
    const isPart = (name.type === 'JSXIdentifier' || name.type === 'Identifier') && name.name === 'part'
    if (isPart && value) found.parts.push(...wordsOf(text.slice(value.start, value.end)))
  }
  const collectImport = ({ source }: { source: ESTree.Expression | null }) => {
    const isText = source?.type === 'Literal' && typeof source.value === 'string'
    if (isText) found.imports.push(...resolve(path, String(source.value)))
  }
  new Visitor({
    JSXAttribute: ({ name, value }) => collectPart(name, value),
    Property: ({ key, value }) => collectPart(key, value),
    ImportDeclaration: collectImport,
    ImportExpression: collectImport,
  }).visit(program)
  read.set(path, found)
  return found
}

/** The words in the texts of an expression. A computed piece becomes `*`: `button-${kind}` gives `button-*`. */
const wordsOf = (expression: string): string[] =>
  [...expression.matchAll(/(["'`])(.*?)\1/g)].flatMap(([, , text = '']) =>
    text.replace(/\$\{.*?\}/g, '*').split(/\s+/),
  )

/** The file that an import leads to. The list is empty if the file is not in the folder of the views. */
function resolve(from: string, specifier: string): string[] {
  const path = normalize(join(from, '..', specifier))
  if (!specifier.startsWith('.') || !path.startsWith(`${views}/`)) return []
  return [`${path}.tsx`, `${path}.ts`].filter(existsSync)
}
