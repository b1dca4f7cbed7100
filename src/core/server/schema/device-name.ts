/**
 * What a browser and its system are called, in the words that a client knows: in the name of a new passkey, and where the client is
 * signed in. It decides nothing.
 */

/** Most browsers name others, too: who stands further up also names those below. */
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
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

const nameIn = (names: readonly (readonly [string, RegExp])[], text: string) =>
  names.find(([, pattern]) => pattern.test(text))?.[0] ?? ''

/** @param userAgent What a browser calls itself. Only its first 500 characters count. @returns empty texts for what nobody knows */
export function deviceName(userAgent: string): { browser: string; system: string } {
  const text = userAgent.slice(0, 500)
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) }
}
