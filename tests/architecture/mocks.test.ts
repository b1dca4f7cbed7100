/**
 * No test in a browser replaces a module. By chance, what Vitest answers for the module's file still reaches a file of tests that comes
 * after it in the same window: that one fails with "Mock … wasn't registered". A test that holds code back does so end to end, by
 * `holdBack()`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))

test('no test in a browser replaces a module', () => {
  const inBrowser = [
    ...['tests/elements', 'tests/views'].flatMap(filesIn).filter((path) => /\.tsx?$/.test(path)),
    ...filesIn('tests/site').filter((path) => path.endsWith('.test.tsx')),
    ...filesIn('src').filter((path) => path.endsWith('.stories.tsx')),
  ]
  expect(inBrowser.length).toBeGreaterThan(100)
  const replacing = inBrowser.filter((path) => /\bvi\.(do)?mock\(/i.test(readFileSync(path, 'utf8')))
  expect(replacing).toEqual([])
})
