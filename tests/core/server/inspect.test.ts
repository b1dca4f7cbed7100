/** What `check-api` and `configure({ debug: true })` say of an answer: what is odd, how bad it is, and where to read of it. */
import { expect, test } from 'vitest'
import { list, one } from '../../../src/core/server/api/ask'
import type { PlacedReader } from '../../../src/core/server/inspect/answered'
import { createTally } from '../../../src/core/server/inspect/tally'
import { fileShape, lacking, projectShape, ticketShape, updateShape } from '../../../src/core/server/schema'

/** What is found in answers to a call, each as `level: text #place`. */
function findingsIn(read: PlacedReader, answers: unknown[], call = 'services') {
  const tally = createTally(call)
  for (const answer of answers) tally.add(answer, read)
  return tally.findings().map(({ level, text, docs }) => `${level}: ${text} ${docs.replace('fields.md', '')}`)
}

const projects = list(projectShape, 'services')
const good = {
  ...{ _id: 'a', serviceId: 'SRV-1', serviceName: 'Relaunch', industry: 'Retail', active: 'on_hold' },
  ...{ startDate: '2026-01-01', endDate: '2026-12-31T00:00:00Z', totalCost: 100, receivedAmount: 0 },
  ...{ createdAt: '2026-01-01T09:00:00+0100', dueAmount: 0, dueDate: '', payPath: '/pay', currency: '' },
}

