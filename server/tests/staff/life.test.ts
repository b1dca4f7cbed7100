/** The life of an account by the staff's command: another address, locked, ended, taken back, erased; and the trail of it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { defaultLimits } from '../../api/limits'
import { removeDiscarded } from '../../api/remove-discarded'
import { sha256 } from '../../base/secrets'
import { createBrowserApi } from '../../browser'
import { forgetPassword, signIn } from '../api/people'
import { fileOf, speakTo } from '../api/speak'
import { openDesk } from './desk'

const folder = mkdtempSync(join(tmpdir(), 'cp-staff-'))
const pdf = join(folder, 'plan.pdf')
writeFileSync(pdf, '%PDF-1.7 a plan')
afterAll(() => rmSync(folder, { recursive: true }))

const email = 'client@example.com'
const tickets = '/support/client/tickets?userId=client-ada'

/** The API, and a desk on its store. */
async function open() {
  const api = createBrowserApi()
  const { token } = await api.signIn()
  const desk = await openDesk({ store: api.store, clock: api.clock.now })
  const nobody = speakTo(api.fetch)
  return {
    ...api,
    ...desk,
    token,
    ada: speakTo(api.fetch, token),
    signIn: async (as = email) => (await signIn(nobody, as)).status,
    forget: (as: string) => forgetPassword(nobody, as),
    portalMails: api.mails,
    portalBytes: api.bytes,
  }
}

const client = (verb: string, more = '') => `client ${verb} --client ${email} ${more}`
const over = { status: 401, body: { message: 'Your session has ended. Please sign in again.' } }

test.each(['lock', 'end'])('%s: nobody signs in, sessions are over, and it is taken back', async (verb) => {
  const { type, ada, signIn, forget, portalMails } = await open()
  expect(await signIn()).toBe(200)
  expect((await type(client(verb))).code).toBe(0)
  expect(await ada.get(tickets)).toMatchObject(over)
  expect(await ada.post('/auth/user/client/renewToken')).toMatchObject(over)
  expect(await signIn()).toBe(401)
  const before = portalMails.length
  await forget(email)
  expect(await type(client(verb))).toMatchObject({ code: 1, heard: [] })
  expect((await type('client list')).printed).toMatch(
    /Ada Lovelace +client@example\.com .* (locked|ended) 20/,
  )

  expect((await type(client('reopen'))).printed).toBe(
    `The account of Ada Lovelace is open again, for ${email}.\n`,
  )
  expect(portalMails).toHaveLength(before)
  expect(await ada.get(tickets)).toMatchObject(over)
  expect(await signIn()).toBe(200)
})

test('the email of a locked account stays taken; that of an ended one is free, and then it is not taken back', async () => {
  const { type } = await open()
  const another = `client add --name "Another Ada" --email ${email}`
  await type(client('lock'))
  expect((await type(another)).complained).toBe(
    `Ada Lovelace has the email ${email} already. Nothing was written.\n`,
  )
  expect((await type(client('end'))).code).toBe(0)
  expect((await type(another)).code).toBe(0)
  // By its email, the open one is found.
  expect((await type(client('reopen'))).complained).toMatch(/^The account of Another Ada is open\./)
  const reopen = 'client reopen --client client-ada'
  expect((await type(reopen)).complained).toMatch(/^Another Ada has the email /)
  expect((await type(client('end'))).code).toBe(0)
  expect((await type(client('reopen'))).complained).toMatch(
    /^Several closed accounts had the email client@example\.com\. Name one by its id: client-/,
  )
  expect((await type(reopen)).code).toBe(0)
})

test('another address: both get a mail, the former one without the new one in it, and its links end', async () => {
  const { type, mails, ada, signIn, store, clock } = await open()
  const link = { tokenHash: 'former', clientId: 'client-ada', expiresAt: clock.now().getTime() + 60_000 }
  await store.saveResetLink(link)
  expect(await type(client('set', '--email Ada@Example.org --name "Ada King"'))).toMatchObject({
    printed: `Ada King has the email ada@example.org in place of ${email}. Mails are on their way to both.\n`,
    heard: expect.arrayContaining(['client-ada profile', 'client-ada session']),
  })
  expect(mails).toMatchObject([
    { to: email, text: expect.not.stringContaining('ada@example.org') },
    { to: 'ada@example.org', text: expect.stringContaining('ada@example.org') },
  ])
  expect(await store.clientByResetLink({ ...link, now: clock.now().getTime() })).toBeUndefined()
  expect(await ada.get(tickets)).toMatchObject(over)
  expect([await signIn(), await signIn('ada@example.org')]).toEqual([401, 200])
})

