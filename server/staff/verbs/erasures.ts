/** Clients who have asked to be erased. */
import { Refusal } from '../../base/refusal.ts'
import { randomId } from '../../base/secrets.ts'
import { inLanguageOf } from '../../mail/texts/notices/languages.ts'
import { client, reason, text } from '../fields.ts'
import { findClient } from '../find.ts'
import { inOneLine, minute, table } from '../say.ts'
import { verb } from '../verb.ts'

const list = verb({
  says: 'Lists the clients who have asked to be erased, those who wait for the longest time first. "client erase" does it, "client keep" declines it.',
  example: '',
  fields: {},
  async run(_, { store }) {
    const clients = new Map((await store.clients()).map((one) => [one.id, one]))
    return (await store.erasures()).map(({ clientId, askedAt, words }) => {
      const { name = '', email = '' } = clients.get(clientId) ?? {}
      return { id: clientId, name, email, askedAt, words }
    })
  },
  words: (erasures) =>
    table(
      ['SINCE', 'NAME', 'EMAIL', 'WORDS'],
      erasures.map(({ askedAt, name, email, words }) => [minute(askedAt), name, email, inOneLine(words)]),
      'Nobody has asked to be erased.',
    ),
})

const keep = verb({
  says: 'Declines the wish of a client to be erased, and says why by the bell.',
  example:
    '--client grace@example.com --message "We have to keep invoices for ten years." --reason "Open invoices"',
  fields: { client, message: text(500)('What the client reads.'), reason },
  async run({ client: email, message }, { store, ...desk }) {
    const found = await findClient(email, { store, ...desk })
    const { id, name } = found
    if (!(await store.withdrawErasure(id))) throw new Refusal(404, `${name} has not asked to be erased.`)
    const { bells } = inLanguageOf(found, desk.mailLanguage ?? 'en').texts
    await store.addNotification({
      ...{ _id: randomId(), clientId: id, ...bells.isNotErased, message, CTAPath: '/account' },
      ...{ createdAt: desk.clock().toISOString(), read: false },
    })
    return { id, name }
  },
  words: ({ name }) => `${name} is told that the account is kept.`,
  trail: ({ id }) => ({ clientId: id }),
})

export const erasureVerbs = { 'client erasures': list, 'client keep': keep }
