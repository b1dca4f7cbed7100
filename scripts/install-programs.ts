/** Finds or installs the programs that tests start. Run as a script, it prints the path of Chromium's executable. */
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { findChromium } from './chromium.ts'
import { findFirefox } from './firefox.ts'
import { findLibreOffice } from './libreoffice.ts'

/** Minutes as milliseconds, for a timeout: a download that hangs must not block the tests. */
const minutes = (count: number) => count * 60_000

/**
 * Finds a Chromium or installs one, and reports its steps on stderr.
 * @returns the path of its executable
 * @throws if none can be found or installed; the message says what to do
 */
export function ensureChromium(): string {
  if (!findChromium()) run('npx', ['playwright', 'install', 'chromium'])
  if (!findChromium()) installByApt('chromium', 'fonts-liberation', 'fonts-noto-core')
  return (
    findChromium() ??
    giveUp('a Chromium', 'Install Chromium or Chrome, or name the executable in CHROMIUM_PATH.')
  )
}

/** Does the same for Firefox: any release that people use will do. */
export function ensureFirefox(): string {
  if (!findFirefox()) installByApt('firefox-esr')
  return findFirefox() ?? giveUp('a Firefox', 'Install Firefox, or name the executable in FIREFOX_PATH.')
}

/** Does the same for LibreOffice: its spreadsheet alone, without a screen. */
export function ensureLibreOffice(): string {
  if (!findLibreOffice()) installByApt('libreoffice-calc-nogui')
  return (
    findLibreOffice() ??
    giveUp('LibreOffice', 'Install LibreOffice Calc, or name its `soffice` in LIBREOFFICE_PATH.')
  )
}

function installByApt(...packages: string[]): void {
  // Only root may install packages. Without root, `sudo -n` is used: it fails instead of waiting for a password.
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get']
  run(command, [...rest, 'update'])
  run(command, [...rest, 'install', '--yes', '--no-install-recommends', ...packages])
}

function run(command: string, args: string[]): void {
  console.error(`A program is missing. Running: ${command} ${args.join(' ')}`)
  const { status, error } = spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    timeout: minutes(5),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) console.error(`That failed: ${error?.message ?? `exit code ${status}`}.`)
}

function giveUp(program: string, advice: string): never {
  throw new Error(
    `The tests need ${program}; none was found, and none could be installed (see above). ${advice}`,
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(ensureChromium())
