/** News at once: what has changed for the client, as long as a page listens. */
import * as v from 'valibot'
import type { Call } from '../call.ts'
import { read } from '../receiving/reading.ts'
import { hangUpOf } from '../sending/transfer.ts'
import { whoAsks } from '../session/asking.ts'

const query = v.object({ lastEventId: v.optional(v.string()) })

const events: Call = {
  method: 'GET',
  path: '/events',
  summary:
    'What changes for the client, told while the stream is open: never the data, only what to ask for again.',
  query,
  answer: undefined,
  refuses: [],
  open: false,
  async respond(context, dependencies) {
    const check = () => whoAsks(context, dependencies)
    const { client, endsAt } = await check()
    await dependencies.count(['read', client.id])
    const { lastEventId } = read(query, context.req.query())
    const opening = {
      ...{ clientId: client.id, endsAt, lastEventId, check },
      address: dependencies.addressOf(context),
      signal: context.req.raw.signal,
      hangUp: hangUpOf(context),
    }
    const headers = {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // Some proxies keep what comes, until it is much.
      'X-Accel-Buffering': 'no',
    }
    // Whoever asks for the head alone never reads on.
    if (context.req.method === 'HEAD') return context.body(null, 200, headers)
    return context.body(await dependencies.openStream(opening), 200, headers)
  },
}

export const eventCalls = { events }
