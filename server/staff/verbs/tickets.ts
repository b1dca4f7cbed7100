/** What clients ask, and the answers. */

import { answerTicket } from '../../api/answer-ticket.ts'
import { Refusal } from '../../base/refusal.ts'
import { type KeptRating, ratingWords } from '../../stores/rating-record.ts'
import type { KeptTicket } from '../../stores/records.ts'
import { client, day, file, id, list as listOf, optional, text, toggle, word } from '../fields.ts'
import { findAccount, findAuthor, findTicket } from '../find.ts'
import { uploadsFor } from '../room.ts'
import { inOneLine, minute, quoted, table } from '../say.ts'
import { verb } from '../verb.ts'

const ticket = id('The number of the ticket, like TKT-M4XQ72PD.')
const from = optional(text(200)("The name of the person who answers. By default the client's consultant."))

const list = verb({
  says: 'Lists the tickets that are not resolved, newest first, and who wrote last.',
  example: '',
  fields: {
    client: { ...optional(client), says: 'Only those of the client with this email.' },
    all: toggle('Resolved ones, too. It needs --client.'),
  },
  async run({ client: email, all }, desk) {
    if (all && email === undefined) throw new Refusal(400, '--all needs --client.')
    const owner = email === undefined ? undefined : await findAccount(email, desk)
    const found = owner ? (await desk.store.list('tickets', owner.id)).rows : await desk.store.openTickets()
    const names = new Map((await desk.store.clients()).map(({ id, name }) => [id, name]))
    return found.filter(({ status }) => all || status !== 'Resolved').map((one) => rowOf(one, names))
  },
  words: (tickets) =>
    table(
      ['TICKET', 'STATUS', 'CLIENT', 'LAST', 'BY', 'SUBJECT'],
      tickets
        .slice(0, MOST_LINES)
        .map(({ ticket, status, client, last, subject }) => [
          ...[ticket, status, client, minute(last?.date ?? ''), last?.from ?? '', subject],
        ]),
      'No ticket is open.',
    ) + more(tickets.length),
})

/** On a screen. As JSON there are all. */
const MOST_LINES = 50

const more = (count: number) =>
  count > MOST_LINES
    ? `\n… and ${count - MOST_LINES} more. Name one of the clients by --client, or take all by --output json.`
    : ''

function rowOf({ ticketId, clientId, ...ticket }: KeptTicket, names: ReadonlyMap<string, string>) {
  const last = ticket.messages.findLast(({ messageFromUserType }) => messageFromUserType !== 'System')
  return {
    ticket: ticketId,
    status: ticket.status,
    client: names.get(clientId) ?? '',
    subject: ticket.subject,
    createdAt: ticket.createdAt,
    last: last && {
      from: last.messageFrom,
      isClient: last.messageFromUserType === 'Client',
      date: last.date,
    },
  }
}

const show = verb({
  says: 'Shows the conversation of a ticket.',
  example: '--ticket TKT-M4XQ72PD',
  fields: { ticket },
  async run({ ticket: id }, desk) {
    const { ticketId, clientId, subject, status, messages } = await findTicket(id, desk)
    const owner = await desk.store.client(clientId)
    const { rows: ratings } = await desk.store.list('ratings', clientId)
    return {
      ...{ ticket: ticketId, subject, status, client: owner?.name ?? '', email: owner?.email ?? '' },
      messages: messages.map(({ message, messageFrom, date, attachments }) => ({
        ...{ from: messageFrom, date, message, files: attachments.map(({ name }) => name) },
      })),
      helped: ratings.filter((one) => one.ticketId === ticketId).map(saidBy),
    }
  },
  words: ({ ticket, subject, status, client, email, messages, helped }) =>
    [
      `${inOneLine(subject)}\n${ticket}, ${status}, ${client} <${email}>`,
      ...messages.map(({ from, date, message, files }) =>
        [
          `${minute(date)}  ${from}`,
          ...quoted(message),
          ...files.map((name) => `(file) ${inOneLine(name)}`),
        ].join('\n'),
      ),
      ...helped.map((said) => ['Did it help?', ...ratingInWords(said)].join('\n')),
    ].join('\n\n'),
})

