/** `npx client-portal-elements check-api`: see docs/backend.md, "Check your server". */
import { check } from './check'
import { BadUse, help, readOptions } from './options'
import { createRedactor } from './redact'
import { asJson, asText, isWell } from './report'

const secrets = createRedactor()

interface Ending {
  code: 0 | 1 | 2
  out?: string
  err?: string
}

async function main(): Promise<Ending> {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options === 'help') return { code: 0, out: help }
  // What the elements' own code would tell the console of a page stands in the report.
  console.warn = console.error = () => {}
  const report = await check(options, secrets)
  return { code: isWell(report) ? 0 : 1, out: options.json ? `${asJson(report)}\n` : asText(report) }
}

const refuse = (error: unknown): Ending => {
  const message = error instanceof BadUse ? `${error.message}\n"--help" says more.` : Object(error).stack
  return { code: 2, err: `${message}\n` }
}

/** Prints, and ends at once: the elements' own code still waits for things that a page needs. */
function end({ code, out = '', err = '' }: Ending): void {
  process.stderr.write(secrets.redact(err), () => {
    process.stdout.write(secrets.redact(out), () => process.exit(code))
  })
}

void main().catch(refuse).then(end)
