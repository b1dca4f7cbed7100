/** What a source file imports, read from its syntax tree: comments and texts can't be mistaken for imports. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

export interface Import {
  /** A file of ours without its extension (`src/core/index`), or a package's name (`react-dom/client`). */
  target: string
  isPackage: boolean
  /** Types leave nothing behind when the code runs. */
  isTypeOnly: boolean
  isReexport: boolean
}

export interface SourceFile {
  /** From the repository's root: `src/views/session/login.tsx`. */
  path: string
  text: string
  imports: Import[]
  /** The names of what it declares for others; what it hands on from other files is among its imports. */
  exports: string[]
}

/** Hosts are projects of their own, and tests are for who asks for them. */
const apart = /^(hosts|tests)\/|(^|\/)node_modules\//

/** Reads all TypeScript under a folder, and under its folders. */
export function readSources(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !apart.test(name))
    .toSorted()
    .map((name) => {
      const path = join(folder, name)
      const text = readFileSync(path, 'utf8')
      const { module } = parseSync(path, text)
      return { path, text, imports: readImports(path, text, module), exports: readExports(module) }
    })
}

type Module = ReturnType<typeof parseSync>['module']

function readImports(path: string, text: string, module: Module): Import[] {
  const statements = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isTypeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
      isReexport: false,
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? { specifier: moduleRequest.value, isTypeOnly: isType, isReexport: true } : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      specifier: text.slice(start + 1, end - 1),
      isTypeOnly: false,
      isReexport: false,
    })),
  ]
  return statements.map(({ specifier, ...kind }) => ({ ...kind, ...resolve(path, specifier) }))
}

function readExports({ staticExports }: Module): string[] {
  return staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, moduleRequest }) =>
      exportName.name && !moduleRequest ? exportName.name : [],
    ),
  )
}

function resolve(path: string, specifier: string): Pick<Import, 'target' | 'isPackage'> {
  if (!specifier.startsWith('.')) return { target: specifier, isPackage: true }
  const target = normalize(join(dirname(path), specifier)).replace(/\.tsx?$/, '')
  return { target: existsSync(`${target}/index.ts`) ? `${target}/index` : target, isPackage: false }
}
