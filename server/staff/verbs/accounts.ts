/** The end of an account, for a while or for good, and how it is taken back. */
import { Refusal } from '../../base/refusal.ts'
import { type Closing, closedAs, closedEmail } from '../../stores/closed.ts'
import { isTaken } from '../../stores/taken-email.ts'
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
    const at = desk.clock().toISOString()
    // With an account, its people go; those who are closed already stay so.
    const people = await store.people(id)
    for (const one of people) {
      const before = closedAs(one)
      if (before && before.since !== closed?.since) continue
      // As long as the email is the client's: links that sign in are kept by it, and would count again after "client reopen".
      await store.endSessions(one.id)
      const own = { id: one.id, email: before?.email ?? one.email }
      await store.changeClient(one.id, { email: closedEmail(own, state, at) })
    }
    return { id, name: client.name, email, state }
  })
}

const reopen = verb({
  says: 'Takes back that an account was locked or ended. The client signs in anew, with the password of before.',
  example: '--client grace@example.com',
  fields: { client: anyClient, reason: optional(reason) },
  async run({ client: said }, desk) {
    const { id, ...client } = await findAnyClient(said, desk)
    const { email = '', since, state } = closedAs(client) ?? {}
    if (!state) throw new Refusal(422, `The account of ${client.name} is open. Nothing was written.`)
    if (state === 'erased') throw new Refusal(422, `${id} is erased, which can't be taken back.`)
    await requireFree(email, id, desk)
    // Who went with the account comes back with it, but for whom another account has the address of by now.
    const leftOut: { id: string; name: string; email: string }[] = []
    for (const one of await desk.store.people(id)) {
      const closed = closedAs(one)
      if (closed?.state !== state || closed.since !== since) continue
      const isFree = one.id === id || !(await isTaken(closed.email, desk.store, one.id))
      if (isFree) await desk.store.changeClient(one.id, { email: closed.email })
      else leftOut.push({ id: one.id, name: one.name, email: closed.email })
    }
    return { id, name: client.name, email, leftOut }
  },
  words: ({ name, email, leftOut }) =>
    [
      `The account of ${name} is open again, for ${email}.`,
      ...leftOut.map(
        (one) => `${one.name} (${one.id}) stays closed: ${one.email} is the address of another account.`,
      ),
    ].join('\n'),
  trail: ({ id }) => ({ clientId: id }),
})

export const accountVerbs = { 'client lock': lock, 'client end': end, 'client reopen': reopen }
