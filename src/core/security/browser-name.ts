/** What this browser is called, for the name of a passkey that is made in it. */
import { page } from '../page/browser'
import { securityMessages } from '../text/messages/security/security'

/** Most browsers name others, too: the first that fits counts. */
const browsers = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const systems = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

const first = (names: readonly (readonly [RegExp, string])[], agent: string) =>
  names.find(([pattern]) => pattern.test(agent))?.[1] ?? ''

/** `Firefox, Windows`; empty for a browser that nobody knows. */
export function browserName(agent = page?.navigator.userAgent ?? ''): string {
  const [browser, system] = [first(browsers, agent), first(systems, agent)]
  return browser && system ? securityMessages.get().device({ browser, system }) : browser || system
}
