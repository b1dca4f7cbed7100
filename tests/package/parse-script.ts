import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

interface Script {
  /** The addresses that it imports statically. */
  imports: string[]
  /** The addresses that it may import later. An address that it puts together is not among them. */
  dynamicImports: string[]
  exports: string[]
}

/** Reads what a built script imports, and the names it exports. @throws if no browser would run it */
export function parseScript(path: string): Script {
  const code = readFileSync(path, 'utf8')
  const { module, errors } = parseSync(path, code)
  const [error] = errors
  if (error) throw new SyntaxError(`No browser runs ${path}: ${error.message}`)
  const { staticImports, staticExports, dynamicImports } = module
  const reexports = staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) => entry.moduleRequest ?? []),
  )
  return {
    imports: [...staticImports.map(({ moduleRequest }) => moduleRequest), ...reexports].map(
      ({ value }) => value,
    ),
    dynamicImports: dynamicImports
      .map(({ moduleRequest: { start, end } }) => code.slice(start, end))
      .filter((text) => /^['"`]/.test(text) && !text.includes('${'))
      .map((text) => text.slice(1, -1)),
    exports: staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ exportName }) => exportName.name ?? []),
    ),
  }
}
