/** Finds the WebKit that the core flow is tested in, besides Chromium and Firefox: WebKitGTK, which shares Safari's engine. */
import { existsSync } from 'node:fs'
import { pathsOf } from './paths.ts'

/**
 * The path of WebKitGTK's driver, which starts a browser that comes with it: the one that `WEBKIT_DRIVER_PATH` names, else the
 * system's; `undefined` also where there is no Xvfb, the screen that it draws on.
 */
export const findWebKit = (): string | undefined =>
  findXvfb() && (process.env.WEBKIT_DRIVER_PATH || pathsOf(['WebKitWebDriver']).find(existsSync))

/** A screen in memory: this WebKit has no headless mode. */
export const findXvfb = (): string | undefined => pathsOf(['Xvfb']).find(existsSync)
