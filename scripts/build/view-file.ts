/** The source of an element's view, which nothing names but the import in the element's row. */
import { existsSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { parseSync, Visitor } from 'vite'
import type { Tag } from '../../src/elements/elements.ts'

/** For `() => import('../../views/people/avatar')`, `src/views/people/avatar.tsx`. @throws when a row imports no view */
export function viewFile(tag: Tag): string {
  const row = `src/elements/rows/${tag}.ts`
  const files: string[] = []
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal') files.push(`${normalize(join(row, '..', String(source.value)))}.tsx`)
    },
  }).visit(parseSync(row, readFileSync(row, 'utf8')).program)
  const [file] = files
  if (!file || !existsSync(file)) throw new Error(`${row} imports no view.`)
  return file
}
