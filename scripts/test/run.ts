import { spawn, spawnSync } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import { createInterface } from 'node:readline'

/** The programs of this project's packages come before those of the system. */
const withOwnPrograms = (environment: NodeJS.ProcessEnv) => ({
  ...process.env,
  ...environment,
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
})

/**
 * Runs a command of this project or of the system, and shows its output as it comes.
 * @returns whether it succeeded
 */
export function run(command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): boolean {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: withOwnPrograms(environment) })
  if (error) console.error(error.message)
  return status === 0
}

/**
 * Runs a command beside others, and keeps its output.
 * @param onLine Called with each line as it comes.
 * @returns whether it succeeded, and what it printed
 */
export function runBeside(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  onLine: (line: string) => void = () => {},
) {
  return new Promise<{ succeeded: boolean; output: string }>((settle) => {
    let output = ''
    const child = spawn(command, args, { env: withOwnPrograms(environment) })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text))
      createInterface(stream).on('line', onLine)
    }
    child.once('error', ({ message }) => (output += message))
    child.once('close', (status) => settle({ succeeded: status === 0, output }))
  })
}
