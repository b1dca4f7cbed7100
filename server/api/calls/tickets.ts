/** Support tickets: clients list, read, raise and answer them. An answer reopens a resolved ticket, and what rang for it is read. */
import * as v from 'valibot'
import { Refusal } from '../../base/refusal.ts'
import { readableId } from '../../base/secrets.ts'
import type { NoticeTexts } from '../../mail/texts/notices/notice-texts.ts'
import { paging } from '../../stores/lists.ts'
import type { Client, KeptMessage, KeptTicket, Upload } from '../../stores/records.ts'
import { pathOfTicket, systemMessage } from '../answer-ticket.ts'
import { clientCall } from '../call.ts'
import type { Dependencies } from '../dependencies.ts'
import { follows } from '../followers.ts'
import { text } from '../receiving/fields.ts'
import { ReceivedFile } from '../receiving/received-file.ts'
import { ring } from '../ring.ts'
import { answers } from '../schemas.ts'
import { answerList } from '../sending/list.ts'
import { mine, notFound } from '../session/owner.ts'
import { toRating, toTicket } from '../wire.ts'

const tickets = clientCall({
  method: 'GET',
  path: '/support/client/tickets',
  summary: 'All tickets of the client, newest first.',
  query: v.object({ userId: v.string(), ...paging }),
  answer: answers.tickets,
  refuses: [404],
  async handle({ query, linkTo, ...asking }) {
    mine(asking.client, query.userId)
    const people = await asking.dependencies.store.people(asking.account.id)
    return answerList('tickets', asking.account.id, query, asking, (one) => toTicket(one, people, linkTo))
  },
})

const ticket = clientCall({
  method: 'GET',
  path: '/support/getTicketDetails',
  summary: 'One ticket with its conversation, oldest message first.',
  query: v.object({ ticketId: v.string() }),
  answer: answers.ticket,
  refuses: [404],
  async handle({ query, account, linkTo, dependencies }) {
    const { store, limits } = dependencies
    const found = (await store.ticket(account.id, query.ticketId)) ?? notFound('ticket')
    const rating = found.status === 'Resolved' && {
      rating: toRating(await store.rating(account.id, found.ticketId), limits),
    }
    return { data: { ...(await toTicket(found, await store.people(account.id), linkTo)), ...rating } }
  },
})

const attachment = v.array(v.instance(ReceivedFile))

const createTicket = clientCall({
  method: 'POST',
  path: '/support/client/createTicket/{userId}',
  summary: 'Raise a ticket. It starts as Open.',
  form: v.object({
    subject: text('subject', 'Please give the ticket a subject.'),
    message: text('message'),
    attachment,
  }),
  answer: answers.createTicket,
  refuses: [403, 404, 410, 413],
  right: 'write',
  async handle({ path, form, client, account, once, dependencies }) {
    mine(client, path.userId)
    saysSomething(form)
    const createdAt = dependencies.clock().toISOString()
    const uploads = uploadsOf(account, form.attachment)
    const raised: KeptTicket = {
      clientId: account.id,
      ticketId: readableId('TKT'),
      subject: form.subject,
      raisedBy: client.name,
      followers: [client.id],
      status: 'Open',
      createdAt,
      messages: [messageOf(client, form.message, createdAt, uploads)],
    }
    const { id: ticketId, isNew } = await once(async (store) => {
      await store.createTicket(raised, uploads)
      return raised.ticketId
    })
    if (isNew) dependencies.onClientWrote(client, ticketId)
    return { ticketId }
  },
})

const replyTicket = clientCall({
  method: 'POST',
  path: '/support/client/replyTicket/{ticketId}',
  summary: 'Write on a ticket. It is Open afterwards, also when it was resolved.',
  form: v.object({ message: text('message'), attachment }),
  answer: answers.replyTicket,
  refuses: [403, 404, 410, 413],
  right: 'write',
  async handle({ path, form, client, account, once, linkTo, dependencies }) {
    saysSomething(form)
    const date = dependencies.clock().toISOString()
    const uploads = uploadsOf(account, form.attachment)
    const { id, isNew } = await once(async (store) => {
      const changed = await store.addMessage({
        clientId: account.id,
        ticketId: path.ticketId,
        message: messageOf(client, form.message, date, uploads),
        uploads,
        status: 'Open',
        reopening: systemMessage('The ticket was reopened.', date),
      })
      const written = changed ?? notFound('ticket')
      const { ticketId } = written
      await tellFollowers(written, client, date, { ...dependencies, store })
      // Who answers has read what rang for it.
      await store.markNotificationsRead(client.id, pathOfTicket(ticketId))
      return ticketId
    })
    if (isNew) dependencies.onClientWrote(client, id)
    // A reply that comes again gets the conversation as it is by now.
    const found = (await dependencies.store.ticket(account.id, id)) ?? notFound('ticket')
    const people = await dependencies.store.people(account.id)
    return { data: await toTicket(found, people, linkTo) }
  },
})

function saysSomething({
  message,
  attachment,
}: {
  message: string
  attachment: readonly ReceivedFile[]
}): void {
  if (!message.trim() && attachment.length === 0)
    throw new Refusal(400, 'Please write a message or attach a file.')
}

/** Whoever writes follows the ticket. The others who do are told; nobody is of what is the own doing. */
async function tellFollowers(
  ticket: KeptTicket,
  { id, name }: Client,
  createdAt: string,
  { store, mailLanguage }: Pick<Dependencies, 'store' | 'mailLanguage'>,
): Promise<void> {
  const { clientId, ticketId, subject, followers } = ticket
  if (followers && !followers.includes(id)) {
    await store.changeFollowers(clientId, ticketId, [...followers, id])
  }
  const bell = ({ bells: { wrote } }: NoticeTexts) => ({
    ...{ ...wrote, message: wrote.message(name, subject) },
    ...{ CTAPath: pathOfTicket(ticketId), createdAt },
  })
  const isTold = (one: Client) => one.id !== id && follows(ticket, one)
  await ring(clientId, bell, store, { isTold, mailLanguage })
}

const uploadsOf = ({ id: clientId }: Client, files: readonly ReceivedFile[]): Upload[] =>
  files.map((file) => ({ ...file, clientId }))

function messageOf(
  { id, name }: Client,
  message: string,
  date: string,
  uploads: readonly Upload[],
): KeptMessage {
  const attachments = uploads.map((upload) => ({ id: upload.id, name: upload.name }))
  return {
    message,
    messageFrom: name,
    messageFromUserType: 'Client',
    messageFromId: id,
    date,
    attachments,
  }
}

export const ticketCalls = { tickets, ticket, createTicket, replyTicket }
