/** What the client who is signed in has set in the profile: it stands behind what the browser knows, and what the host has set. */
import { atom, computed } from 'nanostores'
import { attempt } from '../page/browser'
import { $settings } from './config'

interface ClientChoice {
  language: string
  timeZone: string
}

const none: ClientChoice = { language: '', timeZone: '' }

export const $clientChoice = atom(none)

/** A server may send anything: the browser throws at a zone that it doesn't know. */
const isTimeZone = (timeZone: string) =>
  attempt(() => new Intl.DateTimeFormat('en', { timeZone })) !== undefined

/** @param profile of the client; `null` for nobody. */
export function noteClientChoice(profile: Partial<ClientChoice> | null): void {
  const { language = '', timeZone = '' } = profile ?? none
  const before = $clientChoice.get()
  if (language === before.language && timeZone === before.timeZone) return
  $clientChoice.set({ language, timeZone: timeZone && isTimeZone(timeZone) ? timeZone : '' })
}

/** The time zone of all times: the host's, else the client's; empty for that of the device. */
export const $timeZone = computed([$settings, $clientChoice], ({ timeZone }, own) => timeZone || own.timeZone)
