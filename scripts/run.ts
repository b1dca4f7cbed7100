import { spawnSync } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

/**
 * Runs a command of this project or of the system, and shows its output as it comes.
 * @returns whether it succeeded
 */
export function run(command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): boolean {
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter)
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment, PATH: path },
  })
  if (error) console.error(error.message)
  return status === 0
}