const answers = verb({
  says: 'Lists what clients say of how their tickets were resolved, newest first.',
  example: '--answer no --since 2026-11-01',
  fields: {
    client: { ...optional(client), says: 'Only those of the client with this email.' },
    answer: optional(word(ratingWords)('Only these: yes, partly or no.')),
    since: optional(day('Only what was said on this day or later.')),
  },
  async run({ client: email, answer, since = '' }, desk) {
    const owner = email === undefined ? undefined : await findAccount(email, desk)
    const found = owner ? (await desk.store.list('ratings', owner.id)).rows : await desk.store.ratings()
    const names = new Map((await desk.store.clients()).map(({ id, name }) => [id, name]))
    return found
      .filter((one) => (answer === undefined || one.answer === answer) && one.changedAt >= since)
      .toSorted((one, other) => (one.changedAt < other.changedAt ? 1 : -1))
      .map((one) => ({ ticket: one.ticketId, client: names.get(one.clientId) ?? '', ...saidBy(one) }))
  },
  words: (ratings) =>
    ratings
      .slice(0, MOST_LINES)
      .map(({ ticket, client, ...said }) =>
        [`${ticket}  ${inOneLine(client)}`, ...ratingInWords(said)].join('\n'),
      )
      .join('\n\n')
      .concat(more(ratings.length)) || 'No client has said anything.',
})

type Said = Pick<KeptRating, 'answer' | 'words'> & { at: string; openedAgain: boolean }

const saidBy = ({ answer, words, changedAt, isOver }: KeptRating): Said => ({
  ...{ answer, words, at: changedAt },
  openedAgain: isOver,
})

/** The client chose the words: they can't look like another answer. */
const ratingInWords = ({ answer, words, at, openedAgain }: Said) => [
  `${minute(at)}  ${answer}${openedAgain ? ' (opened again after it)' : ''}`,
  ...quoted(words),
]

const answer = verb({
  says: 'Answers a ticket, and rings the bell of the client, who is told by mail, too.',
  example: '--ticket TKT-M4XQ72PD --message "It is mended. Please try again."',
  fields: {
    ticket,
    message: text(20_000)('The answer.'),
    from,
    files: listOf(file('A file to attach.'), 10),
  },
  async run({ ticket: id, message, from, files }, desk) {
    return write(id, { message, from, files, resolves: false }, desk)
  },
  words: ({ ticket, client }) => `${client} has the answer on ${ticket}.`,
  trail: ({ clientId }) => ({ clientId }),
})

const resolve = verb({
  says: 'Resolves a ticket, with or without a last answer. The client can write again, which opens it.',
  example: '--ticket TKT-M4XQ72PD --message "It is mended. Thank you!"',
  fields: { ticket, message: optional(text(20_000)('A last answer.')), from },
  async run({ ticket: id, message = '', from }, desk) {
    return write(id, { message, from, files: [], resolves: true }, desk)
  },
  words: ({ ticket }) => `${ticket} is resolved.`,
  trail: ({ clientId }) => ({ clientId }),
})

async function write(
  id: string,
  {
    from,
    files,
    ...said
  }: {
    message: string
    from: string | undefined
    files: Parameters<typeof uploadsFor>[0]
    resolves: boolean
  },
  desk: Parameters<typeof findTicket>[1],
) {
  const ticket = await findTicket(id, desk)
  const { clientId, ticketId } = ticket
  if (said.resolves && ticket.status === 'Resolved') {
    throw new Refusal(422, `${ticketId} is resolved already. Nothing was written.`)
  }
  const author = await findAuthor(from, clientId, desk)
  const client = await desk.store.client(clientId)
  const uploads = await uploadsFor(files, clientId, desk)
  const date = desk.clock().toISOString()
  const { mailLanguage, store } = desk
  await answerTicket(store, { ticket, from: author, uploads, date, mailLanguage, ...said })
  return { ticket: ticketId, client: client?.name ?? '', clientId }
}

export const ticketVerbs = {
  'ticket list': list,
  'ticket show': show,
  'ticket answers': answers,
  'ticket answer': answer,
  'ticket resolve': resolve,
}
