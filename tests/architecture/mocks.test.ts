/**
 * No test in a browser replaces a module. Vitest answers for the module's file then, and the browser keeps that answer for the files
 * of tests that come after it in the same window: they fail with "Mock … wasn't registered". A test that holds code back does so
 * end to end, by `holdBack()`.
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
