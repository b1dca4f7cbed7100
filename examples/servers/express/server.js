/** A short server for the portal, on Express. README.md says how to start it, and what to add. */
import { randomBytes, scrypt as scryptBack, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { promisify } from 'node:util'
import express from 'express'
import { ipKeyGenerator, rateLimit } from 'express-rate-limit'
import { jwtVerify, SignJWT } from 'jose'
import multer from 'multer'
import { decryptPassword } from '../../backend/password/password.js'

const { HOST = '127.0.0.1', PORT = '8081', ORIGIN, SECRET = '', PASSPHRASE, TRUST_PROXY } = process.env
if (SECRET.length < 32) throw new Error('Set SECRET to 32 random characters or more: openssl rand -base64 32')
if (!ORIGIN) throw new Error('Set ORIGIN to the site whose pages may call, such as https://www.example.com')

/** In memory, until you ask your database: it begins anew with each start. */
const data = JSON.parse(readFileSync(new URL('../data.json', import.meta.url), 'utf8'))

/** What a call is refused with. The words are for people. */
const refusal = (status, words) => Object.assign(new Error(words), { status, words })

/** What the client has of a kind, newest first. */
const own = (client, kind) =>
  data[kind]
    .filter(({ clientId }) => clientId === client.id)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))

/** One of them. What is not there, and what is another client's, is refused with the same words. */
function find(rows, isIt) {
  const row = rows.find(isIt)
  if (!row) throw refusal(404, 'There is none, or it is not yours.')
  return row
}
const service = (client, id) => find(own(client, 'services'), ({ _id }) => _id === id)
const ticket = (client, id) => find(own(client, 'tickets'), ({ ticketId }) => ticketId === id)
/** The id of a client in a path or query is never believed: it has to be the one of the token. */
const me = (client, id) => find([client], (each) => each.id === id)

/** A number that people can read out: TKT-7K2M9QXD. */
const newTicketId = () =>
  `TKT-${Array.from(randomBytes(8), (byte) => '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'[byte % 32]).join('')}`

const profile = ({ id, name, email }) => ({ _id: id, id, name, email })
const message = (client, text) => {
  const from = { messageFrom: client.name, messageFromUserType: 'Client' }
  return { message: text, ...from, date: new Date().toISOString(), attachments: [] }
}

/** A text as it came. */
function textOf(body, name, most) {
  const text = typeof body?.[name] === 'string' ? body[name] : ''
  if (!text.trim() || text.length > most || text.includes('\0'))
    throw refusal(400, `The ${name} needs 1 to ${most} characters.`)
  return text
}

const scrypt = promisify(scryptBack)
/** An unknown email takes as long as a known one, so that nobody learns which are known. */
const nobody = `${randomBytes(16).toString('hex')}:${randomBytes(32).toString('hex')}`

async function isRight(password, kept = nobody) {
  const [salt, hash] = kept.split(':').map((part) => Buffer.from(part, 'hex'))
  return timingSafeEqual(await scrypt(password, salt, 32, { N: 16384, r: 8, p: 5 }), hash)
}

