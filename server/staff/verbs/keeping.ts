/** What is kept of a client: who it is and what is told by mail, payments, files, and the trail of what staff has done. */
import { accountFor } from '../../api/session/asking.ts'
import { withDefaults } from '../../mail/choices.ts'
import { closedAs } from '../../stores/closed.ts'
import { anyClient, optional } from '../fields.ts'
import { findAnyAccount, findAnyClient } from '../find.ts'
import { placesOf } from '../places.ts'
import { inSize } from '../room.ts'
import { count, minute, money, table } from '../say.ts'
import { verb } from '../verb.ts'

const show = verb({
  says: 'Shows one person: the account, the language and the time zone, what is told by mail and when, and how much waits for it.',
  example: '--client grace@example.com',
  fields: { client: anyClient },
  async run({ client }, desk) {
    const { store } = desk
    const one = await findAnyClient(client, desk)
    const { id, name, email, role, phone, language, timeZone } = one
    const { state = 'open', since = '' } = closedAs(one) ?? {}
    const account = await accountFor(one, store)
    return {
      ...{ id, name, email, state, since, company: account.company, role, phone, language, timeZone },
      colleagueOf: account.id === id ? '' : account.name,
      mails: withDefaults(await store.mailSettings(id)),
      waiting: (await store.notices(id)).length,
    }
  },
  words: ({ name, email, state, since, mails, waiting, ...one }) =>
    table(
      [name, email],
      [
        ...(state === 'open' ? [] : [['State', `${state} ${since.slice(0, 10)}`]]),
        ...[
          ['Company', one.company],
          ['Colleague of', one.colleagueOf],
          ['Role', one.role],
        ],
        ...[
          ['Phone', one.phone],
          ['Language', one.language],
          ['Time zone', one.timeZone],
        ],
        ...Object.entries(mails).map(([kind, choice]) => [`Mails: ${kind}`, choice]),
        ['Waiting', count(waiting, 'notice')],
      ].filter(([, said]) => said),
      '',
    ),
})

const payments = verb({
  says: 'Lists the payments of a client, newest first.',
  example: '--client grace@example.com',
  fields: { client: anyClient },
  async run({ client }, desk) {
    const { id: clientId } = await findAnyAccount(client, desk)
    const { rows: projects } = await desk.store.list('projects', clientId)
    const names = new Map(projects.map(({ _id, serviceName }) => [_id, serviceName]))
    const { rows } = await desk.store.list('payments', clientId)
    return rows.map(({ id, paymentId, receivedDate, receivedAmount, currency, ...more }) => ({
      ...{ id, number: paymentId, date: receivedDate, amount: receivedAmount, currency: currency ?? '' },
      ...{ reference: more.receivedPaymentId, project: names.get(more.projectId) ?? '' },
      invoice: more.invoice?.name ?? '',
    }))
  },
  words: (payments) =>
    table(
      ['NUMBER', 'DATE', 'AMOUNT', 'REFERENCE', 'INVOICE', 'PROJECT'],
      payments.map(({ number, date, amount, currency, reference, invoice, project }) => [
        ...[number, date, money(amount, currency), reference, invoice, project],
      ]),
      'This client has no payments yet.',
    ),
})

const files = verb({
  says: 'Lists the files of a client, largest first, and where each is.',
  example: '--client grace@example.com',
  fields: { client: anyClient },
  async run({ client }, { store, ...desk }) {
    const { id: clientId } = await findAnyAccount(client, { store, ...desk })
    const records = await store.recordsOf(clientId)
    const places = placesOf(records)
    return records.uploads
      .toSorted((one, other) => other.size - one.size)
      .map(({ id, name, type, size }) => ({
        ...{ id, name, type, size },
        places: [...new Set((places.get(id) ?? []).map(({ name }) => name))],
      }))
  },
  words: (files) =>
    `${table(
      ['ID', 'SIZE', 'NAME', 'WHERE'],
      files.map(({ id, name, size, places }) => [id, inSize(size), name, some(places)]),
      'This client has no files.',
    )}\n${inSize(files.reduce((sum, { size }) => sum + size, 0))} in all.`,
})

/** The first three. */
const some = (places: readonly string[]) =>
  [...places.slice(0, 3), ...(places.length > 3 ? [`${places.length - 3} more`] : [])].join(', ')

/** On a screen. As JSON there are all. */
const MOST_LINES = 100

const log = verb({
  says: 'Lists what staff has done, newest first: who, when, what, and why.',
  example: '--client grace@example.com',
  fields: {
    client: { ...optional(anyClient), says: 'Only what was done to the client with this email or id.' },
  },
  async run({ client }, desk) {
    const owner = client === undefined ? undefined : await findAnyClient(client, desk)
    const names = new Map((await desk.store.clients()).map(({ id, name }) => [id, name]))
    const acts = await desk.store.acts(owner?.id)
    return acts.map((act) => ({ ...act, client: names.get(act.clientId ?? '') ?? '' }))
  },
  words: (acts) =>
    table(
      ['WHEN', 'BY', 'VERB', 'CLIENT', 'WHAT', 'WHY'],
      acts
        .slice(0, MOST_LINES)
        .map(({ at, by, verb, client, says, reason }) => [minute(at), by, verb, client, says, reason]),
      'Nothing was done yet.',
    ) + (acts.length > MOST_LINES ? `\n… and ${acts.length - MOST_LINES} more: --output json has all.` : ''),
})

export const keepingVerbs = { 'client show': show, 'payment list': payments, 'file list': files, log }
