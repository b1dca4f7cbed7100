/**
 * Cuts a single row out of the table of elements, for hosts that import elements one by one: `elements.ts?row=cp-payments`
 * exports a table with the rows of `<cp-payments>` and `<cp-config>` alone. Their bundles then contain no other views,
 * even if a bundler puts everything into one file.
 */
import { resolve } from 'node:path'
import { type ESTree, type Plugin, parseAst } from 'vite'
import type { Tag } from '../../../src/elements/elements.ts'

const table = resolve('src/elements/elements.ts')

/** A portal shows the views of other elements, and `<cp-config>` counts on every page. */
const isWhole = (tag: Tag) => tag === 'cp-portal'
const isKept = (key: string, tag: string) => key === tag || key === 'cp-config'

/** The path of the table with all rows that an element needs. */
export const rowsFor = (tag: Tag): string => (isWhole(tag) ? table : `${table}?row=${tag}`)

/** If the table is written in another way, the build fails. */
export const oneRow: Plugin = {
  name: 'one-row',
  enforce: 'pre',
  transform: {
    filter: { id: /\/elements\/elements\.ts\?row=/ },
    handler(source, id) {
      const [, tag = ''] = id.split('?row=')
      const object = findTable(source)
      const rows = object?.properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Literal' ? [property] : [],
      )
      if (!object || !rows?.some(({ key }) => key.type === 'Literal' && key.value === tag))
        return this.error(`There is no row for ${tag}.`)
      let code = source
      for (const [index, { key, start }] of [...rows.entries()].reverse()) {
        if (key.type === 'Literal' && isKept(String(key.value), tag)) continue
        const end = rows[index + 1]?.start ?? object.end - 1
        // The lines stay where they are, for source maps.
        code = code.slice(0, start) + source.slice(start, end).replaceAll(/[^\n]/g, '') + code.slice(end)
      }
      return { code, map: null }
    },
  },
}

/** The object that a source exports as `elements`. */
function findTable(source: string): ESTree.ObjectExpression | undefined {
  const declarations = parseAst(source, { lang: 'ts' }).body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations
      : [],
  )
  const init = declarations.find(({ id }) => id.type === 'Identifier' && id.name === 'elements')?.init
  const object = init?.type === 'TSSatisfiesExpression' ? init.expression : init
  return object?.type === 'ObjectExpression' ? object : undefined
}
