/** What a host's page pays, React or Preact included: gzip, KB of 1000 bytes. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readList } from '../../scripts/build/bundler/module-list'
import { languages } from '../../scripts/build/languages'
import { readSources } from '../architecture/imports'
import { brotliKilobytes, type CdnFolder, cdnFolders, chunkNamed, gzipKilobytes } from './loaded-files'
import { grownModules, type Page, pages, sizeOf } from './pages'

describe.each(cdnFolders)('%s', (folder) => {
  test.each(pages)('$what loads no more than is allowed', (page) => {
    const parts = page.files(folder).map((file) => ({ file, size: gzipKilobytes(folder, file) }))
    const sum = parts.reduce((total, { size }) => total + size, 0)
    const limit = page.limits[folder]
    console.log(`${folder}, ${page.what}: ${sum.toFixed(2)} of ${limit} KB`)
    if (sum <= limit) return
    const list = parts.map(({ file, size }) => `  ${size.toFixed(2)} ${file}`)
    const grown = grownModules(folder, page).map(({ module, by }) => `  ${by} characters more: ${module}`)
    const title = `${page.what}: ${sum.toFixed(2)} KB, where ${limit} are allowed`
    expect.fail([title, ...list, 'What has grown since the limits were set:', ...grown].join('\n'))
  })
})

/** What a page needs once it shows a list, and not before. */
const afterwards = [
  'src/views/',
  'src/core/data/list.ts',
  'src/core/data/rows.ts',
  'src/core/page/in-slices.ts',
]

test.each(cdnFolders)(
  '%s: the file that every page loads has stores, and no code of lists or views',
  (folder) => {
    const core = Object.keys(readList().files[`${folder}/${chunkNamed(folder, 'core')}`] ?? {})
    expect(core).toContain('src/core/payments/payments.ts')
    const early = core.filter((file) => afterwards.some((start) => file.startsWith(start)))
    const imports = readSources('src').filter(({ path }) => core.includes(path))
    const reasons = early.map((file) => {
      const by = imports.filter((each) => each.imports.some(({ target }) => `${target}.ts` === file))
      return `${file} is loaded by every page, since ${by.map(({ path }) => path)} imports it. A store stands in a file without its list: as payments.ts beside payment-list.ts in src/core/payments.`
    })
    expect(reasons).toEqual([])
  },
)

/** What a row of a table says. */
const cellsOf = (guide: string, row: string) =>
  readFileSync(guide, 'utf8').split(`| ${row} |`)[1]?.split('\n')[0] ?? ''

/** Holds the numbers of a document, in gzip and in brotli. A size between two numbers may be told by either. */
function expectTold(numbers: readonly string[], page: Page, folders: readonly CdnFolder[]): void {
  const real = folders.flatMap((folder) =>
    [gzipKilobytes, brotliKilobytes].map((kilobytes) => sizeOf(page, folder, kilobytes)),
  )
  const isTold = real.map((size, place) => Math.abs(Number(numbers[place]) - size) < 1)
  expect(isTold, `It is ${real.map(Math.round)}. Run \`npm run docs\`.`).toEqual(real.map(() => true))
}

test.each(pages.filter(({ row }) => row))('the guide to loading says what a page loads: $row', (page) => {
  expectTold(cellsOf('docs/embed/loading.md', page.row).match(/\d+/g) ?? [], page, cdnFolders)
})

test.each([
  ['`<cp-notifications>`', 'dist/cdn'],
  ['`<cp-notifications>`, light', 'dist/cdn/light'],
] as const)('the page on performance says what the bell loads: %s', (row, folder) => {
  expectTold(cellsOf('docs/quality/performance.md', row).match(/\d+(?= KB)/g) ?? [], pages[1], [folder])
})

test.each([
  { guide: 'loading', file: 'loader.js', says: (size: number) => `nothing but the loader: ${size} KB` },
  ...languages.map((language) => ({
    guide: 'languages',
    file: `messages/${language}.js`,
    says: (size: number) => `a file of about ${size} KB`,
  })),
])('the guide to $guide says how large $file is', ({ guide, file, says }) => {
  const text = readFileSync(`docs/embed/${guide}.md`, 'utf8').replaceAll(/\s+/g, ' ')
  expect(text).toContain(says(Math.round(gzipKilobytes('dist/cdn', file))))
})
