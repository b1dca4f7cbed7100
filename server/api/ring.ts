/** The bell of an account: it rings for each of its people. */
import type { Right } from '../../src/core/server/schema/index.ts'
import { randomId } from '../base/secrets.ts'
import { inLanguageOf, type MailLanguage } from '../mail/texts/notices/languages.ts'
import type { NoticeTexts } from '../mail/texts/notices/notice-texts.ts'
import type { Notice } from '../stores/notice-records.ts'
import type { Client, KeptNotification } from '../stores/records.ts'
import { isPresent, rightsOf } from '../stores/roles.ts'
import type { Store } from '../stores/store.ts'

export type Ringing = Omit<KeptNotification, '_id' | 'clientId' | 'read'>

type People = Pick<Store, 'people' | 'addNotification' | 'markNotificationsRead'>

interface Told {
  /** What one has to be allowed who is to see to it. Without it, all are told. */
  right?: Right | undefined
  /** Whom alone it is for. */
  isTold?: (one: Client) => boolean
  /** What each of them is told of it by mail, if anything is. */
  notice?: Notice | undefined
  /** Of those who have set none. By default English. */
  mailLanguage?: MailLanguage | undefined
}

/** @param bell What each of them reads, in the own language. */
export async function ring(
  accountId: string,
  bell: (texts: NoticeTexts) => Ringing,
  store: People,
  { right, isTold = () => true, notice, mailLanguage = 'en' }: Told = {},
): Promise<void> {
  for (const one of await store.people(accountId)) {
    // An account that is locked for a while finds its bells later.
    const hears = one.id === accountId || isPresent(one)
    if (!hears || !isTold(one) || (right && !rightsOf(one).includes(right))) continue
    const said = bell(inLanguageOf(one, mailLanguage).texts)
    await store.addNotification({ _id: randomId(), clientId: one.id, ...said, read: false }, notice)
  }
}

/** What has rung for it is read, by all: somebody has seen to it. */
export async function quieten(
  accountId: string,
  path: string,
  message: string,
  store: People,
): Promise<void> {
  for (const { id } of await store.people(accountId)) await store.markNotificationsRead(id, path, message)
}
