/**
 * `npm run test:full`: runs each part (`parts.ts`), also after one that has failed, and writes what it came to into
 * `docs/quality/full-run.md`. A part that has passed on the same commit is not run again, so a run that was stopped goes on
 * where it was; `--again` runs it all the same. `npm run test:full -- pages` runs one part.
 * `npm run test:full -- e2e tests/e2e/way.spec.ts` runs one step or file as in a full run, and writes nothing.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Part, parts } from './parts.ts'
import { commitToTest, noteInRecord, type Row, readRecord } from './record.ts'
import { countByProgram } from './reports.ts'
import { run } from './run.ts'
import { steps } from './steps.ts'

/** How long a part may take, on two cores. */
const most = 35

const words = process.argv.slice(2)
const isPart = (word: string): word is Part => parts.some((part) => part === word)
const chosen = words.filter(isPart)
const others = words.filter((word) => !isPart(word) && word !== '--again')

if (others.length > 0) process.exitCode = run('tsx', ['scripts/test.ts', '--full', ...words]) ? 0 : 1
else runParts(chosen.length > 0 ? chosen : parts)

function runParts(those: readonly Part[]): void {
  const commit = commitToTest()
  const isDone = (row: Row) => row.commit === commit && row.failed === 0 && those.includes(row.part)
  const done = words.includes('--again') ? [] : readRecord().filter(isDone)
  for (const { part, day } of done) console.log(`${part}: has passed on this commit, on ${day}`)
  const rows = those
    .filter((part) => done.every((row) => row.part !== part))
    .map((part) => take(part, commit))
  console.log('')
  for (const row of rows) {
    const late = row.minutes > most ? `, MORE THAN ${most}` : ''
    const leftOut = row.leftOut ? `, left out for want of ${row.leftOut}` : ''
    console.log(
      `${row.part}: ${row.passed} passed, ${row.failed} failed${leftOut}, ${row.minutes} min${late}`,
    )
  }
  process.exitCode = rows.some(({ failed }) => failed > 0) ? 1 : 0
}

function take(part: Part, commit: string): Row {
  console.log(`\n━━━━ ${part} ━━━━`)
  const folder = mkdtempSync(join(tmpdir(), 'cp-full-'))
  const file = join(folder, 'outcome.json')
  const start = performance.now()
  const names = Object.keys(steps).filter((name) => steps[name]?.part === part)
  run('tsx', ['scripts/test.ts', '--full', ...names], { TEST_OUTCOME: file })
  const { passed, failed, skipped } = readOutcome(file)
  rmSync(folder, { recursive: true })
  const row = {
    ...{ part, commit, passed, failed },
    day: new Date().toISOString().slice(0, 10),
    leftOut: Array.from(countByProgram(skipped), ([program, tests]) => `${program} ${tests}`).join(', '),
    minutes: Math.round((performance.now() - start) / 60_000),
  }
  noteInRecord(row)
  return row
}

/** What `test.ts` has written. One that broke off, for example for want of a browser, has failed. */
function readOutcome(file: string): { passed: number; failed: number; skipped: string[] } {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failed: 1, skipped: [] }
}
