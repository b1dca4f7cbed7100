/** The client's passkeys: adding and removing them. */
import * as api from '../server/api/security'
import { createSender, type Sender } from '../server/sending'
import { askPasskey, makePasskey } from '../session/ways/passkey'
import { securityMessages } from '../text/messages/security/security'
import { act, change } from './acts'

/** Lets the browser make a passkey. Shows toasts, and never throws. @returns whether there is one more */
export async function addPasskey(name: string, sender: Sender = createSender()): Promise<boolean> {
  const t = securityMessages.get()
  const question = await act(({ signal }) => api.newPasskeyOptions({ signal }), sender)
  const proof = question && (await askPasskey(question, makePasskey, t.passkeyKnown))
  if (!proof) {
    if (question) sender.cancel()
    return false
  }
  return change(
    ({ signal }) => api.addPasskey({ ...proof, name: name.trim() }, { signal }),
    sender,
    t.passkeyAdded,
  )
}

export const removePasskey = (id: string, sender: Sender = createSender()): Promise<boolean> =>
  change(({ signal }) => api.removePasskey(id, { signal }), sender, securityMessages.get().passkeyRemoved)
