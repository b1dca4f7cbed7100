/** Reads the number of tests from the reports of the test runners. */
import { existsSync, readFileSync } from 'node:fs'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** How to make a test runner write its results to a file, and how to read them. */
export interface Report {
  args: (file: string) => readonly string[]
  environment: (file: string) => NodeJS.ProcessEnv
  read: (results: string) => Counts
}

export const vitestReport: Report = {
  args: (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  environment: () => ({}),
  read(results) {
    // The fields that are used of Vitest's report, which has the format of Jest.
    const counts = JSON.parse(results) as Record<
      `num${'Passed' | 'Failed' | 'Pending' | 'Todo'}Tests`,
      number
    >
    return {
      passed: counts.numPassedTests,
      failed: counts.numFailedTests,
      skipped: counts.numPendingTests + counts.numTodoTests,
    }
  },
}

export const playwrightReport: Report = {
  args: () => ['--reporter=list,json'],
  environment: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
  read(results) {
    // The fields that are used of Playwright's report.
    const { stats } = JSON.parse(results) as {
      stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
    }
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
  },
}

/**
 * Reads the counts of a command. A command without a report counts as one check. A command that failed counts at
 * least one failure, whatever its report says.
 */
export function readCounts(report: Report | undefined, file: string, succeeded: boolean): Counts {
  const counts =
    report && existsSync(file)
      ? report.read(readFileSync(file, 'utf8'))
      : { passed: succeeded ? 1 : 0, failed: 0, skipped: 0 }
  return succeeded ? counts : { ...counts, failed: Math.max(counts.failed, 1) }
}
