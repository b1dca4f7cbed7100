/** Writes what pages load, from the files that the last build has made. The tests let a size be off by less than 1 KB. */
import { existsSync } from 'node:fs'
import { brotliKilobytes, cdnFolders, gzipKilobytes } from '../../tests/package/loaded-files.ts'
import { type Page, pages, sizeOf } from '../../tests/package/pages.ts'
import { table } from './markdown.ts'

export const isBuilt = () => existsSync('dist/cdn/light/preload.json')

/** Of a page, in each folder, in gzip and in brotli. */
const sizesOf = (page: Page) =>
  cdnFolders.flatMap((folder) =>
    [gzipKilobytes, brotliKilobytes].map((kilobytes) => Math.round(sizeOf(page, folder, kilobytes))),
  )

export const sizeTable = () =>
  table(
    ['A page loads, in KB', '`dist/cdn/`, gzip', 'brotli', '`dist/cdn/light/`, gzip', 'brotli'],
    ...pages.filter(({ row }) => row).map((page) => [page.row, ...sizesOf(page).map(String)]),
  )