test('another address of one who is invited: the invitation goes there, and the former one is no longer good', async () => {
  const { type, mails, store, clock } = await open()
  await type('client add --name "Grace Hopper" --email typo@example.com')
  const [, id = '', token = ''] = /reset-password[#/]*\/(client-\w+)\/(\w+)/.exec(mails[0]?.text ?? '') ?? []
  await type('client set --client typo@example.com --email grace@example.com')
  expect(mails.slice(1)).toMatchObject([
    { to: 'typo@example.com', text: expect.not.stringContaining('grace@') },
    { to: 'grace@example.com', subject: 'Welcome to your client portal' },
  ])
  const link = { clientId: id, tokenHash: await sha256(token), now: clock.now().getTime() }
  expect(token).not.toBe('')
  expect(await store.clientByResetLink(link)).toBeUndefined()
})

test('what was being sent when the account was closed is not written', async () => {
  const { type, ada, store, portalBytes } = await open()
  const { save } = portalBytes
  // The file is on its way when staff ends the account.
  portalBytes.save = async (id, pieces) => {
    await save(id, pieces)
    await type(client('end'))
  }
  const before = (await store.recordsOf('client-ada')).tickets.length
  const form = { subject: 'A', message: 'B', attachment: fileOf('a.png') }
  expect(await ada.send('/support/client/createTicket/client-ada', form)).toMatchObject(over)
  expect((await store.recordsOf('client-ada')).tickets).toHaveLength(before)
})

const erase = (more = '') => client('erase', `--reason "Asked for" ${more}`)

test('a plan of what is erased says it, and does nothing', async () => {
  const { type, store } = await open()
  const before = structuredClone(await store.recordsOf('client-ada'))
  const { printed, heard } = await type(erase('--dry-run'))
  expect(printed).toMatch(
    /^To erase Ada Lovelace \(client-ada\) would remove 6 files of 0\.2 MB \(1 invoice among them\), /,
  )
  expect(printed).toMatch(/\nNothing was written\.\n$/)
  expect(heard).toEqual([])
  expect(await store.recordsOf('client-ada')).toEqual(before)
  expect(await store.acts()).toEqual([])
  const json = await type(erase('--dry-run --keep-invoices --output json'))
  const { payments, projects } = before
  const paid = projects.filter(({ _id }) => payments.some(({ projectId }) => projectId === _id))
  expect(JSON.parse(json.printed)).toMatchObject({
    ...{ id: 'client-ada', isDryRun: true },
    removed: {
      files: 5,
      invoices: 0,
      tickets: before.tickets.length,
      projects: projects.length - paid.length,
    },
    kept: { invoices: 1, payments: payments.length, projects: paid.length },
  })
})

test('an erased client is nowhere, also not in the trail, and can not be taken back', async () => {
  const { type, ada, signIn, store } = await open()
  await type(client('set', '--company "Lovelace & Co."'))
  await type(client('end', '--reason "Ada has left"'))
  const { payments } = await store.recordsOf('client-ada')
  const count = payments.length
  expect((await type(erase())).code).toBe(0)
  expect(await ada.get(tickets)).toMatchObject(over)
  expect(await signIn()).toBe(401)
  const all = await Promise.all(
    ['client list', 'log', 'payment list --client client-ada'].map(async (line) =>
      JSON.parse((await type(`${line} --output json`)).printed),
    ),
  )
  expect(JSON.stringify([all, await store.recordsOf('client-ada')])).not.toMatch(
    /lovelace|client@example|ada has/i,
  )
  expect(all[1]).toMatchObject([
    { by: 'maya', verb: 'client erase', client: 'Former client', reason: 'Asked for' },
    { verb: 'client end', says: '', reason: '' },
    { verb: 'client set', says: '', reason: '' },
  ])
  expect(all[2]).toHaveLength(count)
  expect((await type(client('reopen'))).complained).toMatch(/^No client has the email or id /)
  expect((await type('client reopen --client client-ada')).complained).toBe(
    "client-ada is erased, which can't be taken back.\n",
  )
})

test('files that can not be removed now are removed when it is run again, and invoices that have to stay do', async () => {
  const { type, store, bytes, errors, kept } = await open()
  const { uploads } = await store.recordsOf('client-ada')
  for (const { id } of uploads) await bytes.save(id, [new Uint8Array(1)])
  const { remove } = bytes
  let left = 2
  bytes.remove = (id) => (left-- > 0 ? remove(id) : Promise.reject(new Error('The bucket is away.')))
  expect(await type(erase('--keep-invoices'))).toMatchObject({
    code: 1,
    complained: expect.stringMatching(
      /^It is done, but the bytes of some files could not be removed yet\. The server /,
    ),
    heard: ['client-ada session'],
  })
  expect(errors).toMatchObject([{ message: 'The bucket is away.' }])
  expect(kept.size).toBe(uploads.length - 2)
  // It is written already: the person is gone, and only bytes are left.
  expect(await store.client('client-ada')).toMatchObject({ name: 'Former client' })
  const again = 'client erase --client client-ada --reason Again --keep-invoices'
  expect((await type(again)).code).toBe(1)
  bytes.remove = remove
  expect(await type(again)).toMatchObject({ code: 0, printed: 'client-ada is erased already.\n', heard: [] })
  expect([...kept]).toEqual(['file-invoice-pdf'])
  expect((await store.recordsOf('client-ada')).payments[0]?.invoice).toMatchObject({ id: 'file-invoice-pdf' })
})

test('what is left is removed by the server, too, as far as it can be', async () => {
  const { type, store, bytes, kept } = await open()
  const { uploads } = await store.recordsOf('client-ada')
  for (const { id } of uploads) await bytes.save(id, [new Uint8Array(1)])
  const { remove } = bytes
  bytes.remove = () => Promise.reject(new Error('The bucket is away.'))
  await type(erase())
  bytes.remove = (id) => (id === 'file-invoice-pdf' ? Promise.reject(new Error('Busy')) : remove(id))
  await expect(removeDiscarded(store, bytes)).rejects.toThrow('Busy')
  expect([...kept]).toEqual(['file-invoice-pdf'])
  bytes.remove = remove
  await removeDiscarded(store, bytes)
  expect([...kept]).toEqual([])
})

test('what staff adds counts, and is refused where there is no more room, until a file is removed', async () => {
  const { store, type, kept } = await openDesk({ limits: { ...defaultLimits, filesOfClient: 7 } })
  const add = `file add --project SRV-2051 --file ${pdf}`
  const { files } = await store.roomTaken('client-ada')
  expect(files).toBe(6)
  const added = await type(`${add} --output json`)
  expect(added.code).toBe(0)
  const others = [
    add,
    `update post --project SRV-2051 --title A --text B --file ${pdf}`,
    `payment add --project SRV-2051 --amount 1 --invoice ${pdf}`,
    `ticket answer --ticket TKT-M4XQ72PD --message A --file ${pdf}`,
  ]
  for (const line of others) {
    expect(await type(line)).toMatchObject({
      ...{ code: 1, heard: [] },
      complained: expect.stringMatching(
        /^There is no more room for files .* in 7 of 7 files are taken\. "file remove" /,
      ),
    })
  }
  expect(kept.size).toBe(1)
  await type('file remove --file file-phone-menu-png --reason "No room"')
  expect((await type(add)).code).toBe(0)
})

test('the trail says who, when, what, on whom and why, of all or of one client; a list has a line each', async () => {
  const { type, store } = await openDesk()
  const list = JSON.stringify([{ amount: 1 }, { amount: 2 }])
  await type('payment add --project SRV-2051 --json - --as "Tom Brandt"', list)
  await type('notify --client new@example.com --title A --message B')
  await type('payment remove --payment payment-45021187 --reason "Entered twice" --as Tom')
  expect((await type('project set --project SRV-2051')).code).toBe(2)
  const { printed } = await type('log --client Client@example.com')
  expect(printed.split('\n')).toMatchObject([
    expect.stringMatching(/^WHEN +BY +VERB +CLIENT +WHAT +WHY$/),
    expect.stringMatching(
      /^2026-11-20 12:00 +Tom +payment remove +Ada Lovelace +The payment .* +Entered twice$/,
    ),
    expect.stringMatching(/ Tom Brandt +payment add .* of 2\.00 for "Website relaunch" is added\.$/),
    expect.stringMatching(/ Tom Brandt +payment add .* of 1\.00 /),
    '',
  ])
  expect(JSON.parse((await type('log --output json')).printed)).toHaveLength(4)
  expect(await store.acts('client-new')).toMatchObject([{ by: 'maya', verb: 'notify' }])
  expect((await type('log --client x@example.com')).code).toBe(1)
})

test('a project goes with the files that only it has, and with the bells that lead to it', async () => {
  const { type, store } = await openDesk()
  const add = '--client new@example.com --name Harbour --number HW-1'
  const { printed } = await type(`project add ${add} --output json`)
  const { id } = JSON.parse(printed)
  await type(`update post --project HW-1 --title A --text B --file ${pdf}`)
  await type(`file add --project HW-1 --file ${pdf}`)
  const { printed: said, heard } = await type('project remove --project HW-1 --reason A')
  expect(said).toBe('The project "Harbour" (HW-1) is removed, with 2 files.\n')
  expect(heard).toEqual(['client-new services', `client-new service ${id}`, 'client-new notifications'])
  const { clients, ...rest } = await store.recordsOf('client-new')
  expect(clients).toHaveLength(1)
  expect(Object.values(rest).flat()).toEqual([])
})

test('what is kept of the ways in can be told to the client who asks for it, and no secret with it', async () => {
  const { type, store } = await open()
  const at = '2026-11-20T12:00:00.000Z'
  const device = { browser: 'Firefox', system: 'Windows', city: 'Lyon' }
  const mine = { clientId: 'client-ada', way: 'link', ...device } as const
  await store.addPasskey({
    ...{ id: 'p-id', clientId: 'client-ada', userHandle: 'h-id', publicKey: 'k-id', counter: 0 },
    ...{ transports: [], name: 'My\nlaptop', createdAt: at, lastUsedAt: '' },
  })
  await store.setSecondStep({ ...mine, kind: 'totp', secret: 'sealed', lastCounter: 0, createdAt: at }, ['c'])
  await store.addSession({ ...mine, id: 's-id', signedInAt: at, lastUsedAt: at, endsAt: Date.now() * 2 })
  await store.addSignIn({ ...mine, at, isNew: true })
  const { printed } = await type(client('sign-ins'))
  expect(printed).toMatch(
    /^Passkey "My laptop", made 2026-11-20 12:00\nSecond step by totp, 1 recovery code left\n/,
  )
  expect(printed).toMatch(/^2026-11-20 12:00 +link +Firefox +Windows +Lyon$/m)
  const json = (await type(client('sign-ins', '--output json'))).printed
  expect(JSON.parse(json)).toMatchObject({
    passkeys: [{ name: 'My\nlaptop' }],
    sessions: expect.arrayContaining([expect.objectContaining({ city: 'Lyon' })]),
  })
  expect(json).not.toMatch(/[phks]-id|sealed/)
})

test('a second step that is lost is turned off, with the passkeys if that is asked for, and a mail tells it', async () => {
  const { type, ada, store, mails, signIn } = await open()
  const at = '2026-11-20T12:00:00.000Z'
  const lost = { clientId: 'client-ada', kind: 'mail', secret: '', lastCounter: 0, createdAt: at } as const
  const passkey = { id: 'p', clientId: 'client-ada', userHandle: 'h', publicKey: '', counter: 0 }
  await store.setSecondStep(lost, ['a code'])
  await store.addPasskey({ ...passkey, transports: [], name: 'Mine', createdAt: at, lastUsedAt: '' })
  expect((await type(client('forget-second-step'))).complained).toContain('--reason')
  const without = await type(client('forget-second-step', '--reason "Called back"'))
  expect(without.printed).toBe('The second step of Ada Lovelace is off, all sessions have ended.\n')
  expect(await ada.get(tickets)).toMatchObject(over)
  expect(await store.secondStep('client-ada')).toBeUndefined()
  expect(await store.passkeys('client-ada')).toHaveLength(1)
  expect(mails).toMatchObject([{ to: email, subject: 'The second step of your client portal is off' }])
  const more = await type(client('forget-second-step', '--passkeys --reason "Called back"'))
  expect(more.printed).toBe('Ada Lovelace had no second step, 1 passkey removed, all sessions have ended.\n')
  expect(await store.passkeys('client-ada')).toEqual([])
  expect(mails).toHaveLength(1)
  expect(await signIn()).toBe(200)
})

test('a wish to be erased is listed, and declined with words for the client, or done', async () => {
  const { type, ada, store } = await open()
  await ada.post('/clients/askForErasure/client-ada', { words: 'We have\nclosed.' })
  expect((await type('client erasures')).printed).toMatch(
    /^SINCE .*\n20\d\d-.* +Ada Lovelace +client@example\.com +We have closed\.\n$/,
  )
  const keep = client('keep', '--message "Invoices are kept for ten years." --reason "The law"')
  expect(await type(keep)).toMatchObject({
    printed: 'Ada Lovelace is told that the account is kept.\n',
    heard: ['client-ada ownData', 'client-ada notifications'],
  })
  expect(await type(keep)).toMatchObject({
    code: 1,
    complained: 'Ada Lovelace has not asked to be erased.\n',
  })
  const { rows } = await store.list('notifications', 'client-ada')
  expect(rows).toContainEqual(expect.objectContaining({ message: 'Invoices are kept for ten years.' }))
  expect((await ada.get('/clients/ownData/client-ada')).body.data).toEqual({})
  await ada.post('/clients/askForErasure/client-ada', {})
  await type(client('erase', '--reason "Asked for"'))
  expect((await type('client erasures')).printed).toBe('Nobody has asked to be erased.\n')
})
