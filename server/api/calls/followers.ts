/** People of one client follow a ticket, add a colleague to it, or leave it. */
import * as v from 'valibot'
import type { NoticeTexts } from '../../mail/texts/notices/notice-texts.ts'
import { isPresent } from '../../stores/roles.ts'
import { pathOfTicket } from '../answer-ticket.ts'
import { clientCall } from '../call.ts'
import type { AskedByClient } from '../description.ts'
import { follows } from '../followers.ts'
import { secret } from '../receiving/fields.ts'
import { ring } from '../ring.ts'
import { answers } from '../schemas.ts'
import { notFound } from '../session/owner.ts'
import { requireRight } from '../session/rights.ts'
import { toTicket } from '../wire.ts'

const json = v.object({ colleague: secret })

const followTicket = clientCall({
  method: 'POST',
  path: '/support/followTicket/{ticketId}',
  summary: 'Let somebody follow a ticket: the person who asks, or a colleague, who is told.',
  json,
  answer: answers.followTicket,
  refuses: [403, 404, 413],
  handle: ({ path, json, ...asking }) => change(path.ticketId, json.colleague, true, asking),
})

const leaveTicket = clientCall({
  method: 'POST',
  path: '/support/leaveTicket/{ticketId}',
  summary: 'Let somebody follow a ticket no more: the person who asks, or a colleague.',
  json,
  answer: answers.leaveTicket,
  refuses: [403, 404, 413],
  handle: ({ path, json, ...asking }) => change(path.ticketId, json.colleague, false, asking),
})

type Asking = Pick<AskedByClient, 'client' | 'account' | 'linkTo' | 'dependencies'>

async function change(
  ticketId: string,
  id: string,
  isToFollow: boolean,
  { client, account, linkTo, dependencies }: Asking,
) {
  // Whoever only looks decides about oneself alone.
  if (id !== client.id) requireRight(client, 'write')
  const { clock, limits, mailLanguage, store } = dependencies
  await store.inTurn(account.id, async (store) => {
    const ticket = (await store.ticket(account.id, ticketId)) ?? notFound('ticket')
    const people = (await store.people(account.id)).filter(isPresent)
    const one = people.find((person) => person.id === id) ?? notFound('colleague')
    const wasFollowing = follows(ticket, one)
    if (wasFollowing === isToFollow) return
    const following = people.filter((person) => (person.id === id ? isToFollow : follows(ticket, person)))
    await store.changeFollowers(
      account.id,
      ticketId,
      following.map((person) => person.id),
    )
    if (!isToFollow || id === client.id) return
    const added = `added:${ticketId} ${id}`
    const { count } = await store.countTry(added, limits.toldAgainSeconds, clock().getTime())
    if (count > 1) return
    const bell = ({ bells }: NoticeTexts) => ({
      ...{ ...bells.added, message: bells.added.message(client.name, ticket.subject) },
      ...{ CTAPath: pathOfTicket(ticketId), createdAt: clock().toISOString() },
    })
    await ring(account.id, bell, store, { isTold: (person) => person.id === id, mailLanguage })
  })
  const ticket = (await store.ticket(account.id, ticketId)) ?? notFound('ticket')
  return { data: await toTicket(ticket, await store.people(account.id), linkTo) }
}

export const followerCalls = { followTicket, leaveTicket }
