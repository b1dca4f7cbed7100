/** `npx --no client-portal-elements check-api`, or `npm run check-api` in a checkout: see docs/server/check-api.md. */
import { checkApi } from './command'

// What the elements' own code would tell the console of a page stands in the report.
console.warn = console.error = () => {}
const clear = '\r\u001b[K'
const { isTTY } = process.stderr
/** Says what it waits for, on a line that the report takes the place of. */
const wait = (call: string) => isTTY && process.stderr.write(`${clear}asking ${call} …`)
const { code, out, err } = await checkApi(
  process.argv.slice(2),
  process.env,
  process.stdout.columns || undefined,
  wait,
)
if (isTTY) process.stderr.write(clear)
// It ends at once: the elements' own code still waits for things that a page needs.
process.stderr.write(err, () => process.stdout.write(out, () => process.exit(code)))
