/** Who may sign in, and who answers them. */

import { Refusal } from '../../base/refusal.ts'
import { randomId } from '../../base/secrets.ts'
import { ownAccount } from '../../stores/account.ts'
import { closedAs } from '../../stores/closed.ts'
import { type Client, noDetails } from '../../stores/records.ts'
import { roles } from '../../stores/roles.ts'
import { changeAddress, requireFree } from '../address.ts'
import { client, email, language, optional, phone, text, timeZone, word } from '../fields.ts'
import { findAccount, findClient, findConsultant } from '../find.ts'
import { invite, requireMails } from '../invite.ts'
import { table } from '../say.ts'
import { verb } from '../verb.ts'

const invited = (email: string) => `An invitation is on its way to ${email}.`

const role = optional(
  word(Object.keys(roles))('What a colleague may do: all, pay and write, or only look. By default all.'),
)

const add = verb({
  says: 'Adds a client, and mails an invitation: a link with which the client chooses a password, within seven days.',
  example: '--name "Grace Hopper" --email grace@example.com --company "Hopper Marine"',
  fields: {
    name: text(200)("The client's name."),
    email: email('The address for the sign-in and for mails.'),
    company: optional(text(200)('The company that the client belongs to.')),
    consultant: optional(email('The email of the consultant, who is shown to the client.')),
    colleagueOf: optional(email('A client whose colleague this is, and whose projects are seen.')),
    role,
  },
  async run({ name, email, company = '', consultant, colleagueOf, role = '' }, desk) {
    requireMails(desk)
    const id = `client-${randomId().slice(0, 16)}`
    await requireFree(email, id, desk)
    const client: Client = {
      id,
      name,
      email,
      company,
      consultantId: consultant ? (await findConsultant(consultant, desk)).id : null,
      passwordHash: '',
      passwordVersion: 1,
      ...noDetails,
      ...ownAccount,
      accountId: colleagueOf ? (await findAccount(colleagueOf, desk)).id : null,
      role,
    }
    await desk.store.load({ clients: [client] })
    await invite(client, desk.store, desk)
    return { id, name, email }
  },
  words: ({ name, email }) => `${name} is added. ${invited(email)}`,
  trail: ({ id }) => ({ clientId: id }),
})

const set = verb({
  says: 'Changes what is known of a client. Open pages show it at once. With a new email, all sessions end, and both addresses get a mail.',
  example: '--client grace@example.com --consultant maya@northlight.example',
  fields: {
    client,
    name: optional(text(200)("The client's name.")),
    email: optional(email('Another address for the sign-in and for mails.')),
    company: optional(text(200)('The company that the client belongs to.')),
    consultant: optional(email('The email of the consultant, who is shown to the client.')),
    role,
    phone: optional(phone('The phone number. The client may change it, as the next two.')),
    language: optional(language('The language of the client.')),
    timeZone: optional(timeZone('The time zone of the client.')),
  },
  async run({ client: former, email, consultant, phone, language, timeZone, ...changes }, desk) {
    const client = await findClient(former, desk)
    const { id } = client
    const consultantId = consultant && (await findConsultant(consultant, desk)).id
    const all = { ...changes, ...(consultantId && { consultantId }) }
    const details = {
      ...(phone !== undefined && { phone }),
      ...(language !== undefined && { language }),
      ...(timeZone !== undefined && { timeZone }),
    }
    const isToChange = Object.keys({ ...all, ...details }).length > 0
    if (!email && !isToChange) throw new Refusal(400, 'Say what is to be changed.')
    const changed = { ...client, name: changes.name ?? client.name }
    await desk.store.inTurn(id, async (store) => {
      if (Object.keys(all).length > 0) await store.changeClient(id, all)
      // It tells the pages, of the rest, too.
      if (isToChange) await store.changeDetails(id, details)
      if (email) await changeAddress(changed, email, { ...desk, store })
    })
    return { id, name: changed.name, email: email ?? former, former }
  },
  words: ({ name, email, former }) =>
    email === former
      ? `${name} is changed.`
      : `${name} has the email ${email} in place of ${former}. Mails are on their way to both.`,
  trail: ({ id }) => ({ clientId: id }),
})

const list = verb({
  says: 'Lists all clients.',
  example: '',
  fields: {},
  async run(_, { store }) {
    const names = new Map((await store.consultants()).map(({ id, name }) => [id, name]))
    const clients = await store.clients()
    const accounts = new Map(clients.map((one) => [one.id, one]))
    return clients.map((client) => {
      const { id, name, email, role, passwordHash, phone, language, timeZone } = client
      const { state = 'open', since = '', ...closed } = closedAs({ email }) ?? {}
      const account = accounts.get(client.accountId ?? '')
      const { company, consultantId } = account ?? client
      return {
        ...{ id, name, email, ...closed, company, phone, language, timeZone },
        ...{ colleagueOf: account?.name ?? '', role },
        consultant: names.get(consultantId ?? '') ?? '',
        hasPassword: passwordHash !== '',
        ...{ state, since },
      }
    })
  },
  words: (clients) =>
    table(
      ['NAME', 'EMAIL', 'COMPANY', 'CONSULTANT', 'PASSWORD', 'COLLEAGUE OF', 'ROLE'],
      clients.map(({ id, name, email, company, consultant, hasPassword, state, since, ...one }) => [
        ...[name, email || id, company, consultant],
        state === 'open' ? (hasPassword ? 'set' : 'invited') : `${state} ${since.slice(0, 10)}`,
        ...[one.colleagueOf, one.role],
      ]),
      'There are no clients yet.',
    ),
})

const inviteAgain = verb({
  says: 'Mails another invitation to a client who has no password yet. The earlier one is no longer good.',
  example: '--client grace@example.com',
  fields: { client },
  async run({ client: email }, desk) {
    const client = await findClient(email, desk)
    if (client.passwordHash) {
      throw new Refusal(
        422,
        `${client.name} has a password already, and gets a link for another one by "Forgot password?" in the portal.`,
      )
    }
    await invite(client, desk.store, desk)
    return { id: client.id, email }
  },
  words: ({ email }) => invited(email),
  trail: ({ id }) => ({ clientId: id }),
})

const addConsultant = verb({
  says: 'Adds a consultant: the person at the company whom a client sees, and whose name stands on answers.',
  example: '--name "Maya Okafor" --email maya@northlight.example',
  fields: { name: text(200)("The consultant's name."), email: email('The address that clients see.') },
  async run({ name, email }, { store }) {
    if ((await store.consultants()).some((one) => one.email.toLowerCase() === email)) {
      throw new Refusal(422, `There is a consultant with the email ${email} already. Nothing was written.`)
    }
    const consultant = { id: `consultant-${randomId().slice(0, 16)}`, name, email }
    await store.load({ consultants: [consultant] })
    return consultant
  },
  words: ({ name }) => `${name} is added as a consultant.`,
  trail: () => ({ clientId: null }),
})

export const clientVerbs = {
  'client add': add,
  'client set': set,
  'client list': list,
  'client invite': inviteAgain,
  'consultant add': addConsultant,
}
