/** `npx client-portal-elements check-api`: see docs/backend.md, "Check your server". */
import { check } from './check'
import { BadUse, help, readOptions } from './options'
import { createRedactor } from './redact'
import { asJson, asText, isWell } from './report'

const secrets = createRedactor()

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options === 'help') {
    process.stdout.write(help)
    return 0
  }
  // What the elements' own code would tell the console of a page stands in the report.
  console.warn = console.error = () => {}
  const report = await check(options, secrets)
  process.stdout.write(secrets.redact(options.json ? `${asJson(report)}\n` : asText(report)))
  return isWell(report) ? 0 : 1
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error) => {
    const message = error instanceof BadUse ? `${error.message}\n"--help" says more.` : error.stack
    process.stderr.write(`${secrets.redact(String(message))}\n`)
    process.exitCode = 2
  },
)
