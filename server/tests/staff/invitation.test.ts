/** An invitation's whole way, from the command to the sign-in, while time passes. */
import { expect, test, vi } from 'vitest'
import { defaultLimits } from '../../api/limits'
import { createBrowserApi } from '../../browser'
import type { Mail } from '../../mail/mail'
import { createMailQueue } from '../../mail/queue'
import { forgetPassword, linkIn, setPassword, signIn } from '../api/people'
import { speakTo } from '../api/speak'
import { aBrowser, askForLink, auth, mailedIn, openWays } from '../api/ways'
import { openDesk } from './desk'

const email = 'grace@example.com'
const add = `client add --name "Grace Hopper" --email ${email}`
const chosen = 'correct horse battery staple'

async function open() {
  const api = createBrowserApi()
  // The seed is loaded with the first sign-in.
  await api.signIn()
  const desk = await openDesk({ store: api.store, clock: api.clock.now })
  const nobody = speakTo(api.fetch)
  return {
    ...api,
    ...desk,
    /** The link in the newest mail of the company, or else of the portal: the path of the page. */
    linkIn: (mails: readonly { text: string }[]) => linkIn(mails.at(-1)),
    use: async (link: string, password = chosen) => (await setPassword(nobody, link, password)).status,
    /** Asks for a link, and has its mail. */
    async forgot() {
      const before = api.mails.length
      await forgetPassword(nobody, email)
      await vi.waitFor(() => expect(api.mails).toHaveLength(before + 1), 10_000)
    },
    signIn: async () => (await signIn(nobody, email, chosen)).status,
    portalMails: api.mails,
  }
}

test('leads to a password and a sign-in, once', async () => {
  const grace = await open()
  expect(await grace.type(add)).toMatchObject({
    code: 0,
    printed: `Grace Hopper is added. An invitation is on its way to ${email}.\n`,
  })
  expect(grace.mails).toHaveLength(1)
  expect(grace.mails[0]).toMatchObject({ to: email, subject: 'Welcome to your client portal' })
  expect(grace.mails[0]?.text).toContain('you are invited to your client portal, where you follow')
  expect(grace.mails[0]?.text).toContain(`Please choose a password for ${email} first.`)
  expect(await grace.signIn()).toBe(401)
  grace.clock.advance({ days: 6, hours: 23 })
  const link = grace.linkIn(grace.mails)
  expect(await grace.use(link)).toBe(200)
  expect(await grace.signIn()).toBe(200)
  expect(grace.portalMails.map(({ subject }) => subject)).toContain('Your client portal is ready')
  expect(await grace.use(link, `${chosen}, another`)).toBe(400)
  // A browser that has lost the answer sends the same again at once.
  grace.clock.advance({ minutes: 1 })
  expect(await grace.use(link)).toBe(400)
  expect(await grace.signIn()).toBe(200)
})

test('ends after seven days: then the client asks for a link like anybody who has forgotten', async () => {
  const grace = await open()
  await grace.type(add)
  grace.clock.advance({ days: 7 })
  expect(await grace.use(grace.linkIn(grace.mails))).toBe(400)
  await grace.forgot()
  expect(await grace.use(grace.linkIn(grace.portalMails))).toBe(200)
  expect(await grace.signIn()).toBe(200)
})

test('is good beside a link that the client has asked for, until one of them is used', async () => {
  const grace = await open()
  await grace.type(add)
  await grace.forgot()
  const asked = grace.linkIn(grace.portalMails)
  grace.clock.advance({ hours: 1 })
  expect(await grace.use(asked)).toBe(400)
  await grace.forgot()
  expect(await grace.use(grace.linkIn(grace.portalMails))).toBe(200)
  // Whoever finds the invitation in the mailbox later can do nothing with it.
  expect(await grace.use(grace.linkIn(grace.mails))).toBe(400)
})

test.each([
  [7 * 24 * 60 * 60, '7 days'],
  [100_000, '27 hours'],
  [2_700, '45 minutes'],
  [90, '90 seconds'],
])('of %d seconds says %s in its mail', async (invitationSeconds, words) => {
  const { type, mails } = await openDesk({ limits: { ...defaultLimits, invitationSeconds } })
  await type(add)
  expect(mails[0]?.text).toContain(`The link works once, within ${words}. `)
})

test('takes the place of the one before', async () => {
  const grace = await open()
  await grace.type(add)
  const first = grace.linkIn(grace.mails)
  expect((await grace.type(`client invite --client ${email}`)).printed).toBe(
    `An invitation is on its way to ${email}.\n`,
  )
  expect(await grace.use(first)).toBe(400)
  expect((await grace.type('client list')).printed).toMatch(/Grace Hopper .* invited\n/)
  expect(await grace.use(grace.linkIn(grace.mails))).toBe(200)
  expect(await grace.type(`client invite --client ${email}`)).toMatchObject({ code: 1 })
})

test('whose mail can not be sent now is sent later', async () => {
  const api = createBrowserApi()
  await api.signIn()
  const sent: Mail[] = []
  let [isDown, later] = [true, 0]
  const queue = createMailQueue({
    store: api.store,
    secret: new TextEncoder().encode('a secret of 32 bytes for a test.'),
    async send(mail) {
      if (isDown) throw new Error('no line')
      sent.push(mail)
    },
    log: () => {},
    now: () => api.clock.now().getTime() + later,
  })
  const { type } = await openDesk({ store: api.store, clock: api.clock.now, queue })
  expect(await type(add)).toMatchObject({ code: 0 })
  isDown = false
  later = 60_000
  await vi.waitFor(() => {
    queue.deliver()
    expect(sent).toMatchObject([{ to: email, subject: 'Welcome to your client portal' }])
  })
  await queue.close()
  expect(await api.store.countMails()).toBe(0)
})

test.each([
  [
    'https://portal.example.com/embed/account',
    /^https:\/\/portal\.example\.com\/embed\/account\/reset-password#\/[^/#]+\/\w+$/m,
  ],
  [
    'https://portal.example.com/account#',
    /^https:\/\/portal\.example\.com\/account#\/reset-password\/[^/#]+\/\w+$/m,
  ],
])('its link to %s has its secret behind the #', async (portalUrl, link) => {
  const { mails, type } = await openDesk({ portalUrl })
  await type(add)
  expect(mails[0]?.text).toMatch(link)
})

test('where nobody has a password, an invitation leads to the login, and a link by mail signs in', async () => {
  const api = await openWays({ signInWays: ['link'] })
  const desk = await openDesk({ store: api.store, clock: api.clock.now, signInWays: ['link'] })
  await desk.type(add)
  const [mail] = desk.mails
  expect(mail?.text).toContain(`Ask for a link as ${email}, here: https://portal.example.com/login`)
  expect(linkIn(mail)).toBe('')
  const request = await askForLink(api.nobody, email)
  const { token } = mailedIn(await vi.waitUntil(() => api.mails[0]))
  const answer = await api.nobody.post(`${auth}/signInByLink`, { request, token, browser: aBrowser() })
  expect(answer).toMatchObject({ status: 200, body: { data: { user: { name: 'Grace Hopper' } } } })
})

test('where nobody has a password, a new address is told without one', async () => {
  const desk = await openDesk({ signInWays: ['link'] })
  await desk.type('client set --client client@example.com --email ada@example.com')
  expect(desk.mails.map(({ to }) => to)).toEqual(['client@example.com', 'ada@example.com'])
  expect(desk.mails[1]?.text).toContain('as ada@example.com: https://portal.example.com/login')
  for (const { text } of desk.mails) expect(text).not.toMatch(/password/)
})
