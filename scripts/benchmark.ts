/**
 * `npm run benchmark`: measures the built scripts in a real browser, against what a developer would write by hand.
 * `npm run benchmark first-data` runs only that benchmark.
 */
import { measureBell } from '../tests/benchmarks/bell.ts'
import { measureFirstData } from '../tests/benchmarks/first-data.ts'
import { measureGrowth } from '../tests/benchmarks/growth.ts'
import { measureLong } from '../tests/benchmarks/long.ts'
import { measureMany } from '../tests/benchmarks/many.ts'
import { measurePayments } from '../tests/benchmarks/payments.ts'
import { buildCdn } from './build/cdn.ts'

const benchmarks = {
  'first-data': measureFirstData,
  bell: measureBell,
  payments: measurePayments,
  long: measureLong,
  many: measureMany,
  growth: measureGrowth,
}

await buildCdn()
const chosen = process.argv.slice(2)
for (const [name, measure] of Object.entries(benchmarks)) {
  if (chosen.length === 0 || chosen.includes(name)) await measure()
}