const secret = new TextEncoder().encode(SECRET)
const now = () => Math.floor(Date.now() / 1000)
/** Counts for 15 minutes. `renew` gives the next one, for eight hours after the sign-in. */
const issueToken = (client, begun) =>
  new SignJWT({ begun, sub: client.id, aud: 'client-portal' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('15 minutes')
    .sign(secret)

const app = express()
app.disable('x-powered-by')
app.set('query parser', 'simple')
app.set('trust proxy', TRUST_PROXY === 'on' && 1)

app.use((request, response, next) => {
  response.set({
    'Access-Control-Allow-Origin': ORIGIN,
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key',
    'Access-Control-Allow-Methods': 'GET, POST, PUT',
    'Access-Control-Expose-Headers': 'Retry-After',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  if (request.method === 'OPTIONS') return response.sendStatus(204)
  // Who sends a body says its length, so that one that is too large is refused before it is read.
  if (request.get('Transfer-Encoding')) throw refusal(411, 'Please send the length of the body.')
  if (Number(request.get('Content-Length') ?? 0) > 200_000) throw refusal(413, 'That is more than 200 KB.')
  if (!isIP(request.ip)) throw refusal(400, 'X-Forwarded-For does not end with an address.')
  next()
})
app.get('/api/v1/health', (_request, response) => response.json({ success: true }))

const bodies = [
  express.json({ inflate: false, limit: 10_000 }),
  // Forms with texts alone: there is no place for files yet, so none is taken.
  multer({ limits: { fieldSize: 100_000, fields: 5 } }).none(),
  // There are many errors for a form that can't be read. None is a fault of ours.
  (error, _request, _response, next) => next(Object.assign(error, { status: error.status ?? 400 })),
]

const tooOften = (_request, _response, next) => next(refusal(429, 'That was too often. Please wait a while.'))
/** Counts wrong passwords in 15 minutes. An email has more tries than an address, so that none can use them up. */
const tries = (limit, keyGenerator) =>
  rateLimit({ windowMs: 900_000, limit, keyGenerator, skipSuccessfulRequests: true, handler: tooOften })
const emailOf = ({ body }) => textOf(body, 'email', 254).trim().toLowerCase()
/** What is no login at all is no try. */
const hasEmail = (request, _response, next) => next(void emailOf(request))
const limits = [hasEmail, tries(10, ({ ip }) => ipKeyGenerator(ip)), tries(100, emailOf)]

app.post('/api/v1/auth/user/client/login', bodies, limits, async (request, response) => {
  const password = decryptPassword(request.body.password, PASSPHRASE ?? 'client-portal-elements') ?? ''
  const client = data.clients.find(({ email }) => email.toLowerCase() === emailOf(request))
  if (!(await isRight(password, client?.scrypt))) throw refusal(401, 'Email or password is not right.')
  const token = await issueToken(client, now())
  response.json({ success: true, data: { user: profile(client), token }, optional: ['renew'] })
})

const rules = { algorithms: ['HS256'], audience: 'client-portal', requiredClaims: ['exp'] }
async function signedIn({ headers, query, params }, response, next) {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  const { payload } = await jwtVerify(token, secret, rules).catch(() => ({ payload: {} }))
  const client = data.clients.find(({ id }) => id === payload.sub)
  if (!client) throw refusal(401, 'Please log in again.')
  response.locals = { ...query, ...params, client, begun: payload.begun }
  next()
}

const nothingYet = ({ client, serviceId, projectId }) =>
  service(client, serviceId ?? projectId) && { data: [] }

/** The calls of clients who are signed in. What they give stands beside `success`. */
const calls = {
  'POST /auth/user/checkTokenValidity': () => ({ optional: ['renew'] }),
  'POST /auth/user/client/renewToken': async ({ client, begun }) => {
    if (!(now() - begun < 8 * 3600)) throw refusal(401, 'Please log in again.')
    return { data: { token: await issueToken(client, begun) } }
  },
  'GET /clients/clientInformation/:id': ({ client, id }) => ({ data: profile(me(client, id)) }),
  'GET /services/get-services-for-client/:id': ({ client, id }) => ({
    data: own(me(client, id), 'services'),
  }),
  'GET /services/getServiceDetails/:id': ({ client, id }) => ({ data: service(client, id) }),
  'GET /services/getServiceUpdates': nothingYet,
  'GET /services/get-milestones': nothingYet,
  'GET /files/getFilesForAService': nothingYet,
  'GET /payments/getPaymentofClient/:id': ({ client, id }) => ({ data: own(me(client, id), 'payments') }),
  'POST /payments/getPaymentofClient/:id/service': ({ client, id, body }) => {
    const name = textOf(body, 'serviceName', 500)
    return { data: own(me(client, id), 'payments').filter(({ serviceName }) => serviceName === name) }
  },
  'GET /notification/getAllNotificationsofUser': ({ client }) => ({ data: own(client, 'notifications') }),
  'PUT /notification/markAsRead/:id': ({ client, id }) => {
    find(own(client, 'notifications'), ({ _id }) => _id === id).read = true
  },
  'GET /support/client/tickets': ({ client, userId }) => ({ data: own(me(client, userId), 'tickets') }),
  'GET /support/getTicketDetails': ({ client, ticketId }) => ({ data: ticket(client, ticketId) }),
  'POST /support/client/createTicket/:id': ({ client, id, body }) => {
    const first = message(me(client, id), textOf(body, 'message', 20_000))
    const subject = textOf(body, 'subject', 200)
    const [ticketId, createdAt] = [newTicketId(), first.date]
    data.tickets.push({ clientId: id, ticketId, subject, status: 'Open', createdAt, messages: [first] })
    return { ticketId }
  },
  'POST /support/client/replyTicket/:id': ({ client, id, body }) => {
    const found = ticket(client, id)
    found.messages.push(message(client, textOf(body, 'message', 20_000)))
    found.status = 'Open'
    return { data: found }
  },
}

for (const [name, answer] of Object.entries(calls)) {
  const [method, path] = name.split(' ')
  app[method.toLowerCase()](`/api/v1${path}`, signedIn, bodies, async ({ body }, response) => {
    response.json({ success: true, ...(await answer({ ...response.locals, body })) })
  })
}

app.use((_request, _response, next) => next(refusal(404, 'This portal has no such thing yet.')))

/** Every refusal has a message for people. What went wrong in here is for the log alone. */
app.use((error, _request, response, _next) => {
  const status = error instanceof multer.MulterError ? 413 : (error.status ?? 500)
  if (status >= 500) console.error(error)
  const words = status >= 500 ? 'Something went wrong. Please try again.' : 'The request could not be read.'
  const isFile = error.code === 'LIMIT_UNEXPECTED_FILE'
  const ofFiles = isFile ? 'Files can not be sent yet. Please write without them.' : undefined
  response.status(status).json({ success: false, message: ofFiles ?? error.words ?? words })
})

const server = app.listen(Number(PORT), HOST, () => console.log(`http://${HOST}:${PORT}/api/v1`))
server.keepAliveTimeout = 75_000 // longer than nginx keeps a connection
/** What is under way is answered first, and its connection closed. */
process.once('SIGTERM', () => Object.assign(server, { keepAliveTimeout: 1 }).close())
