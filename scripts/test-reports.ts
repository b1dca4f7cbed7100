/** How many tests there were, from what the test runners write down. */
import { existsSync, readFileSync } from 'node:fs'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** How a runner is told to write its results to a file, and how they are read. */
export interface Report {
  args: (file: string) => readonly string[]
  environment: (file: string) => NodeJS.ProcessEnv
  read: (results: string) => Counts
}

export const vitestReport: Report = {
  args: (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  environment: () => ({}),
  read(results) {
    // What is read of Vitest's report, whose form is Jest's.
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
    // What is read of Playwright's report.
    const { stats } = JSON.parse(results) as {
      stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
    }
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
  },
}

/** A command that writes no report is one check. One that failed has at least one failure, whatever it wrote. */
export function readCounts(report: Report | undefined, file: string, succeeded: boolean): Counts {
  const counts =
    report && existsSync(file)
      ? report.read(readFileSync(file, 'utf8'))
      : { passed: succeeded ? 1 : 0, failed: 0, skipped: 0 }
  return succeeded ? counts : { ...counts, failed: Math.max(counts.failed, 1) }
}
