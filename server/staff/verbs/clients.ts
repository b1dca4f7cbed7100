/** Who may sign in, and who answers them. */

import { Refusal } from '../../base/refusal.ts'
import { randomId } from '../../base/secrets.ts'
import type { Client } from '../../stores/records.ts'
import { client, email, optional, text } from '../fields.ts'
import { findClient, findConsultant } from '../find.ts'
import { invite, requireMails } from '../invite.ts'
import { table } from '../say.ts'
import { verb } from '../verb.ts'

const invited = (email: string) => `An invitation is on its way to ${email}.`

const add = verb({
  says: 'Adds a client, and mails an invitation: a link with which the client chooses a password, within seven days.',
  example: '--name "Grace Hopper" --email grace@example.com --company "Hopper Marine"',
  fields: {
    name: text(200)("The client's name."),
    email: email('The address for the sign-in and for mails.'),
    company: optional(text(200)('The company that the client belongs to.')),
    consultant: optional(email('The email of the consultant, who is shown to the client.')),
  },
  async run({ name, email, company = '', consultant }, desk) {
    requireMails(desk)
    const known = await desk.store.clientByEmail(email)
    if (known) throw new Refusal(422, `${known.name} has the email ${email} already. Nothing was written.`)
    const client: Client = {
      id: `client-${randomId().slice(0, 16)}`,
      name,
      email,
      company,
      consultantId: consultant ? (await findConsultant(consultant, desk)).id : null,
      passwordHash: '',
      passwordVersion: 1,
    }
    const mailInvitation = await desk.store.inTurn(client.id, async (store) => {
      await store.load({ clients: [client] })
      return invite(client, store, desk)
    })
    await mailInvitation()
    return { id: client.id, name, email }
  },
  words: ({ name, email }) => `${name} is added. ${invited(email)}`,
})

const set = verb({
  says: 'Changes what is known of a client. Open pages see it when they are loaded anew.',
  example: '--client grace@example.com --consultant maya@northlight.example',
  fields: {
    client,
    name: optional(text(200)("The client's name.")),
    company: optional(text(200)('The company that the client belongs to.')),
    consultant: optional(email('The email of the consultant, who is shown to the client.')),
  },
  async run({ client: email, consultant, ...changes }, desk) {
    const { id, name } = await findClient(email, desk)
    const consultantId = consultant && (await findConsultant(consultant, desk)).id
    const all = { ...changes, ...(consultantId && { consultantId }) }
    if (Object.keys(all).length === 0) throw new Refusal(400, 'Say what is to be changed.')
    await desk.store.changeClient(id, all)
    return { id, name: changes.name ?? name, email }
  },
  words: ({ name }) => `${name} is changed.`,
})

const list = verb({
  says: 'Lists all clients.',
  example: '',
  fields: {},
  async run(_, { store }) {
    const names = new Map((await store.consultants()).map(({ id, name }) => [id, name]))
    return (await store.clients()).map(({ id, name, email, company, consultantId, passwordHash }) => ({
      ...{ id, name, email, company },
      consultant: names.get(consultantId ?? '') ?? '',
      hasPassword: passwordHash !== '',
    }))
  },
  words: (clients) =>
    table(
      ['NAME', 'EMAIL', 'COMPANY', 'CONSULTANT', 'PASSWORD'],
      clients.map(({ name, email, company, consultant, hasPassword }) => [
        ...[name, email, company, consultant],
        hasPassword ? 'set' : 'invited',
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
    const mailInvitation = await invite(client, desk.store, desk)
    await mailInvitation()
    return { id: client.id, email }
  },
  words: ({ email }) => invited(email),
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
})

export const clientVerbs = {
  'client add': add,
  'client set': set,
  'client list': list,
  'client invite': inviteAgain,
  'consultant add': addConsultant,
}
