/** After the last end-to-end test: no call of the whole run was other than `docs/openapi.json` says, whoever made it. */
import { countCalls, readFaults } from './notes.ts'

// biome-ignore lint/style/noDefaultExport: Playwright asks for it
export default function end(): void {
  const counts = countCalls()
  const calls = Array.from(counts.values()).reduce((sum, each) => sum + each, 0)
  const faults = readFaults()
  console.log(`${calls} calls of ${counts.size} kinds were held against docs/openapi.json.`)
  if (faults.length > 0)
    throw new Error(`Other than docs/openapi.json says:\n${[...new Set(faults)].join('\n')}`)
}
