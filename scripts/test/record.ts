/**
 * `docs/quality/full-run.md`: what each part of `npm run test:full` last came to, and on which commit. The run writes it, and
 * `npm run release:check` reads it.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { type Part, parts } from './parts.ts'

export interface Row {
  part: Part
  /** The commit that it ran on, in full. */
  commit: string
  /** `2026-11-28` */
  day: string
  passed: number
  failed: number
  /** What was left out, by the program that was missing: `mono 3`. Empty for nothing. */
  leftOut: string
  minutes: number
}

const file = 'docs/quality/full-run.md'
const heads = ['Part', 'Commit', 'Day', 'Passed', 'Failed', 'Left out', 'Minutes']
const intro = `# The last full run

\`npm run test:full\` writes this page: what each of its parts last came to. A release
needs all of them, without a failure, at most twenty commits before the last change in \`src\`.

`
/** How many commits a release may be ahead of its record. */
const most = 20

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const writeRow = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |\n`

/** The rows of a page, in their order. */
export const readRows = (page: string): Row[] =>
  parts.flatMap((part) => {
    const line = page.split('\n').find((each) => each.startsWith(`| ${part} |`))
    if (!line) return []
    const [, , commit = '', day = '', passed, failed, leftOut = '', minutes] = line.split(/ *\| */)
    return {
      ...{ part, commit, day, leftOut },
      ...{ passed: Number(passed), failed: Number(failed), minutes: Number(minutes) },
    }
  })

export const writeRows = (rows: readonly Row[]): string =>
  [
    intro,
    writeRow(heads) + writeRow(heads.map(() => '---')),
    ...rows.map((row) =>
      writeRow([row.part, row.commit, row.day, row.passed, row.failed, row.leftOut, row.minutes]),
    ),
  ].join('')

export const readRecord = (): Row[] => readRows(readFileSync(file, 'utf8'))

/** Writes what one part came to in the place of what it came to before. */
export function noteInRecord(row: Row): void {
  const others = readRecord().filter(({ part }) => part !== row.part)
  const rows = parts.flatMap((part) => [row, ...others].find((each) => each.part === part) ?? [])
  writeFileSync(file, writeRows(rows))
}

/** The last commit that has changed anything but the record. @throws if something is not committed */
export function commitToTest(): string {
  const besides = ['--', '.', `:!${file}`]
  if (git('status', '--porcelain', ...besides) !== '')
    throw new Error('A full run is of a commit: commit or stash what you have changed.')
  return git('rev-list', '-1', 'HEAD', ...besides)
}

/**
 * What keeps a version from being published.
 * @param distance How many commits a commit lies before the last change in `src`; undefined where it is unknown
 */
export function faultsOfRecord(
  rows: readonly Row[],
  distance: (commit: string) => number | undefined = distanceInGit,
): string[] {
  return parts.flatMap((part) => {
    const row = rows.find((each) => each.part === part)
    if (!row) return `${part} has never run: npm run test:full -- ${part}`
    if (row.failed > 0) return `${row.failed} of ${part} have failed, see ${file}`
    const ahead = distance(row.commit)
    if (ahead === undefined)
      return `The commit of ${part}, ${row.commit}, is not in the history that is here.`
    return ahead > most
      ? `${ahead} commits are newer than the run of ${part}: npm run test:full -- ${part}`
      : []
  })
}

function distanceInGit(commit: string): number | undefined {
  try {
    return Number(git('rev-list', '--count', `${commit}..${git('rev-list', '-1', 'HEAD', '--', 'src')}`))
  } catch {
    return undefined
  }
}
