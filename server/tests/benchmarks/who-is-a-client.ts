/**
 * `tsx server/tests/benchmarks/who-is-a-client.ts [500]`: whether the time of an answer tells who is a client, by so many asks for an
 * address that is known, and as many for one that is not. The API runs in this process, on PGlite in memory, or on an empty
 * database that DATABASE_URL names. Beside each answer it measures the next one, asked at once: what is done after an answer
 * may be in its way.
 */
import { table } from '../../../scripts/docs/markdown.ts'
import { createApi } from '../../api/api.ts'
import { defaultLimits } from '../../api/limits.ts'
import { createPasskeys } from '../../api/node/passkeys.ts'
import { createMailQueue } from '../../mail/queue.ts'
import { openPglite } from '../../stores/node/pglite.ts'
import { openPostgres } from '../../stores/node/postgres.ts'

const secret = new TextEncoder().encode('of a measurement on one machine, known to everybody')
const count = Number(process.argv[2] ?? 500)
const auth = '/api/v1/auth/user/client'
const known = 'known@example.com'
const unknown = 'nobody@example.com'

const url = process.env.DATABASE_URL
const store = url ? await openPostgres(url, async () => {}, console.error) : await openPglite()
await store.load({
  clients: [
    {
      ...{ id: 'client-known', name: 'Known', email: known, company: '', consultantId: null },
      ...{ passwordHash: '', passwordVersion: 1 },
    },
  ],
})
const rates = Object.entries(defaultLimits.rates).map(([name, rate]) => [name, { ...rate, tries: 2 ** 30 }])
const queue = createMailQueue({ store, secret, send: async () => {}, log: console.error })
let keeping: Promise<void> | undefined
const app = createApi({
  ...{ store, secret, portalUrl: 'https://portal.example.com', sendMail: async () => {} },
  hashPassword: async (password) => password,
  limits: { ...defaultLimits, rates: Object.fromEntries(rates) },
  mails: {
    deliver: queue.deliver,
    keep(...mail) {
      keeping = queue.keep(...mail)
      return keeping
    },
  },
  passkeys: createPasskeys({ domain: 'portal.example.com', origins: ['https://portal.example.com'] }),
})

async function ask(call: string, json: object) {
  const begun = performance.now()
  const headers = { 'Content-Type': 'application/json' }
  const answer = await app.request(`${auth}/${call}`, { method: 'POST', headers, body: JSON.stringify(json) })
  const body = await answer.json()
  return { time: performance.now() - begun, body }
}

const browser = '0'.repeat(32)
const measured = [
  'sendSignInLink',
  'passkeyOptions, at once after it',
  'signInByLink, a wrong code',
  'passkeyOptions',
]
/** In milliseconds, by whether the address is known. */
const times = measured.map((name) => ({ name, ofKnown: [] as number[], ofUnknown: [] as number[] }))

async function measure(email: string, isNoted = true): Promise<void> {
  const sent = await ask('sendSignInLink', { email, browser })
  const next = await ask('passkeyOptions', {})
  const { request } = Object(sent.body).data
  // What was begun for a known address has ended then.
  await store.clientByEmail(email)
  await new Promise(setImmediate)
  await keeping
  while ((await store.countMails()) > 0) await new Promise(setImmediate)
  const wrong = await ask('signInByLink', { request, browser, code: '000000' })
  const alone = await ask('passkeyOptions', {})
  if (!isNoted) return
  for (const [index, { time }] of [sent, next, wrong, alone].entries()) {
    times[index]?.[email === known ? 'ofKnown' : 'ofUnknown'].push(time)
  }
}

// In no order that would be of use to one of them.
const emails = Array.from({ length: 2 * count }, (_, index) =>
  (index * 7919) % (2 * count) < count ? known : unknown,
)
for (const email of emails.slice(0, 50)) await measure(email, false)
for (const email of emails) await measure(email)

const median = (all: readonly number[]) =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0
/** How often one about a known address takes longer: half of the time, if it tells nothing. */
const share = (ofKnown: readonly number[], ofUnknown: readonly number[]) => {
  const longer = ofKnown.map((time) => ofUnknown.filter((other) => time > other).length / ofUnknown.length)
  return longer.reduce((sum, one) => sum + one, 0) / longer.length
}
const rows = times.map(({ name, ofKnown, ofUnknown }) => [
  name,
  `${median(ofKnown).toFixed(2)} ms`,
  `${median(ofUnknown).toFixed(2)} ms`,
  `${(100 * share(ofKnown, ofUnknown)).toFixed(1)} %`,
])
console.log(table(['Call', 'Known', 'Unknown', 'Known takes longer'], ...rows))
await queue.close()
await store.close()
