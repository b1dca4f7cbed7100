/** The subject of the reply to an update: it fits, names the project, survives the way to the server, and finds one update. */
import { afterEach, describe, expect, test } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { answerableMilestone } from '../../../src/core/projects/approvals'
import type { Message, ProjectUpdate, Ticket } from '../../../src/core/server/schema'
import { configure } from '../../../src/core/settings/config'
import { replyAmong, replySubject } from '../../../src/core/tickets/update-replies'
import { look, openWithToken } from '../portal'
import { messageOf, projectOf, ticketOf, updateOf } from '../resources'
import { stopTimeInTests } from '../server'

afterEach(() => configure({ timeZone: undefined }))

const update = (title: string) => updateOf({ title, createdAt: '2026-03-02T12:00:00.000Z' })
const project = (serviceName: string, serviceId: string) => projectOf({ serviceName, serviceId })
const ticket = (subject: string) => ticketOf({ subject, createdAt: '2026-03-02T12:01:00.000Z' })

const long = 'Please approve all that we have drawn '.repeat(9)

test.each([
  ['names both', 'Approve', 'Website', 'SRV-1', 'Approve (Website, SRV-1)'],
  ['does without a number', 'Approve', 'Website', '', 'Approve (Website)'],
  ['does without a name', 'Approve', '', 'SRV-1', 'Approve (SRV-1)'],
  ['has one line', ' Approve\r\nthe\n page ', 'Web\nsite', 'SRV-1', 'Approve the page (Web site, SRV-1)'],
  ['shortens a long title', long, 'Website', 'SRV-1', `${long.slice(0, 110).trim()} (Website, SRV-1)`],
  ['shortens a long name', 'Approve', long, 'SRV-1', `Approve (${long.slice(0, 183).trim()}, SRV-1)`],
  [
    'cuts no emoji in half',
    `${'x'.repeat(109)}🚀`,
    'Website',
    'SRV-1',
    `${'x'.repeat(109)} (Website, SRV-1)`,
  ],
])('it %s, and finds the reply', (_, title, name, number, subject) => {
  const known = replySubject(update(title), project(name, number))
  expect(known).toBe(subject)
  expect(known.length).toBeLessThanOrEqual(200)
  const asked = update(title)
  expect(replyAmong([ticket(known)], asked, [asked], project(name, number))?.ticketId).toBe('T1')
  expect(replyAmong([ticket(known)], asked, [asked], project(name, 'SRV-2'))).toBeUndefined()
})

const version = (version: string) => ({ approval: { id: 'APR-1', version, records: [] } })

test('a reply to a version of what is to be approved is none to another one, or to a milestone that is called as it is', () => {
  const place = project('Website', 'SRV-1')
  const [three, four] = ['3', '4'].map((each) => ({ ...update('Design'), ...version(each) }))
  const milestone = answerableMilestone({ title: 'Design', ...version('3') })
  const all = [three, four, update('Design'), milestone].map((each) => each ?? expect.fail())
  const subjects = all.map((each) => replySubject(each, place))
  expect(subjects).toEqual([
    'Design, version 3 (Website, SRV-1)',
    'Design, version 4 (Website, SRV-1)',
    'Design (Website, SRV-1)',
    'Milestone: Design, version 3 (Website, SRV-1)',
  ])
  for (const subject of subjects) {
    const answered = all.filter((each) => replyAmong([ticket(subject)], each, [each], place))
    expect(answered.map((each) => replySubject(each, place))).toEqual([subject])
  }
  const subject = replySubject({ title: long, ...version('3') }, place)
  expect(subject).toMatch(/, version 3 \(Website, SRV-1\)$/)
  expect(subject.length).toBeLessThanOrEqual(200)
})

