/** Finds the Firefox that a few tests run in: those of what it does otherwise than Chromium. */
import { existsSync } from 'node:fs'
import { pathsOf } from './paths.ts'

/** The path of a Firefox: the one that `FIREFOX_PATH` names, else the system's. */
export const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH ||
  [...pathsOf(['firefox', 'firefox-esr']), '/Applications/Firefox.app/Contents/MacOS/firefox'].find(
    existsSync,
  )
