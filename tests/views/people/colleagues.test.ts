/** Several people of one client: each one's own is "You" and "Me", a colleague's has the colleague's name. */
import '../../elements/signed-in'
import { expect, test } from 'vitest'
import { $session, configure } from '../../../src/core/index'
import { endSession } from '../../../src/core/session/session'
import { draw, show, signInAs, stage, until } from '../../elements/page'
import { all, control, fill, open, press, reads, textOf } from '../../elements/person'
import { adasHostToken, hold, respond } from '../../elements/server'

/** The ids by which the server knows them. Ada is signed in. */
const [ada, charles] = ['client-ada', 'client-charles']

const said = (message: string, messageFrom: string, messageFromId?: string, userType = 'Client') => ({
  ...{ message, messageFrom, messageFromUserType: userType, date: new Date().toISOString() },
  ...(messageFromId && { messageFromId }),
})

const answerWith = (...messages: ReturnType<typeof said>[]) =>
  respond({ ticket: { ticketId: 'T-1', subject: 'Invoices', status: 'Open', messages } })

/** Who wrote each turn of the conversation, on which side, and what. */
const turnsIn = (element: Element) =>
  all(element, '[role=log] [data-author]').map((turn) => {
    const { left, right } = turn.getBoundingClientRect()
    const log = turn.closest('[role=log]')?.getBoundingClientRect()
    const isAtEnd = right - (log?.right ?? 0) > (log?.left ?? 0) - left
    return [
      turn.querySelector('strong')?.textContent,
      isAtEnd ? 'end' : 'start',
      ...Array.from(turn.querySelectorAll('[data-message]'), (each) => each.textContent),
    ]
  })

test.each([360, 1280])(
  'a message of a colleague is on the side of the client, under their name, at %i px',
  async (width) => {
    stage.style.inlineSize = `${width}px`
    answerWith(
      said('Where do I find the invoice?', 'Ada Lovelace', ada),
      said('I need it, too.', 'Charles Babbage', charles),
      said('And me again.', 'Ada Lovelace', ada),
      said('Among the payments.', 'Tom Brandt', 'staff-1', 'Staff'),
    )
    const element = await open('cp-ticket ticket-id="T-1"', 'Among the payments.')
    expect(turnsIn(element)).toEqual([
      ['You', 'end', 'Where do I find the invoice?'],
      ['Charles Babbage', 'end', 'I need it, too.'],
      ['You', 'end', 'And me again.'],
      ['Tom Brandt', 'start', 'Among the payments.'],
    ])
    expect(element.scrollWidth).toBeLessThanOrEqual(width)
  },
)

test.each([
  ['no id', undefined, 'Ada L.', 'You'],
  ['an empty id', '', 'Ada L.', 'You'],
  ['the own id', ada, 'Ada L.', 'You'],
  ["a colleague's id", charles, 'Charles Babbage', 'Charles Babbage'],
  ["a colleague's id, and no name", charles, '', '--'],
])('a message of the client with %s', async (_, id, name, shown) => {
  answerWith(said('Hello', name, id))
  const element = await open('cp-ticket ticket-id="T-1"', 'Hello')
  expect(turnsIn(element)).toEqual([[shown, 'end', 'Hello']])
})

test('what a colleague writes meanwhile is announced; what the client writes is not', async () => {
  configure({ live: false, pollSeconds: { ticket: 0.05 } })
  const first = said('Hello', 'Ada Lovelace', ada)
  answerWith(first)
  const element = await open('cp-ticket ticket-id="T-1"', 'Hello')
  answerWith(first, said('From my phone', 'Ada Lovelace', ada), said('Me, too', 'Charles', charles))
  await reads(element, 'New answer from Charles: Me, too')
  expect(textOf(element)).not.toContain('New answer from Ada')
})

test('after the session has expired, what the client wrote is still "You"', async () => {
  answerWith(said('Hello', 'Ada Lovelace', ada))
  const element = await open('cp-ticket ticket-id="T-1"', 'Hello')
  await until(() => fill(element, 'textarea', 'Not sent yet'))
  await draw()
  endSession('expired')
  expect($session.get().status).toBe('expired')
  await reads(element, 'Log in to go on')
  // The conversation is grouped anew.
  configure({ locale: 'de' })
  await reads(element, 'Hello')
  configure({ locale: 'en-US' })
  expect(turnsIn(element)).toEqual([['You', 'end', 'Hello']])
})

test('while the client has no name yet, no ticket says who raised it', async () => {
  const resolve = hold('profile')
  const ticket = (ticketId: string, raisedBy: string) => ({ ticketId, subject: ticketId, raisedBy })
  respond({ tickets: [ticket('T-1', 'Ada Lovelace'), ticket('T-2', 'Charles')] })
  configure({ getToken: adasHostToken })
  const element = await open('cp-tickets', 'T-2')
  expect(textOf(element)).not.toContain('Raised by')
  resolve()
  await reads(element, 'Raised by Charles')
  expect(textOf(element)).not.toContain('Raised by Ada')
})