test.each([
  ['with the same subject, raised later', 'Approve (Website, SRV-1)', '2026-03-04T08:00:00.000Z', true],
  ['on the same day, without a time', 'Approve (Website, SRV-1)', '2026-03-02', true],
  ['with other spaces in its subject', ' Approve\r\n(Website, SRV-1) ', '2026-03-04', true],
  ['whose server writes other dashes and blanks', 'Approve\u00a0(Website, SRV\u20111)', '2026-03-04', true],
  ['with an earlier name of the project', 'Approve (Site, SRV-1)', '2026-03-04', true],
  ['about another project', 'Approve (Website, SRV-7)', '2026-03-04', false],
  ['about another update', 'Approve (2) (Site, SRV-1)', '2026-03-04', false],
  ['from an hour before the update', 'Approve (Website, SRV-1)', '2026-03-02T11:00:00.000Z', false],
])('a ticket %s', (_, subject, createdAt, isReply) => {
  const asked = update('Approve')
  const found = replyAmong([ticketOf({ subject, createdAt })], asked, [asked], project('Website', 'SRV-1'))
  expect(found !== undefined).toBe(isReply)
})

test.each([
  // The server writes the client's day.
  ['America/Los_Angeles', '2026-03-30T00:30:00Z', '2026-03-29', true],
  ['America/Los_Angeles', '2026-03-30T00:30:00Z', '2026-03-28', false],
  ['Europe/Berlin', '2026-03-29T22:30:00Z', '2026-03-30', true],
  // It writes the day in UTC.
  ['Pacific/Auckland', '2026-03-29T21:00:00Z', '2026-03-29', true],
  ['Pacific/Auckland', '2026-03-29T21:00:00Z', '2026-03-28', false],
  ['UTC', '2026-03-29T23:59:59Z', '2026-03-29', true],
  ['UTC', '2026-03-30T00:00:00Z', '2026-03-29', false],
])('in %s, a ticket may reply to an update of %s on %s: %s', (timeZone, sent, createdAt, isReply) => {
  configure({ timeZone })
  const asked = updateOf({ title: 'Approve', createdAt: sent })
  const reply = ticketOf({ subject: 'Approve (Website, SRV-1)', createdAt })
  expect(replyAmong([reply], asked, [asked], project('Website', 'SRV-1')) !== undefined).toBe(isReply)
})

describe('of updates with one title', () => {
  const at = (_id: string, createdAt: string, said: Partial<ProjectUpdate> = {}) =>
    updateOf({ title: 'Approve', ...said, _id, createdAt })
  const sent = (ticketId: string, createdAt: string, status = 'Open') =>
    ticketOf({ subject: 'Approve (Website, SRV-1)', ticketId, createdAt, status })
  const march = at('march', '2026-03-02T12:00:00.000Z')
  const may = at('may', '2026-05-02T12:00:00.000Z')
  const twin = at('twin', may.createdAt)
  const unanswered = at('may', may.createdAt, { answered: false })
  const inApril = sent('T-april', '2026-04-01T09:00:00.000Z')
  const inJune = sent('T-june', '2026-06-01T09:00:00.000Z')
  const repliesTo = (tickets: Ticket[], updates: ProjectUpdate[]) =>
    updates.map(
      (each) => replyAmong(tickets, each, updates, project('Website', 'SRV-1'))?.ticketId ?? 'no reply',
    )

  test.each<[string, Ticket[], ProjectUpdate[], string[]]>([
    [
      'a ticket from before both replies to neither',
      [sent('T', '2026-01-01')],
      [march, may],
      ['no reply', 'no reply'],
    ],
    ['a ticket in between replies to the older', [inApril], [march, may], ['T-april', 'no reply']],
    ['a ticket from after both replies to the newer alone', [inJune], [march, may], ['no reply', 'T-june']],
    ['in whatever order they come', [inJune], [may, march], ['T-june', 'no reply']],
    ['each has its own', [inJune, inApril], [may, march], ['T-june', 'T-april']],
    ['of several tickets, the newest counts', [inJune, sent('T-july', '2026-07-01')], [may], ['T-july']],
    [
      'the newer takes the ticket, though it asks for nothing now',
      [inJune],
      [march, at('may', may.createdAt, { actionRequiredFromClient: false })],
      ['no reply', 'T-june'],
    ],
    ['of two from one moment, the first takes it', [inJune], [may, twin], ['T-june', 'no reply']],
    ['one without a date may be answered', [inJune], [at('undated', '')], ['T-june']],
    ['where the server says that it has no answer, there is none', [inJune], [unanswered], ['no reply']],
    [
      'unless its ticket asks for more',
      [sent('T-asks', '2026-06-01', 'action_required')],
      [unanswered],
      ['T-asks'],
    ],
    [
      'where the server says that there is an answer, its ticket is found all the same',
      [inJune],
      [at('may', may.createdAt, { answered: true })],
      ['T-june'],
    ],
  ])('%s', (_, tickets, updates, expected) => {
    expect(repliesTo(tickets, updates)).toEqual(expected)
  })
})

