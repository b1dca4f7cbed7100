/** What a host's page pays, React or Preact included: gzip, KB of 1000 bytes. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '../../scripts/build/languages'
import type { Tag } from '../../src/elements/elements'
import {
  brotliKilobytes,
  type CdnFolder,
  cdnFolders,
  chunkNamed,
  filesOfTags,
  gzipKilobytes,
} from './loaded-files'

const pageWith = (folder: CdnFolder, tag: Tag) => ['loader.js', ...filesOfTags(folder)[tag]]

/** What a page loads, and how much of it is allowed on React and on Preact. */
const pages: { what: string; limits: Record<CdnFolder, number>; files: (folder: CdnFolder) => string[] }[] = [
  { what: 'loader.js', limits: { 'dist/cdn': 24.5, 'dist/cdn/light': 24.5 }, files: () => ['loader.js'] },
  {
    what: 'a page with <cp-notifications>',
    limits: { 'dist/cdn': 99, 'dist/cdn/light': 45.9 },
    files: (folder) => pageWith(folder, 'cp-notifications'),
  },
  {
    what: 'a page with <cp-payments>',
    limits: { 'dist/cdn': 114, 'dist/cdn/light': 60.7 },
    files: (folder) => pageWith(folder, 'cp-payments'),
  },
  {
    what: 'a page with <cp-dashboard>',
    limits: { 'dist/cdn': 127.7, 'dist/cdn/light': 74.3 },
    files: (folder) => pageWith(folder, 'cp-dashboard'),
  },
  {
    // Signing in encrypts the password and shows a toast.
    what: 'a page with <cp-login>, until somebody has signed in',
    limits: { 'dist/cdn': 113, 'dist/cdn/light': 60 },
    files: (folder) => [
      ...pageWith(folder, 'cp-login'),
      chunkNamed(folder, 'password'),
      chunkNamed(folder, 'toaster'),
    ],
  },
  {
    what: 'client-portal.js',
    limits: { 'dist/cdn': 151, 'dist/cdn/light': 97.5 },
    files: () => ['client-portal.js'],
  },
]

describe.each(cdnFolders)('%s', (folder) => {
  test.each(pages)('$what loads no more than is allowed', ({ what, limits, files }) => {
    const parts = files(folder).map((file) => ({ file, size: gzipKilobytes(folder, file) }))
    const sum = parts.reduce((total, { size }) => total + size, 0)
    const list = parts.map(({ file, size }) => `  ${size.toFixed(2)} ${file}`).join('\n')
    const limit = limits[folder]
    console.log(`${folder}, ${what}: ${sum.toFixed(1)} of ${limit} KB`)
    expect(sum, `${what}: ${sum.toFixed(1)} KB, where ${limit} are allowed\n${list}\n`).toBeLessThanOrEqual(
      limit,
    )
  })
})

test.each([
  ['`<cp-notifications>` alone', 1],
  ['`<cp-payments>` alone', 2],
  ['`<cp-dashboard>` alone', 3],
  ['`<cp-login>`, until somebody has signed in', 4],
  ['everything, by `client-portal.js`', 5],
])('the guide to loading says what a page loads: %s', (row, index) => {
  const guide = readFileSync('docs/embed/loading.md', 'utf8')
  const told = guide.split(`| ${row} |`)[1]?.split('\n')[0]?.match(/\d+/g)?.map(Number) ?? []
  const real = cdnFolders.flatMap((folder) =>
    [gzipKilobytes, brotliKilobytes].map((kilobytes) =>
      (pages[index]?.files(folder) ?? []).reduce((sum, file) => sum + kilobytes(folder, file), 0),
    ),
  )
  const line = `| ${[row, ...real.map(Math.round)].join(' | ')} |`
  expect(told, `docs/embed/loading.md has to say:\n${line}\n`).toHaveLength(real.length)
  for (const [place, size] of real.entries()) {
    expect(Math.abs((told[place] ?? 0) - size), `docs/embed/loading.md has to say:\n${line}\n`).toBeLessThan(
      1,
    )
  }
})

test.each([
  ['`<cp-notifications>`', 'dist/cdn'],
  ['`<cp-notifications>`, light', 'dist/cdn/light'],
] as const)('the page on performance says what the bell loads: %s', (row, folder) => {
  const text = readFileSync('docs/quality/performance.md', 'utf8')
  const told =
    text
      .split(`| ${row} |`)[1]
      ?.split('\n')[0]
      ?.match(/\d+(?= KB)/g)
      ?.map(Number) ?? []
  const files = pageWith(folder, 'cp-notifications')
  const real = [gzipKilobytes, brotliKilobytes].map((size) =>
    files.reduce((sum, file) => sum + size(folder, file), 0),
  )
  expect(told).toHaveLength(real.length)
  for (const [place, size] of real.entries()) expect(Math.abs((told[place] ?? 0) - size)).toBeLessThan(1)
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
