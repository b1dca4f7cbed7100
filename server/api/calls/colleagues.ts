/** The people of one client: who they are, who comes, who goes, and what each may do. */
import * as v from 'valibot'
import { Refusal } from '../../base/refusal.ts'
import { randomId } from '../../base/secrets.ts'
import { welcomeFrom } from '../../mail/texts/invitation.ts'
import { closedAs, closedEmail } from '../../stores/closed.ts'
import { type Client, noDetails } from '../../stores/records.ts'
import { isPresent, rightsOf, roles } from '../../stores/roles.ts'
import type { Store } from '../../stores/store.ts'
import { isTaken } from '../../stores/taken-email.ts'
import { clientCall } from '../call.ts'
import type { AskedByClient } from '../description.ts'
import { email, personName, secret } from '../receiving/fields.ts'
import { answers } from '../schemas.ts'
import { requireFresh } from '../session/fresh.ts'
import { keepInvitation } from '../session/invitation.ts'
import { mine, notFound } from '../session/owner.ts'
import { requireRight } from '../session/rights.ts'
import { sessionOver } from '../session/tokens.ts'

type Asking = Pick<AskedByClient, 'client' | 'account' | 'session' | 'dependencies'>

const isOpen = (one: Client) => !closedAs(one)

async function peopleOf({ client, account, dependencies }: Asking) {
  const people = (await dependencies.store.people(account.id)).filter(isOpen)
  return {
    people: people.map(({ id, name, email, role, invitedAt }) => ({
      ...{ id, name, email, role: role || 'all' },
      ...(id === client.id && { isYou: true }),
      ...(id === account.id && { isOwner: true }),
      ...(invitedAt && { invitedAt }),
    })),
    roles: Object.entries(roles).map(([id, { name, text }]) => ({ id, name, text })),
  }
}

/**
 * Changes who the people are: one change after the other, by one who may do so still.
 * @param write Gets those who are not taken out.
 */
async function change(
  asking: Asking,
  write: (store: Store, people: readonly Client[]) => Promise<void>,
): Promise<{ data: Awaited<ReturnType<typeof peopleOf>> }> {
  const { client, account, session, dependencies } = asking
  requireFresh(session, dependencies)
  await dependencies.store.inTurn(account.id, async (store) => {
    const now = await store.client(client.id)
    if (now?.passwordVersion !== client.passwordVersion) throw sessionOver()
    requireRight(now, 'invite')
    const people = (await store.people(account.id)).filter(isOpen)
    await write(store, people)
    for (const { id } of people) await store.tell(id, { name: 'profile' })
  })
  dependencies.mails.deliver()
  return { data: await peopleOf(asking) }
}

const find = (id: string, people: readonly Client[]): Client =>
  people.find((one) => one.id === id) ?? notFound('colleague')

/** @throws a `Refusal` with 422 if nobody would be left who can let others in */
function requireInviter(others: readonly Client[]): void {
  if (others.some((one) => isPresent(one) && rightsOf(one).includes('invite'))) return
  throw new Refusal(422, 'Somebody has to be able to do everything. Please give this to a colleague first.')
}

const colleagues = clientCall({
  method: 'GET',
  path: '/clients/colleagues/{clientId}',
  summary: 'The people of the client, and what each of them may be.',
  answer: answers.colleagues,
  refuses: [404],
  async handle({ path, ...asking }) {
    mine(asking.client, path.clientId)
    return { data: await peopleOf(asking) }
  },
})

const role = v.picklist(Object.keys(roles))

const inviteColleague = clientCall({
  method: 'POST',
  path: '/clients/inviteColleague/{clientId}',
  summary:
    'Invite a person, by a mail with a link that works once. Somebody who has not come yet is mailed another one. Only soon after a sign-in.',
  json: v.object({ name: personName, email, role }),
  answer: answers.inviteColleague,
  refuses: [403, 404, 413, 422],
  right: 'invite',
  async handle({ path, json, ...asking }) {
    mine(asking.client, path.clientId)
    const { account, client, dependencies } = asking
    const { clock, count, limits, mails } = dependencies
    requireFresh(asking.session, dependencies)
    await count(['invite', account.id], ['inviteAgain', `${account.id} ${json.email}`])
    return change(asking, async (store, people) => {
      const known = people.find((one) => one.email.toLowerCase() === json.email)
      if (known && !known.invitedAt) throw new Refusal(422, `${known.name} is here already.`)
      if (!known && people.length >= limits.peopleOfAccount) {
        throw new Refusal(422, `At most ${limits.peopleOfAccount} people can be here. Please ask us.`)
      }
      // Whose it is, is not said.
      if (!known && (await isTaken(json.email, store))) {
        throw new Refusal(422, 'This address can not be invited. Please take another one.')
      }
      const said = { name: json.name, role: json.role, invitedAt: clock().toISOString() }
      const invited: Client = {
        ...{ id: `client-${randomId().slice(0, 16)}`, email: json.email, accountId: account.id },
        ...{ passwordHash: '', passwordVersion: 1, consultantId: null, company: '' },
        ...noDetails,
        ...known,
        ...said,
      }
      if (known) await store.changeClient(known.id, said)
      else await store.load({ clients: [invited] })
      const says = welcomeFrom(client.name, account.company)
      await keepInvitation(invited, says, store, { ...dependencies, keep: mails.keep })
    })
  },
})

const removeColleague = clientCall({
  method: 'POST',
  path: '/clients/removeColleague/{clientId}',
  summary:
    'Take a person out: sessions, links and passkeys end. What the person wrote stays. Only soon after a sign-in.',
  json: v.object({ colleague: secret }),
  answer: answers.removeColleague,
  refuses: [403, 404, 413, 422],
  right: 'invite',
  async handle({ path, json, ...asking }) {
    mine(asking.client, path.clientId)
    const { account, client, dependencies } = asking
    return change(asking, async (store, people) => {
      const leaving = find(json.colleague, people)
      if (leaving.id === account.id) {
        throw new Refusal(422, `The account is in the name of ${account.name}. Please ask us to change that.`)
      }
      if (leaving.id === client.id) {
        throw new Refusal(422, 'You can not take yourself out. Please ask a colleague.')
      }
      await store.endSessions(leaving.id)
      for (const { id } of await store.passkeys(leaving.id)) await store.removePasskey(leaving.id, id)
      await store.dropSecondStep(leaving.id)
      const at = dependencies.clock().toISOString()
      await store.changeClient(leaving.id, { email: closedEmail(leaving, 'ended', at) })
    })
  },
})

const changeColleague = clientCall({
  method: 'POST',
  path: '/clients/changeColleague/{clientId}',
  summary: 'Change what a person may do. Only soon after a sign-in.',
  json: v.object({ colleague: secret, role }),
  answer: answers.changeColleague,
  refuses: [403, 404, 413, 422],
  right: 'invite',
  async handle({ path, json, ...asking }) {
    mine(asking.client, path.clientId)
    return change(asking, async (store, people) => {
      const { id } = find(json.colleague, people)
      requireInviter(people.map((one) => (one.id === id ? { ...one, role: json.role } : one)))
      await store.changeClient(id, { role: json.role })
    })
  },
})

export const colleagueCalls = { colleagues, inviteColleague, removeColleague, changeColleague }
