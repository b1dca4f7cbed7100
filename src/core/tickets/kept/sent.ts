/**
 * When the words of drafts were sent, in any tab. It tells nothing of the client: no more than times, each under a hash of the
 * client, the draft's name and the words.
 */
import { isRecord } from '../../page/is-record'
import { parseJson, toJson } from '../../page/json'
import { openStorage } from '../../page/storage'
import { writtenKeys } from '../../session/keys/session-keys'
import { $settings } from '../../settings/config'
import { digest } from '../../text/hash'

/** For how long it is known, in milliseconds: another tab may have slept. */
const day = 86_400_000

interface Words {
  subject: string
  message: string
  projectId: string
}

/** The same for the same words: a server may cut off what is blank around them. */
export const wordsOf = ({ subject, message, projectId }: Words): string =>
  [projectId, subject.trim(), message.trim()].join('\n')

const storage = () => openStorage($settings.get().storage)

function read(): Record<string, unknown> {
  const kept = parseJson(storage().get(writtenKeys.sent))
  return isRecord(kept) ? kept : {}
}

const nameOf = (clientId: string, name: string, words: Words) =>
  digest(`${clientId} ${name} ${wordsOf(words)}`)

export function noteSent(clientId: string, name: string, words: Words): void {
  const now = Date.now()
  const recent = Object.entries(read()).filter(([, at]) => now - Number(at) < day)
  storage().set(
    writtenKeys.sent,
    toJson(Object.fromEntries([...recent, [nameOf(clientId, name, words), now]])),
  )
}

/**
 * In milliseconds since 1970; 0 for words that were not sent. Files make something else of the same words, unless they were sent
 * beside them, and nobody has known whether they had arrived.
 */
export const sentAt = (
  clientId: string,
  name: string,
  draft: Words & { files: readonly File[]; tried?: unknown },
): number => (draft.files.length > 0 && !draft.tried ? 0 : Number(read()[nameOf(clientId, name, draft)]) || 0)
