/** Finds what is the client's by words. */
import * as v from 'valibot'
import { foundKinds } from '../../../src/core/server/schema/index.ts'
import { Refusal } from '../../base/refusal.ts'
import { type Hit, mixed } from '../../stores/find.ts'
import { clientCall } from '../call.ts'
import { searched } from '../receiving/fields.ts'
import { answers } from '../schemas.ts'
import { toFound } from '../wire.ts'

/** How much is answered: who sees more writes another word. */
const most = 20

const search = clientCall({
  method: 'GET',
  path: '/search',
  summary: "What has all words of a text, of all that is the client's: at most 20 things.",
  query: v.object({ query: searched, newest: v.optional(v.picklist(foundKinds)) }),
  answer: answers.search,
  refuses: [],
  async handle({ query, client, account, session, dependencies }) {
    await dependencies.count(['search', client.id])
    const { clock, limits, runNewest, store, takeTurn } = dependencies
    const end = clock().getTime() + limits.searchSeconds * 1000
    const found = store.find(account.id, query.query, most, query.newest)
    const hits: Hit[] = []
    // Somebody may search in two browsers at once.
    await runNewest(session?.id ?? client.id, async (stopIfOlder) => {
      while (clock().getTime() < end) {
        const { done, value } = await takeTurn(client.id, async () => {
          stopIfOlder()
          return found.next()
        })
        stopIfOlder()
        if (done) return
        hits.push(...value)
      }
      if (hits.length === 0) throw new Refusal(503, 'Not everything could be searched. Please try again.')
    })
    return { data: mixed(hits, most).map((hit) => toFound(hit, query.query)) }
  },
})

export const searchCalls = { search }