describe('of an update that names a ticket', () => {
  const ticketId = 'TKT-7'
  const wrote = (date: string, messageFromUserType = 'Client') => messageOf({ date, messageFromUserType })
  const later = '2026-03-05T08:00:00.000Z'
  const named = (messages: Message[], said: Partial<Ticket> = {}) => ticketOf({ ticketId, messages, ...said })
  const answered = named([wrote(later), wrote('2026-03-06', 'Staff')])

  test.each<[string, string, Ticket[], Partial<ProjectUpdate>, string | undefined]>([
    ['an answer there is the reply', 'See TKT-7.', [answered], {}, later],
    ['in whatever case', 'See (tkt-7)!', [answered], {}, later],
    ['one from before is none', 'See TKT-7.', [named([wrote('2026-03-01')])], {}, undefined],
    [
      'nor one of the day, where no time is told',
      'See TKT-7.',
      [answered],
      { createdAt: '2026-03-05' },
      undefined,
    ],
    ['also as midnight', 'See TKT-7.', [answered], { createdAt: '2026-03-05T00:00:00.000Z' }, undefined],
    ['one of a later day is', 'See TKT-7.', [answered], { createdAt: '2026-03-03' }, later],
    ["the company's is none", 'See TKT-7.', [named([wrote(later, 'Staff')])], {}, undefined],
    ['nor where it asks', 'TKT-7', [named([wrote(later)], { status: 'Action Required' })], {}, undefined],
    ['nor where its id is part of another', 'TKT-70, XTKT-7, TKT-7-1', [answered], {}, undefined],
    ['nor where its id is a number', 'See 70000.', [{ ...answered, ticketId: '70000' }], {}, undefined],
    [
      'nor where two are named',
      'TKT-7, TKT-8',
      [answered, { ...answered, ticketId: 'TKT-8' }],
      {},
      undefined,
    ],
    ['nor of an approval', 'TKT-7', [answered], { approval: { id: 'a', records: [] } }, undefined],
    ['nor where the server knows of none', 'TKT-7', [answered], { answered: false }, undefined],
  ])('%s', (_, description, tickets, said, date) => {
    const asked = { ...update('Send us the data'), description, ...said }
    expect(replyAmong(tickets, asked, [asked], project('Website', 'SRV-1'))?.createdAt).toBe(date)
  })
})

describe('among the tickets of the client', () => {
  stopTimeInTests()

  test('it is found once they are known, and no more when support is turned off', async () => {
    const data = [ticket('Approve (Website, SRV-1)')]
    const { $tickets, configure } = await openWithToken({
      rules: { tickets: answer({ success: true, data }) },
    })
    const { findReply } = await import('../../../src/core/tickets/update-replies')
    const asked = update('Approve')
    const found = () => findReply(asked, [asked], project('Website', 'SRV-1'))?.ticketId
    expect(found()).toBeUndefined()
    await look($tickets)
    expect(found()).toBe('T1')
    configure({ features: { support: false } })
    expect(found()).toBeUndefined()
  })
})
