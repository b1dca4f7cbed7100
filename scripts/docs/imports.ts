/** Writes which import is for whom, with the sizes that the tests hold. */
import { acceptedBundles } from '../../tests/package/bundles.ts'
import { code, table } from './markdown.ts'

const bundles = acceptedBundles()

/** Each import without `light/`, how it is told, for whom it is, and what a page loads of it. */
const rows = [
  [
    '/elements/cp-payments',
    '`light/elements/cp-payments`',
    'Pages whose elements you know: one line for each',
    "This element's files",
  ],
  ['/react', '`light/react`', 'React 18 and 19', 'The files of the components that you draw'],
  [
    '/loader',
    '`light/loader`',
    'Pages whose elements come from an editor or a server',
    'The files of the elements on the page',
  ],
  [
    '',
    "`light` with `defineElements({ only: ['cp-payments'] })`",
    'The same, when a script decides',
    'The files of those that you name',
  ],
  [
    '/define',
    '`light` with `defineElements()`, `light/define`',
    'Portals that use nearly every element',
    'The files of all elements',
  ],
  [
    '/languages',
    '`light/languages`',
    'Beside one of these, for other languages than English',
    "The page's language",
  ],
  ['/sandbox', '`light/sandbox`', 'Trying it without a server', "A server with the demo's data"],
] as const

function sizeOf(path: string): string {
  const [scripts, kilobytes] = bundles[path]?.vite ?? []
  return `${Math.round(kilobytes ?? 0)} KB, ${scripts} files`
}

/** The table, and what is otherwise in other bundlers than Vite. */
export function importTable(): string {
  const described = rows.map(([path, name, use, loaded]) => [
    name,
    use,
    loaded,
    sizeOf(`/light${path}`),
    sizeOf(path),
  ])
  const head = ['Import', 'For', 'The page loads', 'All that Vite writes', 'Without `light/`, with React']
  const [, repeated] = bundles['/light/define']?.webpack ?? []
  const [files, kilobytes] = bundles['/light']?.esbuild ?? []
  return `${table(head, ...described)}

The sizes are those of one import by itself, after gzip. What is beside it shares most of its files. webpack writes some code
into several files: ${Math.round(repeated ?? 0)} KB for all elements. esbuild, with ${code('--splitting --format=esm')}, writes the files of
all elements (${files} files, ${Math.round(kilobytes ?? 0)} KB) if anything imports ${code('light')} or ${code('light/react')}; the page doesn't load them. Import
${code('configure()')} from ${code('light/elements/cp-payments')}, too, and there are this element's alone.`
}
