/**
 * No test in a browser replaces a module. Vitest answers for the module's file then, and the browser keeps that answer for the files
 * of tests that come after it in the same window: they fail with "Mock … wasn't registered". A test that holds code back does so
 * end to end, by `holdBack()`.
 */
import { expect, test } from 'vitest'
import { readSources } from './imports'

test('no test in a browser replaces a module', () => {
  const inBrowser = ['src', 'tests/elements', 'tests/views', 'tests/site']
    .flatMap(readSources)
    .filter(({ path }) => /^tests\/(elements|views)\/|\.test\.tsx$|\.stories\.tsx$/.test(path))
  expect(inBrowser.length).toBeGreaterThan(100)
  const replacing = inBrowser.filter(({ text }) => /\bvi\.(do)?mock\(/i.test(text))
  expect(replacing.map(({ path }) => path)).toEqual([])
})