test.each<[what: object, level: 'fails' | 'lacks' | 'note', found: string, effect?: string]>([
  [{}, 'note', ''],
  [{ totalCost: undefined }, 'lacks', 'totalCost is missing', '0 is shown'],
  [{ totalCost: null }, 'lacks', 'totalCost is missing', '0 is shown'],
  [{ totalCost: '' }, 'lacks', 'totalCost is no number ("")', '0 is shown'],
  [{ totalCost: 'much' }, 'lacks', 'totalCost is no number ("much")', '"Amount not known" is shown'],
  [{ totalCost: '1.250,00' }, 'lacks', 'totalCost is no number ("1.250,00")', '"Amount not known" is shown'],
  [{ dueAmount: '12,50' }, 'lacks', 'dueAmount is no number ("12,50")', '"Amount not known" is shown'],
  [{ totalCost: '1250' }, 'note', 'totalCost is a text, read as a number ("1250")'],
  [{ _id: '' }, 'fails', '_id is missing', 'the row is left out'],
  [{ _id: undefined, id: 'a' }, 'note', ''],
  [{ serviceId: {} }, 'lacks', 'serviceId is no text ({})', '"--" is shown'],
  [{ serviceId: 'x'.repeat(99) }, 'note', ''],
  ...[
    '<p class="a">Ada</p>',
    'Ada</B>',
    '<!-- Ada -->Ada',
    '<style>p{}</style>',
    'Ada &amp; Eve',
    'Ada&#39;s',
  ].map((industry, index): [object, 'note', string, string] => [
    { industry },
    'note',
    `industry has HTML ("${['<p>', '</b>', '<!--', '<style>', '&amp;', '&#39;'][index]}")`,
    'it is shown as it came, unless the setting `texts` is "html"',
  ]),
  ...['a < b', 'R&D; <ada@example.com>', 'List<Order>', '?a=1&copy=2', '&unknown;'].map(
    (industry): [object, 'note', string] => [{ industry }, 'note', ''],
  ),
  [{ active: 'In review' }, 'note', 'active is a status that the elements show as it came ("In review")'],
  [{ active: 7 }, 'lacks', 'active is no word (7)', '"--" is shown, and the dashboard counts it nowhere'],
  [{ startDate: '20.11.2026' }, 'lacks', 'startDate is no date ("20.11.2026")', '"--" is shown'],
  [
    { startDate: '11/20/2026' },
    'lacks',
    'startDate is not written as in ISO 8601: another day may be read ("11/20/2026")',
  ],
  [{ endDate: '2026-11-20T14:30Z' }, 'note', 'endDate is a day, and has a time ("2026-11-20T14:30Z")'],
  [{ createdAt: '2026-11-20T14:30' }, 'note', 'createdAt has no time zone ("2026-11-20T14:30")'],
  [{ currency: '€' }, 'lacks', 'currency is no ISO 4217 code ("€")', 'it is shown as it came, or as "¤"'],
  [{ currency: 978 }, 'lacks', 'currency is no ISO 4217 code (978)', 'it is shown as it came, or as "¤"'],
])('of two projects, one with %o: %s %s', (change, level, found, effect) => {
  const often = found.replace(/(?= \(|$)/, ' in 1 of 2')
  const told = `${level}: ${often}${effect ? `: ${effect}` : ''} #project`
  expect(findingsIn(projects, [{ services: [good, { ...good, ...change }] }])).toEqual(found ? [told] : [])
})

test('what may be missing is told of where every row lacks it, over all answers', () => {
  const { industry: _, ...row } = good
  expect(findingsIn(projects, [[row], [row]])).toEqual([
    'note: industry is missing in 2 of 2: "--" is shown #project',
  ])
  expect(findingsIn(projects, [[row], [good]])).toEqual([])
  const [one, two] = [createTally('services'), createTally('services')]
  one.add([row, good, {}], projects)
  expect([one.rows(), two.rows()]).toEqual([3, 0])
})

test('what stands within a row is counted among its like, and told of under its own heading', () => {
  const file = { id: 'f', name: 'a.pdf', path: 'a.pdf', createdAt: '2026-01-01', size: 1 }
  expect(findingsIn(list(fileShape), [[file]])).toEqual([
    'note: path is neither a path that begins with "/", nor an address ("a.pdf") #file',
    `lacks: uploadedBy.userType is missing: it counts as the company's #file`,
  ])
  const ticket = { ticketId: 'T', subject: 'Help', raisedBy: 'Ada', status: 'Open', createdAt: '2026-01-01' }
  const message = { message: 'Hi', messageFrom: 'Ada', messageFromUserType: 'Client', date: '2026-01-01' }
  const messages = [{ ...message, messageFromId: '7', attachments: [7, '/a.png', {}] }, message, message]
  expect(findingsIn(one(ticketShape), [{ ...ticket, messages }])).toEqual([
    'note: messages.attachments is neither a path that begins with "/", nor an address in 1 of 3 (7) #message',
    'lacks: messages.attachments is no address in 1 of 3 ({}): no files are shown #message',
  ])
  const listed = (call: string, row: object) => findingsIn(list(ticketShape), [[row]], call)[0]
  expect(listed('tickets', ticket)).toMatch(/^note: messages is missing/)
  expect(listed('ticket', ticket)).toMatch(/^lacks: messages is missing/)
  expect(listed('tickets', { ...ticket, messages: 'none' })).toMatch(/^lacks: messages is no list \("none"\)/)
})

test.each<[unknown, string]>([
  ['<!doctype html>', 'it is a page of HTML'],
  ['', 'it is no JSON, or empty'],
  [
    { jobs: [], total: 0 },
    'there is no list under "data", "services" or at the top; there is one under "jobs"',
  ],
  [
    { data: { jobs: [] } },
    'there is no list under "data", "services" or at the top; there is one under "jobs"',
  ],
  [{ total: 0 }, 'there is no list under "data", "services" or at the top'],
])('the answer %j can not be read: %s', (answer, why) => {
  expect(findingsIn(projects, [answer])).toEqual([`fails: the answer can't be read: ${why} #answers`])
})

test.each<[PlacedReader, unknown, string]>([
  [projects, [{}], 'none of its rows has'],
  [one(projectShape), {}, 'it lacks'],
])('nor can a list, or one thing, without an id: %#', (read, answer, what) => {
  const told = `fails: the answer can't be read: ${what} an id #answers`
  expect(findingsIn(read, [answer])[0]).toBe(told)
})

test('of what is on record, an unknown decision and a second one about a version are told', () => {
  const record = { id: 'a', decision: 'approved', by: 'Ada', at: '2026-01-01T09:00:00Z', files: [] }
  const other = { ...record, id: 'b', decision: 'accepted', version: '2' }
  const asked = (records: object[], _id = 'a') => ({
    ...{ _id, title: 'A', description: '', files: [], createdAt: '2026-01-01T09:00:00Z' },
    ...{ actionRequiredFromClient: false, approval: { id: 'APR-1', version: '2', records } },
  })
  const updates = list(updateShape, 'updates')
  expect(findingsIn(updates, [[asked([record]), asked([record, { ...record, version: '2' }], 'b')]])).toEqual(
    [],
  )
  expect(
    findingsIn(updates, [[asked([record, other, { ...record, version: '2' }]), asked([], 'b')]]),
  ).toEqual([
    'note: approval.records.decision is a word that counts as "Changes requested" in 1 of 3 ("accepted") #approvalrecord',
    'lacks: approval.records has two about one version in 1 of 2: the later one counts #approval',
  ])
})

test.each(Object.entries(lacking))('of each field of a %s, it is said what stands for it', (_, effects) => {
  for (const effect of Object.values<string | { effect: string }>(effects))
    expect(typeof effect === 'string' ? effect : effect.effect).toMatch(/\w/)
})
