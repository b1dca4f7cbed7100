/** What a browser calls itself, in the words that its client knows. It is told to the client, and decides nothing. */

import type { Context } from 'hono'
import type { Device } from '../../stores/sign-in-records.ts'
import type { Dependencies } from '../dependencies.ts'

/** Who stands further up also names those below. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPX)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Chromium', /\bChromium\//],
  ['Safari', /\bVersion\/\d/],
] as const

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b|\biPod\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bCrOS\b/],
] as const

/** @param userAgent What the request says. Only its first 500 characters count. */
export function browserName(userAgent: string): { browser: string; system: string } {
  const text = userAgent.slice(0, 500)
  const nameIn = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(text))?.[0] ?? ''
  return { browser: nameIn(browsers), system: nameIn(systems) }
}

/** What a request says of where it comes from. */
export const deviceOf = (context: Context, { cityOf }: Pick<Dependencies, 'cityOf'>): Device => ({
  ...browserName(context.req.header('User-Agent') ?? ''),
  city: cityOf(context).slice(0, 80),
})
