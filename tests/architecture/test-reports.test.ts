/** What is told at the end of a run of the tests is what the test runners have reported. */
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { countByProgram, playwrightReport, readResults, vitestReport } from '../../scripts/test/reports'

describe("of Vitest's report", () => {
  const one = (fullName: string, status: string) => ({ fullName, status })
  const file = (name: string, assertionResults: object[], status = 'passed') => ({
    name: resolve(name),
    status,
    assertionResults,
  })
  const read = (...testResults: object[]) => vitestReport.read(JSON.stringify({ testResults }))

  test('each test that failed has its file, so that this can run once more', () => {
    const results = read(
      file('tests/a.test.ts', [one('adds', 'passed'), one('takes away', 'failed')], 'failed'),
      file('tests/b.test.ts', [one('waits', 'passed')]),
    )
    expect(results).toMatchObject({ passed: 2, failed: 1 })
    expect(results.failures).toMatchObject([{ file: 'tests/a.test.ts', test: 'takes away' }])
  })

  test('a file that could not be read has failed', () => {
    const results = read(file('tests/a.test.ts', [], 'failed'))
    expect(results).toMatchObject({ failed: 1, failures: [{ file: 'tests/a.test.ts' }] })
  })

  test('skipped tests are counted by the program that they need', () => {
    const names = ['php (needs pdo) answers', 'php (needs pdo) refuses', 'nginx.conf (needs nginx) answers']
    const { skipped } = read(
      file(
        'tests/a.test.ts',
        names.map((name) => one(name, 'skipped')),
      ),
    )
    expect([...countByProgram(skipped)]).toEqual([
      ['pdo', 2],
      ['nginx', 1],
    ])
  })
})

describe("of Playwright's report", () => {
  const spec = (title: string, status: string, results: object[] = []) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ projectName: 'react', status, results }],
  })
  const read = (...specs: object[]) =>
    playwrightReport.read(
      JSON.stringify({ suites: [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'a bell', specs }] }] }),
    )

  test('what passed at the second try is named, with its picture and its trace', () => {
    const picture = { name: 'screenshot', path: resolve('test-results/a/failed.png') }
    const trace = { name: 'trace', path: resolve('test-results/a/trace.zip') }
    const results = read(
      spec('opens', 'expected'),
      spec('closes', 'flaky', [{ attachments: [picture] }, { attachments: [trace] }]),
    )
    expect(results).toMatchObject({ passed: 2, failed: 0 })
    expect(results.flaky).toEqual([
      'a.spec.ts (react): a bell closes\n    test-results/a/failed.png\n    test-results/a/trace.zip',
    ])
  })

  test('what failed twice has failed, and what was skipped is named', () => {
    const results = read(spec('opens', 'unexpected'), spec('nginx (needs nginx)', 'skipped'))
    expect(results).toMatchObject({ passed: 0, failed: 1 })
    expect([...countByProgram(results.skipped)]).toEqual([['nginx', 1]])
  })
})

test('a command that failed has failed, whatever its report says, and without a report it is one check', () => {
  expect(readResults(vitestReport, 'no such file', false)).toMatchObject({ passed: 0, failed: 1 })
  expect(readResults(undefined, '', true)).toMatchObject({ passed: 1, failed: 0 })
})
