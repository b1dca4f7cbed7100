/** What this browser is called, for the name of a passkey that is made in it. */
import { page } from '../page/browser'
import { deviceName } from '../server/schema/device-name'
import { securityMessages } from '../text/messages/security/security'

/** `Firefox, Windows`; empty for a browser that nobody knows. */
export function browserName(): string {
  const { browser, system } = deviceName(page?.navigator.userAgent ?? '')
  return browser && system ? securityMessages.get().device({ browser, system }) : browser || system
}
