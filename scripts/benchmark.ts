/**
 * `npm run benchmark`: measures the built scripts in a real browser, against what a developer would write by hand.
 * `npm run benchmark first-data` runs only that benchmark. `npm run benchmark -- server --beside ../before` measures the
 * built server, and the one of another checkout beside it.
 */
import { parseArgs } from 'node:util'
import { measureReads } from '../server/tests/benchmarks/reads.ts'
import { measureBell } from '../tests/benchmarks/bell.ts'
import { measureFirstData } from '../tests/benchmarks/first-data.ts'
import { measureGrowth } from '../tests/benchmarks/growth.ts'
import { measureKeys } from '../tests/benchmarks/keys.ts'
import { measureLong } from '../tests/benchmarks/long.ts'
import { measureMany } from '../tests/benchmarks/many.ts'
import { measurePayments } from '../tests/benchmarks/payments.ts'
import { measurePdf } from '../tests/benchmarks/pdf.ts'
import { measureSearch } from '../tests/benchmarks/search.ts'
import { measureWork } from '../tests/benchmarks/work.ts'
import { buildCdn } from './build/cdn.ts'

const benchmarks = {
  'first-data': measureFirstData,
  bell: measureBell,
  payments: measurePayments,
  long: measureLong,
  many: measureMany,
  growth: measureGrowth,
  pdf: measurePdf,
  work: measureWork,
  keys: measureKeys,
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { beside: { type: 'string' } },
})
const chosen = Object.entries(benchmarks).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
)
// With maps, `work` can tell which function of the sources has taken the time.
if (chosen.length > 0) await buildCdn('hidden')
for (const [, measure] of chosen) await measure()
// What needs no page.
if (positionals.length === 0 || positionals.includes('search')) await measureSearch()
if (positionals.length === 0 || positionals.includes('server')) await measureReads(values.beside)
