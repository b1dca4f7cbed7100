/** What a host's page pays, React included: gzip, KB of 1000 bytes. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gzipKilobytes, loadedFiles } from './loaded-files'

const loader = 'src/elements/loader/loader.ts'
const anyElement = [loader, 'settings', 'base']
// Signing in encrypts the password and shows a toast: what that loads is counted too.
const signIn = ['src/views/session/login.tsx', 'src/core/session/password.ts', 'src/elements/toaster.ts']

test.each([
  { what: 'loader.js', limit: 3, files: () => loadedFiles(loader) },
  {
    what: 'a page with <cp-payments>',
    limit: 97,
    files: () => loadedFiles(...anyElement, 'src/views/payments/payments.tsx'),
  },
  {
    what: 'a page with <cp-login>, until somebody has signed in',
    limit: 100,
    files: () => loadedFiles(...anyElement, ...signIn),
  },
  { what: 'client-portal.js', limit: 150, files: () => ['client-portal.js'] },
])('$what loads at most $limit KB', ({ what, limit, files }) => {
  const parts = files().map((file) => ({ file, size: gzipKilobytes(file) }))
  const sum = parts.reduce((total, { size }) => total + size, 0)
  const list = parts.map(({ file, size }) => `  ${size.toFixed(2)} ${file}`).join('\n')
  console.log(`${what}: ${sum.toFixed(1)} of ${limit} KB`)
  expect(sum, `${what}: ${sum.toFixed(1)} KB, where ${limit} are allowed\n${list}\n`).toBeLessThanOrEqual(
    limit,
  )
})

test.each([
  { guide: 'embedding', file: 'loader.js', says: (size: number) => `nothing but the loader: ${size} KB` },
  ...['de', 'es', 'fr', 'ar'].map((language) => ({
    guide: 'languages',
    file: `messages/${language}.js`,
    says: (size: number) => `a file of about ${size} KB`,
  })),
])('the guide to $guide says how large $file is', ({ guide, file, says }) => {
  const text = readFileSync(`docs/${guide}.md`, 'utf8').replaceAll(/\s+/g, ' ')
  expect(text).toContain(says(Math.round(gzipKilobytes(file))))
})
