/** What the browser keeps of drafts: the latest words of each, which all tabs share, and beside them what this tab has written. */
import { isRecord } from '../../page/is-record'
import { parseJson, toJson } from '../../page/json'
import { openStorage } from '../../page/storage'
import { reader } from '../../server/schema/read'
import { type Described, shape } from '../../server/schema/shape'
import { writtenKeys } from '../../session/keys/session-keys'
import { $settings } from '../../settings/config'

const textsShape = shape({
  subject: 'text',
  message: 'text',
  projectId: 'text',
  'key?': { content: 'text', key: 'text' },
  'tried?': { before: 'number', files: 'number' },
  /** When it was written, in milliseconds since 1970: of what a tab has written itself. */
  'at?': 'number',
})
const readTexts = reader(textsShape)

/** The texts of drafts, by the drafts' names. */
type Texts = Readonly<Record<string, Described<typeof textsShape>>>

/** What a tab shares with none needs no copy that is its own. */
const storageOf = (whose: 'shared' | 'own') => {
  const { storage } = $settings.get()
  return openStorage(whose === 'shared' ? storage : storage === 'local' ? 'session' : 'memory')
}

/** @returns none when storage holds those of another client, or can't be read */
export function readKept(whose: 'shared' | 'own', clientId: string | null): Texts {
  const kept = parseJson(storageOf(whose).get(writtenKeys[whose]))
  const rows = isRecord(kept) && kept.clientId === clientId && isRecord(kept.texts) ? kept.texts : {}
  const texts = Object.entries(rows).flatMap(([name, row]) => {
    const draft = readTexts(row)
    return draft ? [[name, draft] as const] : []
  })
  return Object.fromEntries(texts)
}

export function keep(whose: 'shared' | 'own', clientId: string | null, texts: Texts): void {
  if (!clientId) return
  const kept = Object.keys(texts).length > 0 ? toJson({ clientId, texts }) : null
  storageOf(whose).set(writtenKeys[whose], kept)
}

/** What this tab has written goes with what the tabs share: another one may have signed out while this one was closed. */
export function forgetOwn(): void {
  if (storageOf('shared').get(writtenKeys.shared) === null) storageOf('own').set(writtenKeys.own, null)
}
