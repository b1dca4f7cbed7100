import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** What a built script imports, at once or later, and the names it exports. */
export function parseScript(path: string): { imports: string[]; exports: string[] } {
  const code = readFileSync(path, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(path, code).module
  const reexports = staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) => entry.moduleRequest ?? []),
  )
  return {
    imports: [
      ...[...staticImports.map(({ moduleRequest }) => moduleRequest), ...reexports].map(({ value }) => value),
      ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
    ],
    exports: staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ exportName }) => exportName.name ?? []),
    ),
  }
}
