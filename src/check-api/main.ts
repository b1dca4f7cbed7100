/** `npx --no client-portal-elements check-api`, or `npm run check-api` in a checkout: see docs/check-api.md. */
import { checkApi } from './command'

// What the elements' own code would tell the console of a page stands in the report.
console.warn = console.error = () => {}
const { code, out, err } = await checkApi(process.argv.slice(2), process.env, process.stdout.columns)
// It ends at once: the elements' own code still waits for things that a page needs.
process.stderr.write(err, () => process.stdout.write(out, () => process.exit(code)))
