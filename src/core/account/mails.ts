/** What the client is told by mail, and when: chosen for each kind, and saved at once. The other tabs follow. */
import { atom, type ReadableAtom } from 'nanostores'
import { createResource } from '../data/resource'
import { tellOwnNews } from '../live/own-news'
import * as api from '../server/api/account/mails'
import type { MailChoice, MailSettings, NoticeKind } from '../server/schema/entities/mail-settings'
import { createSender, type Sending } from '../server/sending'
import { $clientId } from '../session/session'
import { ownerOf } from './part'

export const $mailSettings = createResource<MailSettings>({
  for: ownerOf('mails'),
  topic: 'profile/',
  load: (id, options) => api.mailSettings(id, options),
})

interface MailChooser {
  /** What is chosen, and not saved yet; `null` where all is saved. */
  $chosen: ReadableAtom<MailChoice | null>
  $sending: ReadableAtom<Sending>
  /**
   * Never throws: a toast and `$sending` tell of a failure, and what was chosen is taken back. Of what is chosen while another one
   * is being saved, the last one is saved after it.
   * @returns which one is saved at the end; `null` for none, and for whoever chose while another one was being saved
   */
  choose(choice: MailChoice): Promise<MailChoice | null>
}

export function createMailChooser(kind: NoticeKind): MailChooser {
  const sender = createSender()
  const $chosen = atom<MailChoice | null>(null)
  let isSaving = false

  async function save(choice: MailChoice): Promise<boolean> {
    const id = $clientId.get()
    const change = { [kind]: choice }
    const saved = id && (await sender.send(({ signal }) => api.changeMailSettings(id, change, { signal })))
    if (!saved) return false
    const known = $mailSettings.get()
    // Answers about two kinds may come in another order than they were sent.
    $mailSettings.replace(known.status === 'ready' ? { ...known.data, [kind]: saved[kind] } : saved)
    tellOwnNews(['profile/'])
    return true
  }

  return {
    $chosen,
    $sending: sender.$sending,
    async choose(choice) {
      $chosen.set(choice)
      if (isSaving) return null
      isSaving = true
      let saved: MailChoice | null = null
      for (let next: MailChoice | null = choice; next && next !== saved; next = $chosen.get()) {
        saved = (await save(next)) ? next : null
        if (!saved) break
      }
      isSaving = false
      $chosen.set(null)
      return saved
    },
  }
}
