/**
 * `tsx server/tests/benchmarks/who-is-a-client.ts [500]`: whether the time of an answer tells who is a client, by so many asks for an
 * address that is known, and as many for one that is not. The API runs in this process, on PGlite in memory, or on an empty
 * database that DATABASE_URL names, and sends its mails to a mail server in a process of its own. Beside each answer it measures the
 * next one, asked at once: what is done after an answer may be in its way.
 */
import { setTimeout } from 'node:timers/promises'
import { table } from '../../../scripts/docs/markdown.ts'
import { createApi } from '../../api/api.ts'
import { defaultLimits } from '../../api/limits.ts'
import { createPasskeys } from '../../api/node/passkeys.ts'
import { createMailer } from '../../mail/mail.ts'
import { createMailQueue } from '../../mail/queue.ts'
import { ownAccount } from '../../stores/account.ts'
import { openPglite } from '../../stores/node/pglite.ts'
import { openPostgres } from '../../stores/node/postgres.ts'
import { noDetails } from '../../stores/records.ts'
import { startMailServer } from './mail-server.ts'

const secret = new TextEncoder().encode('of a measurement on one machine, known to everybody')
const count = Number(process.argv[2] ?? 500)
const auth = '/api/v1/auth/user/client'
const known = 'known@example.com'
const unknown = 'nobody@example.com'
const password = 'of nobody'

const url = process.env.DATABASE_URL
const store = url ? await openPostgres(url, async () => {}, console.error) : await openPglite()
await store.load({
  clients: [
    {
      ...{ id: 'client-known', name: 'Known', email: known, company: '', consultantId: null },
      ...{ passwordHash: 'another one', passwordVersion: 1, ...noDetails, ...ownAccount },
    },
  ],
})
const mailServer = await startMailServer()
const mailer = createMailer(mailServer.url, 'Portal <portal@example.com>')
let time = Date.now()
const now = () => time
const rates = Object.entries(defaultLimits.rates).map(([name, rate]) => [name, { ...rate, tries: 2 ** 30 }])
const queue = createMailQueue({ store, secret, send: mailer.send, log: console.error, now })
let mailsKept = 0
const app = createApi({
  ...{ store, secret, portalUrl: 'https://portal.example.com', sendMail: mailer.send },
  clock: () => new Date(now()),
  passwordEncryption: 'none',
  // The same work for both is `isPasswordOf`'s: here it takes no time, in which the rest would be lost.
  hashPassword: async (password) => password,
  limits: { ...defaultLimits, rates: Object.fromEntries(rates) },
  mails: {
    deliver: queue.deliver,
    async keep(...mail) {
      await queue.keep(...mail)
      mailsKept++
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

/** In milliseconds, by whether the address is known. */
const times = new Map<string, { ofKnown: number[]; ofUnknown: number[] }>()

function note(name: string, email: string, time: number): void {
  const noted = times.get(name) ?? { ofKnown: [], ofUnknown: [] }
  noted[email === known ? 'ofKnown' : 'ofUnknown'].push(time)
  times.set(name, noted)
}

/** Asks, and at once for something else. @returns the answer, when nothing that it began is under way */
async function askTwice(call: string, json: { email: string } & Record<string, string>, isMailed = true) {
  const before = mailsKept
  const answered = await ask(call, json)
  const next = await ask('passkeyOptions', {})
  note(call, json.email, answered.time)
  note(`${call}: what is asked next`, json.email, next.time)
  while (isMailed && mailsKept === before) await new Promise(setImmediate)
  while ((await store.countMails()) > 0) await new Promise(setImmediate)
  // The mail server is told good-bye.
  await setTimeout(20)
  return answered.body
}

async function measure(email: string): Promise<void> {
  // After a new day of the limits, and of the pause between two links.
  time += 24 * 60 * 60 * 1000
  const browser = '0'.repeat(32)
  const sent = await askTwice('sendSignInLink', { email, browser })
  const { request } = Object(sent).data
  const wrong = await ask('signInByLink', { request, browser, code: '000000' })
  note('signInByLink, a wrong code', email, wrong.time)
  await askTwice('sendPasswordResetEmail', { email })
  await askTwice('login', { email, password }, false)
  await store.sweep(now())
}

// Both in turn, so that what else the machine does meets both; by chance the one or the other first.
const emails = Array.from({ length: count }, () =>
  Math.random() < 0.5 ? [known, unknown] : [unknown, known],
).flat()
for (const email of emails.slice(0, 50)) await measure(email)
times.clear()
for (const email of emails) await measure(email)

const median = (all: readonly number[]) =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0
/** How often one about a known address takes longer: half of the time, if it tells nothing. */
const share = (ofKnown: readonly number[], ofUnknown: readonly number[]) => {
  const longer = ofKnown.map((time) => ofUnknown.filter((other) => time > other).length / ofUnknown.length)
  return longer.reduce((sum, one) => sum + one, 0) / longer.length
}
const rows = [...times].map(([name, { ofKnown, ofUnknown }]) => [
  name,
  `${median(ofKnown).toFixed(2)} ms`,
  `${median(ofUnknown).toFixed(2)} ms`,
  `${(100 * share(ofKnown, ofUnknown)).toFixed(1)} %`,
])
console.log(table(['Call', 'Known', 'Unknown', 'Known takes longer'], ...rows))
await queue.close()
await mailer.close()
mailServer.stop()
await store.close()
