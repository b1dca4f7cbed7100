/** Passkeys: signing in by one, adding and removing them. */
import * as v from 'valibot'
import { Refusal } from '../../base/refusal.ts'
import { randomId } from '../../base/secrets.ts'
import { newPasskey } from '../../mail/texts/new-passkey.ts'
import { clientCall, openCall } from '../call.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Try } from '../limits.ts'
import { passkeyResponse, secret, text } from '../receiving/fields.ts'
import { answers } from '../schemas.ts'
import { inOwnTurn } from '../session/asking.ts'
import { requireFresh } from '../session/fresh.ts'
import { notFound } from '../session/owner.ts'
import {
  askPasskey,
  isSignedBy,
  newPasskeyRefused,
  passkeyRefused,
  takeChallenge,
} from '../session/passkeys.ts'
import { findStep } from '../session/second-step.ts'
import { startSession, type Use } from '../session/start-session.ts'
import type { Passkeys } from '../webauthn.ts'
import { securityOf } from './security.ts'

const passkeyOptions = openCall({
  method: 'POST',
  path: '/auth/user/client/passkeyOptions',
  summary: 'What the browser asks for a passkey with. It names nobody: the passkey says whose it is.',
  json: v.object({ step: v.optional(secret) }),
  answer: answers.passkeyOptions,
  refuses: [409, 413],
  way: 'passkey',
  async handle({ json, address, dependencies }) {
    await dependencies.count(['passkeyAddress', address])
    const passkeys = passkeysOf(dependencies)
    if (json.step === undefined) {
      const options = await passkeys.requestOptions()
      return askPasskey({ purpose: 'sign-in', clientId: null, options }, dependencies)
    }
    const { key, client } = await findStep(json.step, false, dependencies)
    const options = await passkeys.requestOptions(await dependencies.store.passkeys(client.id))
    return askPasskey({ purpose: `step:${key}`, clientId: client.id, options }, dependencies)
  },
})

const signInByPasskey = openCall({
  method: 'POST',
  path: '/auth/user/client/signInByPasskey',
  summary: 'Sign in by a passkey. It stands for a second step, too.',
  json: v.object({ challenge: secret, response: passkeyResponse }),
  answer: answers.signInByPasskey,
  refuses: [401, 413],
  way: 'passkey',
  async handle({ json, address, device, dependencies }) {
    const byAddress: Try = ['passkeyAddress', address]
    await dependencies.count(byAddress)
    const passkey = await dependencies.store.passkey(json.response.id)
    const client = passkey && (await dependencies.store.client(passkey.clientId))
    const from = { address, device: device() }
    // A question is used up by a wrong answer, and by a right one together with what it begins.
    const use: Use = async (store) =>
      (await isSignedBy(passkey?.clientId ?? '', json, 'sign-in', { ...dependencies, store }))
        ? {}
        : undefined
    const begun = client && (await startSession(client, 'passkey', from, dependencies, use))
    if (!begun) throw passkeyRefused()
    await dependencies.forgive(byAddress)
    return begun
  },
})

const newPasskeyOptions = clientCall({
  method: 'POST',
  path: '/auth/user/client/newPasskeyOptions',
  summary: 'What the browser makes a new passkey with. Only soon after a sign-in.',
  answer: answers.newPasskeyOptions,
  refuses: [403],
  way: 'passkey',
  async handle({ client, session, dependencies }) {
    requireFresh(session, dependencies)
    const own = await dependencies.store.passkeys(client.id)
    requireRoom(own.length, dependencies)
    // A device keeps one passkey for each handle, so that a client's have the same.
    const userHandle = own[0]?.userHandle ?? randomId()
    const user = { handle: userHandle, name: client.email, displayName: client.name }
    const options = await passkeysOf(dependencies).creationOptions(user, own)
    return askPasskey({ purpose: 'new', clientId: client.id, options, userHandle }, dependencies)
  },
})

const addPasskey = clientCall({
  method: 'POST',
  path: '/auth/user/client/addPasskey',
  summary: 'Add a passkey under a name, and tell the client by mail. Only soon after a sign-in.',
  json: v.object({
    challenge: secret,
    response: passkeyResponse,
    name: text('passkeyName', 'Please give the passkey a name.'),
  }),
  answer: answers.addPasskey,
  refuses: [403, 413],
  way: 'passkey',
  async handle({ json, client, session, address, device, dependencies }) {
    const { clock, mails, note } = dependencies
    const own = requireFresh(session, dependencies)
    const times = { createdAt: clock().toISOString(), lastUsedAt: '' }
    const isAdded = await inOwnTurn(client, dependencies, async (store) => {
      requireRoom((await store.passkeys(client.id)).length, dependencies)
      const asked = await takeChallenge(json.challenge, 'new', { ...dependencies, store })
      if (asked?.clientId !== client.id) return false
      const { challenge = '', userHandle = '' } = asked.content
      const made = await passkeysOf(dependencies).verifyNew(json.response, challenge)
      const kept = made && { ...made, clientId: client.id, userHandle, name: json.name.trim(), ...times }
      if (!kept || !(await store.addPasskey(kept))) return false
      await mails.keep(newPasskey(client, dependencies), store)
      return true
    })
    if (!isAdded) throw newPasskeyRefused()
    mails.deliver()
    note({ event: 'passkey-added', from: address, who: client.id })
    return { data: await securityOf({ client, session: own, device: device() }, dependencies) }
  },
})

const removePasskey = clientCall({
  method: 'POST',
  path: '/auth/user/client/removePasskey/{passkeyId}',
  summary: 'Remove a passkey. Only soon after a sign-in.',
  answer: answers.removePasskey,
  refuses: [403, 404],
  way: 'passkey',
  async handle({ path, client, session, address, device, dependencies }) {
    const own = requireFresh(session, dependencies)
    const isRemoved = await dependencies.store.removePasskey(client.id, path.passkeyId)
    if (!isRemoved) notFound('passkey')
    dependencies.note({ event: 'passkey-removed', from: address, who: client.id })
    return { data: await securityOf({ client, session: own, device: device() }, dependencies) }
  },
})

/** There are no such calls without it. */
function passkeysOf({ passkeys }: Dependencies): Passkeys {
  if (!passkeys) throw new Error('Nothing reads passkeys here.')
  return passkeys
}

function requireRoom(count: number, { limits }: Dependencies): void {
  const most = limits.passkeysOfClient
  if (count >= most) throw new Refusal(400, `There are ${most} passkeys already. Please remove one first.`)
}

export const passkeyCalls = { passkeyOptions, signInByPasskey }
export const ownPasskeyCalls = { newPasskeyOptions, addPasskey, removePasskey }
