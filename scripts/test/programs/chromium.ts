/** Finds the Chromium that tests run in, and gives the options to start it. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import { pathsOf } from './paths.ts'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

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

/**
 * The path of the same engine without windows, where Debian's package of it is installed: it takes a quarter less time. Else
 * that of the whole Chromium, and so it is if `CHROMIUM_PATH` names one.
 */
export function findShell(): string | undefined {
  const chosen = process.env.CHROMIUM_SHELL_PATH || process.env.CHROMIUM_PATH
  return chosen || pathsOf(['chromium-headless-shell']).filter(existsSync).find(starts) || findChromium()
}

/** Asks for the version. This also loads the shared libraries, so a browser without them does not count. */
function starts(path: string): boolean {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return status === 0 && /chrom/i.test(stdout)
}

/**
 * How every test starts the browser: without requests to its maker, and without need of a GPU or user namespaces.
 * @param isWhole Whether it has to be all that people use: letters are smoothed otherwise without windows, and there is
 * neither a back-forward cache nor a cache for scripts
 */
export function launchOptions({ isWhole = false } = {}) {
  return {
    executablePath: isWhole ? findChromium() : findShell(),
    chromiumSandbox: false,
    args: [
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${[...playwrightsFeatures(), ...pagesOfTheAddressLine]}`,
    ],
  }
}

/** Two hidden pages that each window loads for its address line. They would cost a test as much as its own page does. */
const pagesOfTheAddressLine = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/**
 * The features that Playwright turns off. Chromium obeys the last `--disable-features` alone, so ours has to name them,
 * too; Playwright's list has no other door than its source.
 */
function playwrightsFeatures(): string[] {
  const bundle = createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle')
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(readFileSync(bundle, 'utf8')) ?? []
  const features = Array.from(list.matchAll(/"(\w+)",?$/gm), ([, name = '']) => name)
  if (features.length === 0) throw new Error(`${bundle} has another list of the features that it turns off.`)
  return features
}
