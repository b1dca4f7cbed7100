/** Finds the Chromium that tests run in, and says how to start it. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/**
 * The path of a Chromium that starts: the one `CHROMIUM_PATH` names, else Playwright's own, else the system's.
 * @throws where `CHROMIUM_PATH` names something that doesn't start: another browser must not stand in for it.
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (!chosen) return [chromium.executablePath(), ...systemPaths()].filter(existsSync).find(starts)
  if (starts(chosen)) return chosen
  throw new Error(`CHROMIUM_PATH is "${chosen}", which does not start as a Chromium. Correct it or unset it.`)
}

/** Whole paths, because Playwright takes no bare names. */
function systemPaths(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return systemNames.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** Asking for the version also loads the shared libraries, so that a browser without them doesn't count. */
function starts(path: string): boolean {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return status === 0 && /chrom/i.test(stdout)
}

/** How every test starts the browser: nothing that calls home, and no need of a GPU or of user namespaces. */
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
