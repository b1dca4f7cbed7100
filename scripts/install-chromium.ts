/** Finds or installs a Chromium for the tests. Run as a script, it prints the path of the executable. */
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { findChromium } from './chromium'

const debianPackages = ['chromium', 'fonts-liberation', 'fonts-noto-core']

/** Minutes as milliseconds, for a timeout: a download that hangs must not block the tests. */
const minutes = (count: number) => count * 60_000

/**
 * Finds a Chromium or installs one, and reports its steps on stderr.
 * @returns the path of its executable
 * @throws if none can be found or installed; the message says what to do
 */
export function ensureChromium(): string {
  return findChromium() ?? installByPlaywright() ?? installByApt() ?? giveUp()
}

function installByPlaywright(): string | undefined {
  run('npx', ['playwright', 'install', 'chromium'])
  return findChromium()
}

function installByApt(): string | undefined {
  // Only root may install packages. Without root, `sudo -n` is used: it fails instead of waiting for a password.
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get']
  run(command, [...rest, 'update'])
  run(command, [...rest, 'install', '--yes', '--no-install-recommends', ...debianPackages])
  return findChromium()
}

function run(command: string, args: string[]): void {
  console.error(`No Chromium found yet. Running: ${command} ${args.join(' ')}`)
  const { status, error } = spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    timeout: minutes(5),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) console.error(`That failed: ${error?.message ?? `exit code ${status}`}.`)
}

function giveUp(): never {
  throw new Error(
    'The tests need a Chromium; none was found, and neither Playwright nor apt-get could install one (see above). ' +
      'Install Chromium or Chrome, or name the executable in CHROMIUM_PATH.',
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(ensureChromium())