test('a ticket is found by the colleague who raised it, by who has answered, and by a word of what was written', async () => {
  const ticket = (ticketId: string, raisedBy: string, message: string) => ({
    ...{ ticketId, subject: `Subject of ${ticketId}`, raisedBy },
    messages: [said(message, raisedBy), said('Thank you.', `Tom of ${ticketId}`)],
  })
  respond({
    tickets: [
      ticket('T-1', 'Ada Lovelace', 'The invoice lacks our number.'),
      ticket('T-2', 'Charles Babbage', 'The engine stops.'),
    ],
  })
  const element = await open('cp-tickets', 'T-2')
  const shown = () => all(element, 'tbody tr').map((row) => /T-\d/.exec(row.textContent)?.[0])
  expect(shown().toSorted()).toEqual(['T-1', 'T-2'])
  fill(element, '[type=search]', 'babb')
  await until(() => expect(shown()).toEqual(['T-2']))
  fill(element, '[type=search]', 'tom of t-1')
  await until(() => expect(shown()).toEqual(['T-1']))
  // The row says why, unless it can be seen anyway.
  const marks = () => all(element, 'tbody mark').map(({ textContent }) => textContent)
  await until(() => expect(marks()).toEqual(['Tom of T-1']))
  fill(element, '[type=search]', 'ENGINE')
  await until(() => expect(shown()).toEqual(['T-2']))
  await reads(element, 'Charles Babbage: The engine stops.')
  fill(element, '[type=search]', 'subject of t-2')
  await until(() => expect(marks()).toEqual([]))
  expect(textOf(element)).not.toContain('The engine stops.')
  fill(element, '[type=search]', 'INVOICE')
  await until(() => expect(shown()).toEqual(['T-1']))
})

test('a file says who uploaded it, and "From Me" has the own ones alone', async () => {
  const file = (id: string, userType: string, uploader: object) => ({
    id,
    name: `${id}.pdf`,
    path: `/files/${id}.pdf`,
    uploadedBy: { userType, ...uploader },
  })
  const files = [
    file('plain', 'Client', {}),
    file('mine', 'Client', { id: ada, name: 'Ada Lovelace' }),
    file('colleagues', 'Client', { id: charles, name: 'Charles Babbage' }),
    file('nameless', 'Client', { id: charles }),
    file('theirs', 'Staff', {}),
    file('hers', 'Staff', { id: 'staff-1', name: 'Maya Okafor' }),
  ]
  respond({ files: files })
  const element = await open('cp-files service-id="project-website-relaunch"', 'hers.pdf')
  const textsOf = (row: Element) =>
    Array.from(row.querySelectorAll('span:not(:has(*))'), ({ textContent }) => textContent)
  const shown = () => all(element, 'li').map((row) => textsOf(row).filter((text) => text && text !== '--'))
  const rows = [
    ['plain.pdf', 'Me'],
    ['mine.pdf', 'Me'],
    ['colleagues.pdf', 'Charles Babbage'],
    ['nameless.pdf'],
    ['theirs.pdf', 'the provider'],
    ['hers.pdf', 'the provider', 'Maya Okafor'],
  ]
  expect(shown()).toEqual(rows)
  control(element, 'From Me', 'label').click()
  await until(() => expect(shown()).toEqual(rows.slice(0, 2)))
  control(element, 'From the provider', 'label').click()
  await until(() => expect(shown()).toEqual(rows.slice(4)))
})

test('the story of a project says who uploaded a file', async () => {
  const uploadedBy = { userType: 'Client', id: charles, name: 'Charles Babbage' }
  respond({ files: [{ id: 'f', name: 'plan.pdf', path: '/f.pdf', uploadedBy }] })
  respond({ serviceUpdates: [], milestones: [], servicePayments: [] })
  const element = show('cp-project service-id="project-website-relaunch"')
  await press(element, 'The whole story (1)')
  await reads(element, /The whole story.*plan\.pdf.*Charles Babbage/s)
})

test.each([
  ['with a company', { company: 'Lovelace Instruments' }, 'Ada LovelaceLovelace Instrumentsada@example.com'],
  ['without one', {}, 'Ada Lovelaceada@example.com'],
])('the account of a person %s', async (_, company, header) => {
  const person = { _id: ada, name: 'Ada Lovelace', email: 'ada@example.com', ...company }
  endSession('other-tab')
  respond({ profile: person })
  await signInAs()
  const element = show('cp-account')
  await press(element, /account/i)
  await reads(element, `${header}AccountSecurityLog out`)
})
