/** Installs what the tests need and this machine lacks, and reports its steps on stderr. */
import { spawnSync } from 'node:child_process'

/** Minutes as milliseconds, for a timeout: a download that hangs must not block the tests. */
const minutes = (count: number) => count * 60_000

/** Installs Debian's packages. Where it can't, it says so: whether they are there now is for the caller to see. */
export function installByApt(...packages: string[]): void {
  // Only root may install packages. Without root, `sudo -n` is used: it fails instead of waiting for a password.
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get']
  install(command, [...rest, 'update'])
  install(command, [...rest, 'install', '--yes', '--no-install-recommends', ...packages])
}

/** Runs a command that installs something. */
export function install(command: string, args: string[]): void {
  console.error(`The tests need something that is missing. Running: ${command} ${args.join(' ')}`)
  const { status, error } = spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    timeout: minutes(5),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) console.error(`That failed: ${error?.message ?? `exit code ${status}`}.`)
}
