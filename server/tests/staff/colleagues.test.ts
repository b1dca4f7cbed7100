/** What staff do for a client of several people: data is the account's, and its end is theirs. */
import { expect, test } from 'vitest'
import { withColleagues } from '../../seed/colleagues'
import { createSeed } from '../../seed/seed'
import { closedAs } from '../../stores/closed'
import { createMemoryStore } from '../../stores/memory/memory'
import { now, openDesk } from './desk'

async function open() {
  const store = createMemoryStore()
  const seed = await createSeed({ now, hashPassword: async (text) => text, withoutLarge: true })
  await store.load(withColleagues(seed, now))
  const desk = await openDesk({ store })
  const states = async () =>
    (await store.people('client-ada')).map((one) => [one.name, closedAs(one)?.state ?? 'open'].join(' '))
  const bells = async (id: string) => (await store.list('notifications', id)).rows.map(({ title }) => title)
  return { ...desk, store, states, bells }
}

test('a colleague is added with a role, and is listed with the account', async () => {
  const { type, mails, store } = await open()
  const { code } = await type(
    'client add --name "Grace Hopper" --email grace@example.com --colleague-of charles@example.com --role look',
  )
  expect(code).toBe(0)
  expect(mails.at(-1)).toMatchObject({
    to: 'grace@example.com',
    text: expect.stringContaining('you are invited to your client portal, for Lovelace Instruments, where'),
  })
  expect(await store.clientByEmail('grace@example.com')).toMatchObject({
    accountId: 'client-ada',
    role: 'look',
  })
  const { printed } = await type('client list')
  expect(printed).toMatch(/Grace Hopper +grace@example\.com +Lovelace Instruments .* Ada Lovelace +look/)
})

test('staff sees what a person has chosen to be told by mail, and of whose account', async () => {
  const { type, store } = await open()
  await store.changeMailSettings('client-charles', { answers: 'never', payments: 'daily' })
  const { printed } = await type('client show --client charles@example.com')
  for (const line of [
    /^Colleague of +Ada Lovelace$/m,
    /^Mails: answers +never$/m,
    /^Mails: approvals +at-once$/m,
    /^Mails: payments +daily$/m,
  ])
    expect(printed).toMatch(line)
})

test("a colleague's email finds what is the account's", async () => {
  const { type } = await open()
  for (const verb of ['project list', 'payment list', 'file list', 'ticket list', 'approval list']) {
    const [hers, his] = [
      await type(`${verb} --client client@example.com`),
      await type(`${verb} --client charles@example.com`),
    ]
    expect(his.printed).toBe(hers.printed)
  }
})

test('the bell rings for all who are there and may see to it', async () => {
  const { type, bells } = await open()
  await type('client set --client charles@example.com --role look')
  await type('notify --client client@example.com --title Hello --message Closed')
  await type('notify --client client@example.com --except client@example.com --title Paid --message Thanks')
  await type('update post --project SRV-2051 --title Wanted --text x --action-required')
  await type('update post --project SRV-2051 --title Told --text x')
  expect((await bells('client-charles')).toSorted()).toEqual(['Hello', 'New update', 'Paid'])
  expect((await bells('client-ada')).slice(0, 3).toSorted()).toEqual([
    'Hello',
    'New update',
    'Waits for you: Wanted',
  ])
  expect(await bells('client-luigi')).toEqual([])
})

test('what staff does is told to each in the own language, and else in that of the portal', async () => {
  const { store, bells } = await open()
  const { type } = await openDesk({ store, mailLanguage: 'nl' })
  await store.changeDetails('client-charles', { language: 'de' })
  await type('update post --project SRV-2051 --title Told --text x')
  await type('update post --project SRV-2051 --title Wanted --text x --action-required')
  await type('ticket resolve --ticket TKT-C6RB94JS')
  expect((await bells('client-charles')).toSorted()).toEqual([
    'Ihr Ticket ist gelöst',
    'Neues zu Ihrem Projekt',
    'Wartet auf Sie: Wanted',
  ])
  expect((await bells('client-ada')).slice(0, 3).toSorted()).toEqual([
    'Nieuws over uw project',
    'Uw ticket is opgelost',
    'Wacht op u: Wanted',
  ])
  await store.askForErasure({ clientId: 'client-charles', askedAt: now.toISOString(), words: '' })
  await type('client keep --client charles@example.com --message "Wir brauchen es." --reason Law')
  expect(await bells('client-charles')).toContain('Ihr Konto wird nicht gelöscht')
})

test.each(['lock', 'end'])('%s: an account goes with its people, who come back with it', async (verb) => {
  const { type, states } = await open()
  const state = verb === 'end' ? 'ended' : 'locked'
  await type('client end --client luigi@example.com')
  expect(await states()).toEqual(['Ada Lovelace open', 'Charles Babbage open', 'Luigi Menabrea ended'])
  await type(`client ${verb} --client client@example.com`)
  expect(await states()).toEqual([
    `Ada Lovelace ${state}`,
    `Charles Babbage ${state}`,
    'Luigi Menabrea ended',
  ])
})

test('an account that is locked, then ended, is taken back with its people', async () => {
  let at = now
  const store = createMemoryStore()
  const seed = await createSeed({ now, hashPassword: async (text) => text, withoutLarge: true })
  await store.load(withColleagues(seed, now))
  const { type } = await openDesk({ store, clock: () => at })
  const states = async () => (await store.people('client-ada')).map((one) => closedAs(one)?.state ?? 'open')
  await type('client end --client luigi@example.com')
  for (const verb of ['lock', 'end']) {
    at = new Date(at.getTime() + 60_000)
    await type(`client ${verb} --client client@example.com`)
  }
  expect(await states()).toEqual(['ended', 'ended', 'ended'])
  await type('client reopen --client client@example.com')
  expect(await states()).toEqual(['open', 'open', 'ended'])
})

test('an account is taken back without the colleague whose address is another account by now', async () => {
  const { type, states } = await open()
  await type('client end --client client@example.com')
  await type('client add --name Other --email charles@example.com')
  const { code, printed } = await type('client reopen --client client@example.com')
  expect([code, printed]).toEqual([
    0,
    'The account of Ada Lovelace is open again, for client@example.com.\n' +
      'Charles Babbage (client-charles) stays closed: charles@example.com is the address of another account.\n',
  ])
  expect(await states()).toEqual(['Ada Lovelace open', 'Charles Babbage ended', 'Luigi Menabrea open'])
})

test('who is erased alone leaves the account as it was, without the name', async () => {
  const { type, states, store } = await open()
  const { printed } = await type('client erase --client charles@example.com --reason asked')
  expect(printed).toMatch(/^client-charles is erased/)
  expect(await states()).toEqual(['Ada Lovelace open', 'Former client erased', 'Luigi Menabrea open'])
  const { tickets, files, projects } = await store.recordsOf('client-ada')
  expect(projects.length).toBeGreaterThan(3)
  expect(JSON.stringify([tickets.map(({ raisedBy, messages }) => [raisedBy, messages]), files])).not.toMatch(
    /"(raisedBy|messageFrom|uploaderName)":"Charles/,
  )
  expect(tickets.map(({ raisedBy }) => raisedBy)).not.toContain('Charles Babbage')
})

test('an account is erased with its people', async () => {
  const { type, states } = await open()
  await type('client erase --client client@example.com --reason asked')
  expect(await states()).toEqual(Array(3).fill('Former client erased'))
  const again = await type('client erase --client client-ada --reason asked')
  expect(again.printed).toBe('client-ada is erased already.\n')
})
