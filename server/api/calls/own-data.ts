/** What a client can have of all that is kept of it: a copy, and that it is erased. */
import * as v from 'valibot'
import type { OwnData } from '../../../src/core/server/schema/index.ts'
import { randomId } from '../../base/secrets.ts'
import { erasureIsAsked } from '../../mail/texts/erasure-is-asked.ts'
import { inLanguageOf } from '../../mail/texts/notices/languages.ts'
import type { Client } from '../../stores/records.ts'
import { clientCall } from '../call.ts'
import type { Dependencies } from '../dependencies.ts'
import { copyName } from '../own-data/copy-name.ts'
import { text } from '../receiving/fields.ts'
import { answers } from '../schemas.ts'
import { requireFresh } from '../session/fresh.ts'
import { mine } from '../session/owner.ts'
import type { LinkTo } from '../wire.ts'

interface Own {
  client: Client
  linkTo: LinkTo
  dependencies: Dependencies
}

async function ownDataOf({ client, linkTo, dependencies: { clock, store } }: Own): Promise<OwnData> {
  const kept = await store.copy(client.id)
  const isOver = kept && kept.state !== 'making' && kept.until <= clock().getTime()
  const copy = isOver ? undefined : kept
  const isReady = copy?.state === 'ready'
  const erasure = await store.erasure(client.id)
  return {
    ...(copy && {
      copy: {
        ...{ state: copy.state, askedAt: copy.askedAt },
        ...(isReady && {
          until: new Date(copy.until).toISOString(),
          path: await linkTo({ id: copy.id, name: copyName(copy.askedAt) }),
          size: copy.size,
        }),
      },
    }),
    ...(erasure && { erasure: { askedAt: erasure.askedAt, words: erasure.words } }),
  }
}

const ownData = clientCall({
  method: 'GET',
  path: '/clients/ownData/{clientId}',
  summary: 'The copy of all that is kept of the client, if one was asked for, and the wish to be erased.',
  answer: answers.ownData,
  refuses: [404],
  async handle({ path, ...own }) {
    mine(own.client, path.clientId)
    return { data: await ownDataOf(own) }
  },
})

const askForCopy = clientCall({
  method: 'POST',
  path: '/clients/askForCopy/{clientId}',
  summary:
    'Ask for a copy of all that is kept. While one is being made, and as long as it is there, this changes nothing. Only soon after a sign-in.',
  answer: answers.askForCopy,
  refuses: [403, 404],
  async handle({ path, session, ...own }) {
    const { copies, clock, store } = own.dependencies
    const { id: clientId } = mine(own.client, path.clientId)
    requireFresh(session, own.dependencies)
    const now = clock()
    await store.askForCopy({
      ...{ id: randomId(), clientId, state: 'making', askedAt: now.toISOString() },
      ...{ size: 0, until: 0, dueAt: now.getTime(), tries: 0 },
    })
    copies.make()
    return { data: await ownDataOf(own) }
  },
})

const askForErasure = clientCall({
  method: 'POST',
  path: '/clients/askForErasure/{clientId}',
  summary: 'Ask to be erased. The staff do so, or say why not. Only soon after a sign-in.',
  json: v.object({ words: v.optional(text('words'), '') }),
  answer: answers.askForErasure,
  refuses: [403, 404, 413],
  async handle({ path, json, session, ...own }) {
    const { clock, limits, mailLanguage, mails, portalUrl, store } = own.dependencies
    const { id: clientId } = mine(own.client, path.clientId)
    requireFresh(session, own.dependencies)
    await store.together(async (store) => {
      if (await store.erasure(clientId)) return
      await store.askForErasure({ clientId, askedAt: clock().toISOString(), words: json.words })
      // Who takes it back and asks again knows.
      const { count } = await store.countTry(
        `erasure:${clientId}`,
        limits.toldAgainSeconds,
        clock().getTime(),
      )
      const { texts } = inLanguageOf(own.client, mailLanguage)
      if (count === 1) await mails.keep(erasureIsAsked(own.client, portalUrl, texts), store)
    })
    mails.deliver()
    return { data: await ownDataOf(own) }
  },
})

const withdrawErasure = clientCall({
  method: 'POST',
  path: '/clients/withdrawErasure/{clientId}',
  summary: 'Take back the wish to be erased.',
  answer: answers.withdrawErasure,
  refuses: [404],
  async handle({ path, ...own }) {
    const { id } = mine(own.client, path.clientId)
    await own.dependencies.store.withdrawErasure(id)
    return { data: await ownDataOf(own) }
  },
})

export const ownDataCalls = { ownData, askForCopy, askForErasure, withdrawErasure }
