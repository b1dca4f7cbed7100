/** What a client changes of the own profile. The other tabs follow. */
import { tellOwnNews } from '../live/own-news'
import * as api from '../server/api/account/profile'
import type { User } from '../server/schema'
import type { Sender, SendOptions } from '../server/sending'
import { $clientId, replaceProfile } from '../session/session'
import { chooseOwnLanguage } from '../settings/languages'
import type { Bodies } from '../settings/own/bodies'
import { profileMessages } from '../text/messages/account/profile'

export type ProfileChanges = Bodies['changeProfile']

/** As many characters as a phone number may have. */
export const longestPhone = 30

/** Whether a phone number is one as people write them, or none. */
export const isPhone = (text: string) => /^([+(]?\d[\d ()+./-]*)?$/.test(text) && text.length <= longestPhone

/** The time zones that the browser knows. An old one knows that of the device alone. */
export const timeZones = (): string[] => Intl.supportedValuesOf?.('timeZone') ?? [deviceTimeZone()]
export const deviceTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** `Buenos Aires (America/Argentina)` */
export function timeZoneName(zone: string): string {
  const places = zone.replaceAll('_', ' ').split('/')
  const city = places.pop() ?? ''
  return places.length > 0 ? `${city} (${places.join('/')})` : city
}

/**
 * Shows toasts, and never throws. Another language is in force here as by the menu, also once the client is signed out.
 * @returns whether it was changed
 */
export async function changeProfile(changes: ProfileChanges, sender: Sender): Promise<boolean> {
  const { saved } = profileMessages.get()
  const isDone = await change((id, { signal }) => api.changeProfile(id, changes, { signal }), sender, saved)
  if (isDone) await chooseOwnLanguage(changes.language)
  return isDone
}

/** The same for the photo; `null` for none. */
export function changePhoto(photo: File | null, sender: Sender): Promise<boolean> {
  const form = new FormData()
  if (photo) form.set('photo', photo)
  const { photoSaved, photoRemoved } = profileMessages.get()
  return change(
    (id, { signal }) => api.changePhoto(id, form, { signal }),
    sender,
    photo ? photoSaved : photoRemoved,
  )
}

async function change(
  call: (id: string, options: SendOptions) => Promise<User>,
  sender: Sender,
  done: string,
): Promise<boolean> {
  const id = $clientId.get()
  const profile = id && (await sender.send((options) => call(id, options), { done }))
  if (!profile) return false
  replaceProfile(profile)
  tellOwnNews(['profile/'])
  return true
}
