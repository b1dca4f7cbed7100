/** The story of a project: what is merged, in which order, and by what chapters it is told. */
import { expect, test, vi } from 'vitest'
import { answer, fail } from '../../../server/api/intercept'
import { calendarOf } from '../../../src/core/settings/calendar'
import { type StoryEntry, tellStory } from '../../../src/core/story/story'
import { look, openWithToken } from '../portal'
import { paymentOf } from '../resources'
import { stopTimeInTests, until } from '../server'
import { openTab } from '../tab'

const entry = (key: string, date: string): StoryEntry => {
  return { kind: 'payments', key, date, payment: paymentOf() }
}
const now = Date.parse('2026-11-21T12:00:00Z')

/** Chapters as `upcoming: a b`, in their order. */
function tell(entries: StoryEntry[], limit?: number, zone = 'UTC') {
  const { chapters, hidden } = tellStory(entries, calendarOf(zone, now), limit)
  const written = chapters.map(
    ({ kind, month, entries: own }) => `${month || kind}: ${own.map(({ key }) => key).join(' ')}`,
  )
  return { chapters: written, hidden }
}

test('the newest is first, by months, after what is still to come, and what has no date is last', () => {
  const entries = [
    entry('undated', ''),
    entry('september', '2026-09-30'),
    entry('next year', '2027-01-01'),
    entry('morning', '2026-11-21T08:00:00Z'),
    entry('unreadable', 'soon'),
    entry('tomorrow', '2026-11-22'),
    entry('noon', '2026-11-21T11:00:00Z'),
    entry('today', '2026-11-21'),
    entry('last year', '2025-11-20'),
  ]
  expect(tell(entries).chapters).toEqual([
    'upcoming: next year tomorrow',
    '2026-11: noon morning today',
    '2026-09: september',
    '2025-11: last year',
    'undated: undated unreadable',
  ])
})

test.each([
  ['UTC', ['2026-11: moment first', '2026-10: last']],
  ['America/New_York', ['2026-11: first', '2026-10: moment last']],
  ['Asia/Tokyo', ['2026-11: moment first', '2026-10: last']],
])('months are those of the time zone, and a date without a time never shifts: %s', (zone, chapters) => {
  const dates = { last: '2026-10-31', first: '2026-11-01', moment: '2026-11-01T02:00:00Z' }
  const entries = Object.entries(dates).map(([key, date]) => entry(key, date))
  expect(tell(entries, undefined, zone).chapters).toEqual(chapters)
})

test.each(['UTC', 'America/New_York', 'Pacific/Kiritimati'])(
  'a date of any age has its place, and its month a name: %s',
  async (timeZone) => {
    const { configure, $monthName } = await openTab()
    configure({ timeZone })
    const entries = [
      entry('unset', '0001-01-01T00:00:00Z'),
      entry('before', '-000001-06-15'),
      entry('soon', '2026-12-01T12:00:00Z'),
      entry('never', '9999-12-31T23:59:59.999Z'),
      entry('long past', '0150-03-15'),
      entry('later still', '+012345-06-15'),
      entry('last of all', '+275760-09-13T00:00:00.000Z'),
      entry('out of range', '+275760-09-13T00:00:00.001Z'),
      entry('no date', '2026-13-45'),
      entry('recent', '2026-11-20T12:00:00Z'),
    ]
    const { chapters } = tellStory(entries, calendarOf(timeZone, now))
    expect(chapters.flatMap((chapter) => chapter.entries.map(({ key }) => key))).toEqual([
      'last of all',
      'later still',
      'never',
      'soon',
      'recent',
      'long past',
      'unset',
      'before',
      'out of range',
      'no date',
    ])
    expect(chapters.map(({ kind }) => kind)).toEqual([
      'upcoming',
      'month',
      'month',
      'month',
      'month',
      'undated',
    ])
    for (const { month } of chapters.filter(({ kind }) => kind === 'month')) {
      expect($monthName.get()(month)).toMatch(/^[A-Z][a-z]+ \d+$/)
    }
  },
)

test('a limit leaves out the earliest, and none of what is still to come', () => {
  const entries = ['2026-12-01', '2026-11-03', '2026-11-02', '2026-10-01'].map((date) => entry(date, date))
  expect(tell(entries, 2)).toEqual({
    chapters: ['upcoming: 2026-12-01', '2026-11: 2026-11-03 2026-11-02'],
    hidden: 1,
  })
  expect(tell(entries, 3).hidden).toBe(0)
})

test('nothing is told of nothing', () => {
  expect(tell([])).toEqual({ chapters: [], hidden: 0 })
})

stopTimeInTests()

async function openStory() {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const tab = await openWithToken()
  const $story = tab.createStory('project-website-relaunch')
  const counts = () => {
    const story = $story.get()
    if (story.status !== 'ready') return story.status
    const { items, troubles } = story
    const kinds: Record<string, number> = {}
    for (const { kind } of items) kinds[kind] = (kinds[kind] ?? 0) + 1
    return { kinds, missing: troubles.map(({ name }) => name) }
  }
  return { ...tab, $story, counts }
}

test('all that the page shows of a project is in its story, for no request more', async () => {
  const { $story, counts, server, updatesOf, milestonesOf, filesOf, paymentsOf } = await openStory()
  const id = 'project-website-relaunch'
  for (const of of [updatesOf, milestonesOf, filesOf, paymentsOf]) of(id).listen(() => {})
  $story.listen(() => {})
  const kinds = { updates: 4, milestones: 5, files: 3, payments: 2 }
  await until(() => expect(counts()).toEqual({ kinds, missing: [] }))
  for (const call of ['serviceUpdates', 'milestones', 'files', 'servicePayments', 'service'] as const) {
    expect(server.count(call)).toBe(1)
  }
})

test('one that fails is named, and the others are told', async () => {
  const { $story, counts, server } = await openStory()
  server.rules.files = fail(500, 'No.')
  $story.listen(() => {})
  const kinds = { updates: 4, milestones: 5, payments: 2 }
  await until(() => expect(counts()).toEqual({ kinds, missing: ['files'] }))
})

test('payments are not asked for where their section is turned off', async () => {
  const { configure, $story, counts, server } = await openStory()
  configure({ features: { payments: false } })
  $story.listen(() => {})
  await until(() => expect(counts()).toMatchObject({ kinds: { updates: 4, milestones: 5, files: 3 } }))
  expect(server.count('servicePayments')).toBe(0)
})

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20T00:00:00.000Z', '2026-11-20'],
  ['2026-11-20T00:00:00.001Z', '2026-11-19'],
])('in New York, what is due or received at %s is told on %s', async (date, day) => {
  const { configure, $story, server } = await openStory()
  configure({ timeZone: 'America/New_York' })
  server.rules.milestones = answer({ success: true, data: [{ title: 'Launch', dueDate: date }] })
  server.rules.servicePayments = answer({ success: true, data: [{ id: '1', receivedDate: date }] })
  server.rules.serviceUpdates = server.rules.files = answer({ success: true, data: [] })
  await look($story)
  const story = $story.get()
  const { dayOf } = calendarOf('America/New_York', now)
  const days = story.status === 'ready' ? story.items.map((item) => dayOf(item.date)) : []
  expect(days).toEqual([dayOf(day), dayOf(day)])
})
