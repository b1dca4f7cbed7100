/** What staff does for a client who has lost the second step, or whose passkeys are somebody else's. */
import { secondStepOff } from '../../mail/texts/second-step.ts'
import { closedAs } from '../../stores/closed.ts'
import { anyClient, reason, toggle } from '../fields.ts'
import { findAnyClient } from '../find.ts'
import { requireMails } from '../invite.ts'
import { count } from '../say.ts'
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

export const wayInVerbs = { 'client forget-second-step': forgetSecondStep }
