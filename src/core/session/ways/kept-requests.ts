/**
 * The links by mail that this browser has asked for. A link opens in another tab than the one that waits for it, so this is kept
 * for all tabs, whatever the session is kept in: alone, it opens nothing. No token and no code of a link is ever kept.
 */
import { atom, type ReadableAtom } from 'nanostores'
import { parseJson, toJson } from '../../page/json'
import { openStorage } from '../../page/storage'
import { reader } from '../../server/schema/read'
import type { Described } from '../../server/schema/shape'
import { $settings } from '../../settings/config'
import { askedLinksKey as key } from '../keys/session-keys'
import { tabKeys } from '../keys/tab-keys'
import { $clientId } from '../session'

/** For how long a link counts, in milliseconds. */
const lifetime = 15 * 60_000
/** How many stand at once: each tab may have asked for its own. */
const most = 3

const row = {
  request: 'id',
  /** The secret of this browser, which the server compares. */
  browser: 'id',
  until: 'number',
  /** The name of the address that it was asked for. */
  who: 'text',
  /** Where the client was about to go, as `return-path.ts` keeps it. */
  'back?': { 'portal?': 'text', 'page?': 'text', 'owner?': 'text' },
} as const
export type KeptRequest = Described<typeof row>

const readKept = reader([row])

const kept = (): KeptRequest[] =>
  (readKept(parseJson(openStorage('local').get(key))) ?? []).filter(({ until }) => until > Date.now())

function keep(requests: readonly KeptRequest[]): void {
  const value = requests.length > 0 ? toJson(requests) : null
  const storage = openStorage('local')
  if (storage.get(key) !== value) storage.set(key, value)
}

/** What this browser keeps of a request; `undefined` where it has not asked, or too long ago. */
export function keptRequest(request: string): KeptRequest | undefined {
  keep(kept())
  return kept().find((each) => each.request === request)
}

export const keepRequest = (asked: Omit<KeptRequest, 'until'>) =>
  keep([{ ...asked, until: Date.now() + lifetime }, ...kept()].slice(0, most))

export const forgetRequest = (request: string) => keep(kept().filter((each) => each.request !== request))

const wait = { request: 'id', email: 'text', sentAt: 'number' } as const
export type LinkWait = Described<typeof wait>
const readWait = reader(wait)

const tabStorage = () => openStorage($settings.get().storage, true)

const storedWait = (): LinkWait | null => {
  const found = readWait(parseJson(tabStorage().get(tabKeys.signInWait)))
  return found && found.sentAt + lifetime > Date.now() ? found : null
}

const $current = atom<LinkWait | null>(storedWait())

/** The mail that this tab waits for, after a reload, too; `null` for none. */
export const $linkWait: ReadableAtom<LinkWait | null> = $current

export function waitFor(next: LinkWait | null): void {
  tabStorage().set(tabKeys.signInWait, next && toJson(next))
  $current.set(next)
}

// Whoever signs in or out, here or in another tab: nobody waits for a mail any more, and none of the links is needed.
$clientId.listen(() => {
  waitFor(null)
  keep([])
})
