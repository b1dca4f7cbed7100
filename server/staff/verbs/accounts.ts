/** The end of an account, for a while or for good, and how it is taken back. */
import { Refusal } from '../../base/refusal.ts'
import { type Closing, closedAs, closedEmail } from '../../stores/closed.ts'
import { requireFree } from '../address.ts'
import { anyClient, optional, reason } from '../fields.ts'
import { findAnyClient } from '../find.ts'
import { type Desk, verb } from '../verb.ts'

const lock = verb({
  says: 'Locks the account of a client: no sign-in, and all sessions and links end. The email stays taken.',
  example: '--client grace@example.com --reason "Her mailbox was broken into"',
  fields: { client: anyClient, reason: optional(reason) },
  run: ({ client }, desk) => close(client, 'locked', desk),
  words: ({ name }) => `The account of ${name} is locked. "client reopen" takes it back.`,
  trail: ({ id }) => ({ clientId: id }),
})

const end = verb({
  says: 'Ends the account of a client: no sign-in, and all sessions and links end. The records stay, and the email is free.',
  example: '--client grace@example.com --reason "The contract has ended"',
  fields: { client: anyClient, reason: optional(reason) },
  run: ({ client }, desk) => close(client, 'ended', desk),
  words: ({ name }) =>
    `The account of ${name} has ended, and all records are kept. "client reopen" takes it back.`,
  trail: ({ id }) => ({ clientId: id }),
})

/** @throws a `Refusal` with 422 if it is closed so already, or further */
async function close(said: string, state: Exclude<Closing, 'erased'>, desk: Desk) {
  const { id } = await findAnyClient(said, desk)
  return desk.store.inTurn(id, async (store) => {
    const client = await findAnyClient(id, { ...desk, store })
    const closed = closedAs(client)
    if (closed && !(closed.state === 'locked' && state === 'ended')) {
      throw new Refusal(422, `The account of ${client.name} is ${closed.state} already. Nothing was written.`)
    }
    const email = closed?.email ?? client.email
    // As long as the email is the client's: links that sign in are kept by it, and would count again after "client reopen".
    await store.endSessions(id)
    await store.changeClient(id, { email: closedEmail({ id, email }, state, desk.clock().toISOString()) })
    return { id, name: client.name, email, state }
  })
}

const reopen = verb({
  says: 'Takes back that an account was locked or ended. The client signs in anew, with the password of before.',
  example: '--client grace@example.com',
  fields: { client: anyClient, reason: optional(reason) },
  async run({ client: said }, desk) {
    const { id, ...client } = await findAnyClient(said, desk)
    const { email = '', state } = closedAs(client) ?? {}
    if (!state) throw new Refusal(422, `The account of ${client.name} is open. Nothing was written.`)
    if (state === 'erased') throw new Refusal(422, `${id} is erased, which can't be taken back.`)
    await requireFree(email, id, desk)
    await desk.store.changeClient(id, { email })
    return { id, name: client.name, email }
  },
  words: ({ name, email }) => `The account of ${name} is open again, for ${email}.`,
  trail: ({ id }) => ({ clientId: id }),
})

export const accountVerbs = { 'client lock': lock, 'client end': end, 'client reopen': reopen }
