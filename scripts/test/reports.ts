/** Reads from the reports of the test runners what has passed, failed, needed a second try, and was skipped. */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

export interface Results {
  passed: number
  failed: number
  /** The tests of Vitest's that have failed. */
  failures: readonly Failure[]
  /** What passed only at the second try: its file and name, and where its trace lies. */
  flaky: readonly string[]
  /** The names of the tests that were skipped. */
  skipped: readonly string[]
}

interface Failure {
  file: string
  /** Empty for a file that could not be read. */
  test: string
}

/** How to make a test runner write its results to a file, and how to read them. */
export interface Report {
  args: (file: string) => readonly string[]
  environment: (file: string) => NodeJS.ProcessEnv
  read: (results: string) => Results
}

/** The fields that are used of Vitest's report, which has the format of Jest. */
interface VitestResults {
  testResults: {
    name: string
    status: 'passed' | 'failed'
    assertionResults: { fullName: string; status: 'passed' | 'failed' | 'skipped' | 'pending' | 'todo' }[]
  }[]
}

export const vitestReport: Report = {
  args: (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  environment: () => ({}),
  read(results) {
    const { testResults }: VitestResults = JSON.parse(results)
    const tests = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status }) => ({ file: relative('.', name), test: fullName, status })),
    )
    const unread = testResults
      .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
      .map(({ name }) => ({ file: relative('.', name), test: '' }))
    const failures = [...unread, ...tests.filter(({ status }) => status === 'failed')]
    return {
      passed: tests.filter(({ status }) => status === 'passed').length,
      failed: failures.length,
      failures,
      flaky: [],
      skipped: tests.filter(({ status }) => !/passed|failed/.test(status)).map(({ test }) => test),
    }
  },
}

/** The fields that are used of Playwright's report. */
interface Suite {
  title: string
  suites?: Suite[]
  specs: { file: string; title: string; tests: Test[] }[]
}
interface Test {
  projectName: string
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  results: { attachments: { name: string; path?: string }[] }[]
}

/** All tests of a suite, each with its file and the titles of what it stands in. */
const testsIn = (
  { suites = [], specs }: Suite,
  titles: readonly string[] = [],
): { name: string; test: Test }[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map((test) => ({ name: `${file} (${test.projectName}): ${[...titles, title].join(' ')}`, test })),
  ),
  ...suites.flatMap((suite) => testsIn(suite, [...titles, suite.title])),
]

/** The pictures of what failed, and the traces of what was tried again. */
const tracesOf = ({ results }: Test) =>
  results
    .flatMap(({ attachments }) => attachments)
    .filter(({ name }) => name === 'screenshot' || name === 'trace')
    .map(({ path = '' }) => relative('.', path))

export const playwrightReport: Report = {
  args: () => ['--reporter=list,json'],
  environment: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
  read(results) {
    const { suites }: { suites: Suite[] } = JSON.parse(results)
    // The outermost suites are the files.
    const tests = suites.flatMap((suite) => testsIn(suite))
    const those = (status: Test['status']) => tests.filter(({ test }) => test.status === status)
    const flaky = those('flaky').map(({ name, test }) => [name, ...tracesOf(test)].join('\n    '))
    return {
      passed: those('expected').length + flaky.length,
      failed: those('unexpected').length,
      failures: [],
      flaky,
      skipped: those('skipped').map(({ name }) => name),
    }
  },
}

/**
 * Reads the results of a command. A command without a report counts as one check. A command that failed has at least
 * one failure, whatever its report says.
 */
export function readResults(report: Report | undefined, file: string, succeeded: boolean): Results {
  const results =
    report && existsSync(file)
      ? report.read(readFileSync(file, 'utf8'))
      : { passed: succeeded ? 1 : 0, failed: 0, failures: [], flaky: [], skipped: [] }
  return succeeded ? results : { ...results, failed: Math.max(results.failed, 1) }
}

/** How many tests were skipped for want of each program: `calls (needs nginx)`. */
export function countByProgram(skipped: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of skipped) {
    const program = /\(needs ([^)]+)\)/.exec(name)?.[1] ?? name
    counts.set(program, (counts.get(program) ?? 0) + 1)
  }
  return counts
}
