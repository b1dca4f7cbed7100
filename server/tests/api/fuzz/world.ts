/** The reference API with two clients who have as much as each other: Ada, who asks, and Mary, whose every text is marked. */
import { createApi } from '../../../api/api'
import { defaultLimits } from '../../../api/limits'
import { readPartsAsTheyCome } from '../../../api/node/parts'
import { receiveUpload } from '../../../api/node/uploads'
import { createTokens } from '../../../api/session/tokens'
import { sha256 } from '../../../base/secrets'
import { createMemoryBytes } from '../../../files/bytes'
import { createSeed } from '../../../seed/seed'
import type { Client, Records } from '../../../stores/records'
import type { Store } from '../../../stores/store'
import { speakTo } from '../speak'
import { passkeys } from '../ways'

export type World = Awaited<ReturnType<typeof openWorld>>

/** Stands in each text of Mary's. */
export const mark = 'only-for-Mary'
/** Begins each id of Mary's. */
const marys = 'marys-'
const start = new Date('2026-11-20T12:00:00.000Z')
const secret = new TextEncoder().encode('of the tests, known to everyone: no secret at all')
/** No rate ends a trial; and what is too large is small. */
export const limits = {
  ...defaultLimits,
  bytesPerFile: 50_000,
  rates: Object.fromEntries(
    Object.entries(defaultLimits.rates).map(([name, rate]) => [name, { ...rate, tries: 2 ** 30 }]),
  ) as typeof defaultLimits.rates, // the same names
}

export async function openWorld(store: Store, rates = limits.rates) {
  const faults: unknown[] = []
  const records = await createSeed({
    now: start,
    withoutLarge: true,
    hashPassword: async (word) => `hash ${word}`,
  })
  await store.load(withMary(records))
  const clock = () => start
  const bytes = createMemoryBytes()
  for (const { id } of [...records.uploads, ...asMarys(records).uploads])
    await bytes.save(id, [new TextEncoder().encode(id.startsWith(marys) ? mark : 'a file of Ada’s')])
  const app = createApi({
    ...{ store, secret, clock, bytes, receiveUpload, limits: { ...limits, rates } },
    ...{ passkeys, readParts: readPartsAsTheyCome },
    hashPassword: async (word) => `hash ${word}`,
    sendMail: async () => {},
    portalUrl: 'https://portal.example.com',
    log: (error) => faults.push(error),
  })
  const person = async (id: string) => (await store.client(id)) as Client // it was loaded
  const issue = async (id: string, of = secret, at = clock) =>
    createTokens(of, at, limits).issue(await person(id))
  const ask = (asked: string | Request, init?: RequestInit) => app.request(asked, init)
  const mary = speakTo(async (path, init) => ask(path, init), await issue('client-new'))
  return {
    ask,
    /** What the API has logged: faults of its own. */
    faults,
    /** A token of Ada's, each time of a new session. */
    token: () => issue('client-ada'),
    /** Tokens that count for nothing. */
    badTokens: async () => [
      ...[
        '',
        'x',
        'a.b.c',
        'null',
        'undefined',
        'Bearer',
        '../../../../tests',
        `${await issue('client-ada')}x`,
      ],
      await issue('client-ada', new TextEncoder().encode('another secret, that somebody else has chosen')),
      await issue('client-ada', secret, () => new Date(start.getTime() - 24 * 60 * 60_000)),
      await createTokens(secret, clock, limits).issue({
        ...(await person('client-ada')),
        passwordVersion: 0,
      }),
      await createTokens(secret, clock, limits).issue({ ...(await person('client-ada')), id: 'nobody' }),
      `${btoa('{"alg":"none"}')}.${btoa('{"sub":"client-ada","passwordVersion":1,"exp":9999999999,"aud":"client-portal"}')}.`,
    ],
    /** Makes a mailed link good, for whoever sets a new password. */
    mailLink: async () =>
      store.saveResetLink({
        clientId: 'client-spare',
        tokenHash: await sha256('mailed'),
        expiresAt: start.getTime() + 60_000,
      }),
    /** Sends another version of what Ada is asked to approve. */
    sendVersion: (version: string) =>
      store.changeApproval('project-website-relaunch', { id: 'APR-4T8KQ2VN', subject: 'Home page', version }),
    /** The signed links to a file of Ada's, and to one of Mary's. */
    links: async () => {
      const ada = speakTo(async (path, init) => ask(path, init), await issue('client-ada'))
      const of = (prefix = '') =>
        `/files/getFilesForAService?serviceId=${prefix}project-website-relaunch&userType=Client`
      const pathIn = ({ body }: { body: { data?: unknown } }) => String(Object(body.data)[0].path)
      return { ada: pathIn(await ada.get(of())), mary: pathIn(await mary.get(of(marys))) }
    },
    /** All that Mary has, without the signatures of links. */
    allOfMary: async () => {
      const project = `${marys}project-website-relaunch`
      const paths = [
        '/clients/clientInformation/client-new',
        '/services/get-services-for-client/client-new',
        '/payments/getPaymentofClient/client-new',
        '/notification/getAllNotificationsofUser',
        '/support/client/tickets?userId=client-new',
        `/files/getFilesForAService?serviceId=${project}&userType=Client`,
        `/services/getServiceUpdates?serviceId=${project}&userType=Client`,
      ]
      return JSON.stringify(await Promise.all(paths.map(async (path) => (await mary.get(path)).body)))
    },
  }
}

/** What a client knows, by its name in the document; and the same of somebody else's. */
export const known = {
  ada: valuesOf('client-ada', ''),
  mary: valuesOf('client-new', marys),
}

function valuesOf(client: string, prefix: string): Readonly<Record<string, string>> {
  const project = `${prefix}project-website-relaunch`
  return {
    ...{ clientId: client, userId: client, uploadedById: client, 'profile.id': client },
    ...{ 'changeProfile.id': client, 'changePhoto.id': client },
    ...{ serviceId: project, projectId: project, 'service.id': project },
    ticketId: `${prefix}TKT-M4XQ72PD`,
    notificationId: `${prefix}notification-lyon-data`,
    pocId: `${prefix}consultant-maya`,
    approvalId: `${prefix}APR-4T8KQ2VN`,
  }
}

function withMary(records: Records): Records {
  const copy = asMarys(records)
  const all = Object.entries(records).map(([name, rows]) => [
    name,
    name === 'clients' ? clientsOf(records) : [...rows, ...copy[name as keyof Records]], // the names are the same
  ])
  return structuredClone(Object.fromEntries(all))
}

const clientsOf = ({ clients: [ada, mary] }: Records) => [
  ada,
  { ...mary, name: mark, company: mark, consultantId: `${marys}consultant-maya` },
  { ...mary, id: 'client-spare', email: 'spare@example.com' },
]

/** Records of Ada's, as Mary's. */
function asMarys(records: Records): Records {
  const ids = /^(_id|id|(project|ticket|upload|approval)Id)$/
  const kept = /^(userType|messageFromUserType|status|active|currency|type|CTAPath)$/
  const change = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each) => change(name, each))
    if (value instanceof Object)
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, change(name, each)]))
    if (typeof value !== 'string' || !value || kept.test(name) || /^\d{4}-\d\d-\d\d/.test(value)) return value
    if (value === 'client-ada') return 'client-new'
    return ids.test(name) ? marys + value : `${mark} ${value}`
  }
  return change('', records) as Records // of the same form
}
