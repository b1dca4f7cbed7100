/** Builds `dist/types/`: the type declarations of the package, for editors and compilers. */
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { type Tag, tags } from '../../src/elements/elements.ts'
import { className } from '../../src/elements/reference/manifest.ts'
import { sentenceTypes } from '../../src/elements/reference/sentence-types.ts'
import { elementDocs } from '../../src/elements/reference/sentences.ts'
import { runBeside } from '../test/run.ts'
import { componentName } from './bundler/npm-entries.ts'
import { languages } from './languages.ts'

const folder = 'dist/types'
// Each host has the one framework, and this library not all of them, so their types are written by hand, as declaration
// files.
const written = ['preact', 'solid', 'svelte', 'vue'].map((name) => `frameworks/${name}`)
const entries = ['index', 'client-portal', 'loader/loader', 'frameworks/react', ...written].map((name) =>
  join(folder, 'elements', `${name}.d.ts`),
)

/**
 * Writes the declarations of the entries and of everything that they import, in a form that every way of resolving
 * modules understands.
 */
export async function buildTypes(): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync('dist/elements', { recursive: true })
  const { succeeded, output } = await runBeside('tsc', ['--project', 'tsconfig.types.json'])
  if (!succeeded) throw new Error(`The declarations could not be built.\n${output}`)
  for (const name of written) {
    copyFileSync(`src/elements/${name}.d.ts`, join(folder, 'elements', `${name}.d.ts`))
  }
  appendFileSync(join(folder, 'elements/frameworks/react.d.ts'), components)
  writeFileSync(join(folder, 'elements/frameworks/sentences.d.ts'), sentenceTypes())
  const reached = new Set<string>()
  for (const entry of entries) reach(entry, reached)
  for (const language of languages) reach(join(folder, `core/text/messages/${language}.d.ts`), reached)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    if (name.endsWith('.d.ts') && !reached.has(path)) rmSync(path)
  }
  for (const tag of tags) writeFileSync(`dist/elements/${tag}.d.ts`, elementEntry(tag))
}

/** The declarations of an element's entry, such as `client-portal-elements/elements/cp-payments`. */
const elementEntry = (tag: Tag) => `import type { PortalElement } from '../types/elements/index.js'
export * from '../types/elements/index.js'
/** \`<${tag}>\`: ${elementDocs[tag].summary} */
export type ${className(tag)} = PortalElement<'${tag}'>
`

/** The declarations of the React components, which the build makes of the table. */
const components = [
  `export { configure, defineEndpoints, refreshSession } from '../this-copy';`,
  ...tags.flatMap((tag) => [
    `/** \`<${tag}>\`: ${elementDocs[tag].summary} */`,
    `export declare const ${componentName(tag)}: PortalComponent<'${tag}'>;`,
  ]),
  '',
].join('\n')

/**
 * Completes the imports of a declaration file, and of all files that it imports. The sources import `./name`, which
 * bundlers can read; hosts with `node16` resolution need `./name.js`.
 *
 * @param reached The files that are done. The function adds to them.
 */
function reach(path: string, reached: Set<string>): void {
  if (reached.has(path)) return
  reached.add(path)
  const text = readFileSync(path, 'utf8')
  let completed = ''
  let end = 0
  for (const { value, start, end: next } of relativeSpecifiers(path, text)) {
    const isFile = existsSync(join(dirname(path), `${value}.d.ts`))
    const target = isFile ? value : `${value}/index`
    completed += `${text.slice(end, start)}'${target}.js'`
    end = next
    reach(join(dirname(path), `${target}.d.ts`), reached)
  }
  writeFileSync(path, completed + text.slice(end))
}

/** The relative paths that a file imports or exports from, in the order of the text. */
function relativeSpecifiers(path: string, text: string): ESTree.StringLiteral[] {
  const found: ESTree.StringLiteral[] = []
  const collect = ({ source }: { source: ESTree.StringLiteral | null }) => {
    if (source?.value.startsWith('.')) found.push(source)
  }
  new Visitor({
    ImportDeclaration: collect,
    ExportNamedDeclaration: collect,
    ExportAllDeclaration: collect,
    TSImportType: collect,
  }).visit(parseSync(path, text).program)
  return found.toSorted((one, other) => one.start - other.start)
}
