/** What the client is told by mail, and when: chosen for each kind, and saved at once. The other tabs follow. */
import type { ReadableAtom } from 'nanostores'
import { createResource } from '../data/resource'
import { tellOwnNews } from '../live/own-news'
import * as api from '../server/api/account/mails'
import { type Chooser, createChooser } from '../server/choosing'
import type { MailChoice, MailSettings, NoticeKind } from '../server/schema/entities/mail-settings'
import { createSender, type Sending } from '../server/sending'
import { $clientId } from '../session/session'
import { ownerOf } from './part'

export const $mailSettings = createResource<MailSettings>({
  for: ownerOf('mails'),
  topic: 'profile/',
  load: (id, options) => api.mailSettings(id, options),
})

interface MailChooser extends Chooser<MailChoice> {
  $sending: ReadableAtom<Sending>
}

/** A toast and `$sending` tell of a failure, and what was chosen is taken back. */
export function createMailChooser(kind: NoticeKind): MailChooser {
  const sender = createSender()

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

  return { ...createChooser(save), $sending: sender.$sending }
}
