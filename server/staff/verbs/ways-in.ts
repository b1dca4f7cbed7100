/** What staff sees of a client's ways in, and does for one who has lost the second step, or whose passkeys are somebody else's. */
import { secondStepOff } from '../../mail/texts/second-step.ts'
import { closedAs } from '../../stores/closed.ts'
import { anyClient, reason, toggle } from '../fields.ts'
import { findAnyClient } from '../find.ts'
import { requireMails } from '../invite.ts'
import { count, inOneLine, minute, table } from '../say.ts'
import { verb } from '../verb.ts'

const forgetSecondStep = verb({
  says: 'Turns the second step of a client off, who has lost the app and the recovery codes. All sessions and trusted browsers end, wrong codes are forgotten, and a mail tells it. Make sure who asks: by a call to a number that you know.',
  example: '--client grace@example.com --reason "Her phone was lost; called back at her office"',
  fields: {
    client: anyClient,
    reason,
    passkeys: toggle('Removes all passkeys, too.'),
  },
  async run({ client: said, passkeys }, desk) {
    const { keep, portalUrl } = requireMails(desk)
    const { signInWays = ['password'] } = desk
    const { id } = await findAnyClient(said, desk)
    return desk.store.inTurn(id, async (store) => {
      const client = await findAnyClient(id, { ...desk, store })
      const wasOn = await store.dropSecondStep(id)
      const removed = passkeys ? await store.passkeys(id) : []
      for (const passkey of removed) await store.removePasskey(id, passkey.id)
      await store.endSessions(id)
      // Whoever guessed has perhaps used up the tries of a day.
      await store.forgetCounts((closedAs(client)?.email ?? client.email).toLowerCase())
      if (wasOn) await keep(secondStepOff(client, { portalUrl, signInWays }), store)
      return { id, name: client.name, wasOn, passkeys: removed.length }
    })
  },
  words: ({ name, wasOn, passkeys }) =>
    [
      wasOn ? `The second step of ${name} is off` : `${name} had no second step`,
      ...(passkeys > 0 ? [`${count(passkeys, 'passkey')} removed`] : []),
      'all sessions have ended.',
    ].join(', '),
  trail: ({ id }) => ({ clientId: id }),
})

const showSignIns = verb({
  says: 'Shows what is kept of the ways in of a client, who may ask for it: passkeys, the second step, open sessions, and the latest sign-ins. With --output json, all of it.',
  example: '--client grace@example.com',
  fields: { client: anyClient },
  async run({ client: said }, desk) {
    const { clock, store } = desk
    const { id, name } = await findAnyClient(said, desk)
    const step = await store.secondStep(id)
    return {
      id,
      name,
      passkeys: (await store.passkeys(id)).map(({ name, createdAt, lastUsedAt }) => ({
        ...{ name, createdAt, lastUsedAt },
      })),
      secondStep: step && { kind: step.kind, createdAt: step.createdAt, recoveryCodes: step.recoveryCodes },
      sessions: (await store.sessions(id, clock().getTime())).map(({ id, clientId, ...known }) => known),
      signIns: (await store.signIns(id)).map(({ clientId, ...known }) => known),
    }
  },
  words: ({ passkeys, secondStep, sessions, signIns }) =>
    [
      ...passkeys.map(({ name, createdAt }) => `Passkey "${inOneLine(name)}", made ${minute(createdAt)}`),
      secondStep
        ? `Second step by ${secondStep.kind}, ${count(secondStep.recoveryCodes, 'recovery code')} left`
        : 'No second step',
      `${count(sessions.length, 'session')} open`,
      table(
        ['SIGNED IN', 'BY', 'BROWSER', 'SYSTEM', 'CITY'],
        signIns.map(({ at, way, browser, system, city }) => [minute(at), way, browser, system, city]),
        'No sign-ins are kept.',
      ),
    ].join('\n'),
})

export const wayInVerbs = {
  'client sign-ins': showSignIns,
  'client forget-second-step': forgetSecondStep,
}
