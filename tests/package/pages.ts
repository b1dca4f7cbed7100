/**
 * What pages of hosts load, and how many KB that may be: gzip, of 1000 bytes. A limit is some 1 % above what is, so that a
 * small change fails nothing. It rises only in a commit of its own, which says why and calls `npm run sizes`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { readList } from '../../scripts/build/bundler/module-list.ts'
import type { Tag } from '../../src/elements/elements.ts'
import { type CdnFolder, cdnFolders, chunkNamed, filesOfTags } from './loaded-files.ts'

export interface Page {
  what: string
  /** What the guide to loading calls it; empty if it is not in its table. */
  row: string
  limits: Record<CdnFolder, number>
  files: (folder: CdnFolder) => string[]
}

const pageWith = (folder: CdnFolder, tag: Tag) => ['loader.js', ...filesOfTags(folder)[tag]]

export const pages = [
  {
    what: 'loader.js',
    row: '',
    limits: { 'dist/cdn': 3.1, 'dist/cdn/light': 3.1 },
    files: () => ['loader.js'],
  },
  {
    what: 'a page with <cp-notifications>',
    row: '`<cp-notifications>` alone',
    limits: { 'dist/cdn': 107.4, 'dist/cdn/light': 54.9 },
    files: (folder) => pageWith(folder, 'cp-notifications'),
  },
  {
    what: 'a page with <cp-payments>',
    row: '`<cp-payments>` alone',
    limits: { 'dist/cdn': 129, 'dist/cdn/light': 76.2 },
    files: (folder) => pageWith(folder, 'cp-payments'),
  },
  {
    what: 'a page with <cp-dashboard>',
    row: '`<cp-dashboard>` alone',
    limits: { 'dist/cdn': 148.6, 'dist/cdn/light': 95.7 },
    files: (folder) => pageWith(folder, 'cp-dashboard'),
  },
  {
    // Signing in encrypts the password and shows a toast.
    what: 'a page with <cp-login>, until somebody has signed in',
    row: '`<cp-login>`, until somebody has signed in',
    limits: { 'dist/cdn': 124.7, 'dist/cdn/light': 72 },
    files: (folder) => [
      ...pageWith(folder, 'cp-login'),
      chunkNamed(folder, 'password'),
      chunkNamed(folder, 'toaster'),
    ],
  },
  {
    what: 'client-portal.js, and the file that it imports',
    row: 'everything, by `client-portal.js`',
    limits: { 'dist/cdn': 184.8, 'dist/cdn/light': 130.3 },
    files: (folder) => ['client-portal.js', chunkNamed(folder, 'client-portal-all')],
  },
] as const satisfies readonly Page[]

/** What a page loads, as one way of compressing makes it. */
export const sizeOf = (
  { files }: Page,
  folder: CdnFolder,
  kilobytes: (folder: CdnFolder, file: string) => number,
): number => files(folder).reduce((sum, file) => sum + kilobytes(folder, file), 0)

/** What each module of these pages had when the limits were set, in characters before the code is made small. */
const accepted = 'tests/package/module-sizes.json'

function modulesOf(folder: CdnFolder, those: readonly Page[]): Record<string, number> {
  const { files } = readList()
  const lists = those.flatMap((page) => page.files(folder).map((file) => files[`${folder}/${file}`] ?? {}))
  return Object.fromEntries(lists.flatMap((list) => Object.entries(list)).toSorted())
}

/** From now on, what grows is told from here. To be called after a build. */
export function acceptSizes(): void {
  const sizes = Object.fromEntries(cdnFolders.map((folder) => [folder, modulesOf(folder, pages)]))
  writeFileSync(accepted, `${JSON.stringify(sizes, null, 2)}\n`)
}

/** The modules of a page that have grown since then, the one that has grown most first. */
export function grownModules(folder: CdnFolder, page: Page): { module: string; by: number }[] {
  const before: Record<CdnFolder, Record<string, number>> = JSON.parse(readFileSync(accepted, 'utf8'))
  return Object.entries(modulesOf(folder, [page]))
    .map(([module, length]) => ({ module, by: length - (before[folder][module] ?? 0) }))
    .filter(({ by }) => by > 0)
    .toSorted((one, other) => other.by - one.by)
}
