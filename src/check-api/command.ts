/** The command without a terminal: what it is asked, and what it says. */
import type { CallName } from '../core/settings/endpoints'
import { check } from './check'
import { BadUse, help, readOptions } from './options'
import { createRedactor } from './redact'
import { asJson, asText, isWell } from './report'
import { visible } from './visible'

export interface Ending {
  /** 0 if all is there, 1 if something fails or is missing, 2 if it could not begin: also where nobody answers, or the sign-in is refused. */
  code: 0 | 1 | 2
  out: string
  err: string
}

/**
 * Checks a server. It never fails: what is wrong, its ending says. Nothing that it gives holds a secret, or commands a terminal.
 * @param width Of the terminal, in characters. Without one, no line is broken.
 * @param onCall Learns which call is under way.
 */
export async function checkApi(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  width?: number,
  onCall?: (call: CallName) => void,
): Promise<Ending> {
  const secrets = createRedactor()
  const { code, out, err } = await runCommand(args, environment, secrets, width, onCall).catch(refuse)
  const print = (text: string) => secrets.redact(text).split('\n').map(visible).join('\n')
  return { code, out: print(out), err: print(err) }
}

async function runCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  secrets: ReturnType<typeof createRedactor>,
  width?: number,
  onCall?: (call: CallName) => void,
): Promise<Ending> {
  const options = readOptions(args, environment)
  if (options === 'help') return { code: 0, out: help, err: '' }
  const report = await check(options, secrets, onCall)
  const out = options.json ? `${asJson(report)}\n` : asText(report, width)
  return { code: report.hasBegun ? (isWell(report) ? 0 : 1) : 2, out, err: '' }
}

const refuse = (error: unknown): Ending => {
  const message = error instanceof BadUse ? `${error.message}\n"--help" says more.` : Object(error).stack
  return { code: 2, out: '', err: `${message}\n` }
}
