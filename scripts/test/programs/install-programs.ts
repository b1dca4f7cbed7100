/** Finds or installs the programs that tests start. Run as a script, it prints the path of Chromium's executable. */
import { pathToFileURL } from 'node:url'
import { findChromium, findShell } from './chromium.ts'
import { findFirefox } from './firefox.ts'
import { install, installByApt } from './install.ts'
import { ensureWordPress } from './install-wordpress.ts'
import { findLibreOffice } from './libreoffice.ts'
import { findWebKit } from './webkit.ts'

/**
 * Finds a Chromium or installs one, and reports its steps on stderr.
 * @returns the path of its executable
 * @throws if none can be found or installed; the message says what to do
 */
export function ensureChromium(): string {
  if (!findChromium()) install('npx', ['playwright', 'install', 'chromium'])
  if (!findChromium()) {
    installByApt('chromium', 'fonts-liberation', 'fonts-noto-core')
    installByApt('chromium-headless-shell')
  }
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

/** Does the same for WebKitGTK: its driver, the browser that comes with it, and a screen in memory. */
export function ensureWebKit(): string {
  if (!findWebKit()) installByApt('webkit2gtk-driver', 'xvfb')
  return (
    findWebKit() ??
    giveUp(
      'WebKitGTK and Xvfb',
      'Install them, on Debian as webkit2gtk-driver and xvfb, or name the driver in WEBKIT_DRIVER_PATH.',
    )
  )
}

/** Does the same for LibreOffice: its spreadsheet alone, without a screen. */
export function ensureLibreOffice(): string {
  if (!findLibreOffice()) installByApt('libreoffice-calc-nogui')
  return (
    findLibreOffice() ??
    giveUp('LibreOffice', 'Install LibreOffice Calc, or name its `soffice` in LIBREOFFICE_PATH.')
  )
}

/** For each program: finds or installs it, and gives the environment by which the tests find it. */
export const needs = {
  chromium: () => ({ CHROMIUM_PATH: ensureChromium(), CHROMIUM_SHELL_PATH: findShell() }),
  firefox: () => ({ FIREFOX_PATH: ensureFirefox() }),
  webkit: () => ({ WEBKIT_DRIVER_PATH: ensureWebKit() }),
  libreoffice: () => ({ LIBREOFFICE_PATH: ensureLibreOffice() }),
  wordpress() {
    ensureWordPress()
    return {}
  },
} satisfies Record<string, () => NodeJS.ProcessEnv>

export type Need = keyof typeof needs

function giveUp(program: string, advice: string): never {
  throw new Error(
    `The tests need ${program}; none was found, and none could be installed (see above). ${advice}`,
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(ensureChromium())
