/** Finds the Chromium that tests run in, and gives the options to start it. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { pathsOf } from './paths.ts'

/** The headless shell first: it has no window, so a page opens in half the time. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

/**
 * The path of a Chromium that starts: the one that `CHROMIUM_PATH` names, else Playwright's own, else the system's.
 * @throws if the Chromium of `CHROMIUM_PATH` does not start: no other browser may be used in its place
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (!chosen) return [chromium.executablePath(), ...pathsOf(systemNames)].filter(existsSync).find(starts)
  if (starts(chosen)) return chosen
  throw new Error(`CHROMIUM_PATH is "${chosen}", which does not start as a Chromium. Correct it or unset it.`)
}

/** Asks for the version. This also loads the shared libraries, so a browser without them does not count. */
function starts(path: string): boolean {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return status === 0 && /chrom/i.test(stdout)
}

/** How every test starts the browser: without requests to its maker, and without need of a GPU or user namespaces. */
export function launchOptions() {
  return {
    executablePath: findChromium(),
    chromiumSandbox: false,
    args: [
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}
