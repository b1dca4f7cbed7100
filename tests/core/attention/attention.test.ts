/** What waits for the client: what counts, in which order, and what it costs to know. */
import { describe, expect, test, vi } from 'vitest'
import { answer, fail, hang, type Rule } from '../../../server/api/intercept'
import {
  type AttentionItem,
  milestonesThatWait,
  paymentThatWaits,
  projectsUnderWay,
  sortByUrgency,
  ticketsThatWait,
  updatesThatWait,
} from '../../../src/core/attention/attention'
import { eachOnce } from '../../../src/core/attention/each-once'
import { $decided, noteDecided } from '../../../src/core/attention/steps'
import { isOverdue } from '../../../src/core/projects/overdue'
import type { Milestone, Project, ProjectUpdate, Ticket } from '../../../src/core/server/schema'
import { calendarOf } from '../../../src/core/settings/calendar'
import { firstWords } from '../../../src/core/text/first-words'
import { openPage } from '../portal'
import { messageOf, projectOf, ticketOf, updateOf } from '../resources'
import { createServer, pass, stopTimeInTests, until } from '../server'

const project = (said: Partial<Project> = {}) => projectOf({ createdAt: '2026-01-01', ...said })
const update = (_id: string, actionRequiredFromClient: boolean) =>
  updateOf({ _id, title: _id, createdAt: '2026-05-01', actionRequiredFromClient })
const milestone = (dueDate: string, status: string): Milestone => ({
  title: dueDate,
  description: '',
  dueDate,
  status,
})
const ticket = (status: string, messages: Ticket['messages'] = []) =>
  ticketOf({ subject: 'Data', status, createdAt: '2026-01-01', messages })
const staffWrote = (date: string) => messageOf({ date })

test('of what was decided on this page, the last two stand there', () => {
  for (const text of ['one', 'two', 'three']) noteDecided(text)
  expect($decided.get()).toEqual(['two', 'three'])
  $decided.set([])
})

test('what an update and a milestone both ask to approve waits once', () => {
  const asks = (projectId: string, id: string) => ({
    asked: {
      ...{ projectId, by: 'update', title: '', text: '', date: '', files: [] },
      approval: { id, records: [] },
    } as const,
  })
  const [one, same, ...others] = [asks('p', 'a'), asks('p', 'a'), asks('p', 'b'), asks('q', 'a'), {}, {}]
  expect(eachOnce([one, same, ...others].flatMap((each) => each ?? []))).toEqual([one, ...others])
})

test.each([
  ['Home page, version 3.', 'Home page, version 3.'],
  [`${'word '.repeat(12)}and more words`, `${'word '.repeat(12)}and`],
  ['漢'.repeat(80), '漢'.repeat(32)],
])('of a long text, the words at its beginning are told: %s', (text, told) => {
  expect(firstWords(text, 64)).toBe(told)
})

test('an update waits when it requires action; it is answered among the updates of its project', () => {
  expect(updatesThatWait(project(), [update('a', false), update('b', true)])).toEqual([
    {
      kind: 'update',
      key: 'update/b',
      title: 'b',
      place: 'Relaunch',
      date: '2026-05-01',
      to: { route: 'projectUpdates', params: { serviceId: 'p1' } },
    },
  ])
})

test.each<[string, Partial<ProjectUpdate>, number]>([
  ['says nothing of an answer', {}, 1],
  ['says that it is answered', { answered: true }, 0],
  ['says that it is not', { answered: false }, 1],
])('of updates that require action, where the server %s', (_, changes, count) => {
  expect(updatesThatWait(project(), [{ ...update('a', true), ...changes }])).toHaveLength(count)
})

test.each([
  ['Action Required', 1],
  ['action_required', 1],
  ['Open', 0],
  ['Resolved', 0],
  ['', 0],
])('of tickets that are "%s", %i waits', (status, count) => {
  expect(ticketsThatWait([ticket(status)])).toHaveLength(count)
})

test('a ticket waits since the staff wrote last, else since it was raised, and leads to itself', () => {
  const waiting = ticketsThatWait([
    ticket('Action Required', [staffWrote('2026-03-01'), staffWrote('2026-02-01')]),
    ticket('Action Required'),
  ])
  const to = { route: 'ticket', params: { ticketId: 'T1' } }
  const item = { kind: 'ticket', key: 'ticket/T1', title: 'Data', place: 'T1', to }
  expect(waiting).toEqual(['2026-03-01', '2026-01-01'].map((date) => ({ ...item, date })))
})

/** Half past one in Berlin on the 21st; in Los Angeles it is still the 20th. */
const night = Date.parse('2026-11-21T00:30:00Z')

test.each([
  ['2026-11-19', 'In Progress', 'Europe/Berlin', true],
  ['2026-11-20', 'In Progress', 'Europe/Berlin', true],
  ['2026-11-20', 'In Progress', 'America/Los_Angeles', false],
  ['2026-11-20', 'Pending', 'Pacific/Kiritimati', true],
  ['2026-11-21', 'In Progress', 'Pacific/Kiritimati', false],
  ['2026-11-21', 'In Progress', 'Europe/Berlin', false],
  ['2026-11-20T23:30:00Z', 'In Progress', 'Europe/Berlin', false],
  ['2026-11-20T22:30:00Z', 'In Progress', 'Europe/Berlin', true],
  ['2026-11-20T00:00:00.000Z', 'In Progress', 'America/Los_Angeles', false],
  ['2026-11-19T00:00:00Z', 'In Progress', 'America/Los_Angeles', true],
  ['9999-12-31T23:59:59.999Z', 'In Progress', 'Pacific/Kiritimati', false],
  ['+012345-01-01', 'In Progress', 'America/Los_Angeles', false],
  ['0999-12-31', 'In Progress', 'Pacific/Kiritimati', true],
  ['2026-11-19', 'COMPLETED', 'Europe/Berlin', false],
  ['', 'In Progress', 'Europe/Berlin', false],
  ['soon', 'In Progress', 'Europe/Berlin', false],
])('a milestone due "%s" that is %s, in %s: overdue is %s', (dueDate, status, zone, expected) => {
  expect(isOverdue(milestone(dueDate, status), calendarOf(zone, night))).toBe(expected)
  // It is the company's to do.
  expect(milestonesThatWait(project(), [milestone(dueDate, status)])).toEqual([])
})

describe('what is due', () => {
  const calendar = calendarOf('Europe/Berlin', night)
  const waiting = (...projects: Project[]) => paymentThatWaits(projects, calendar)

  test.each([
    ['Active', 1],
    ['Completed', 1],
    ['On Hold', 1],
    ['Pending', 0],
    ['Rejected', 0],
  ])('without a word of it, for a project that is %s: %i', (active, count) => {
    expect(waiting(project({ active, totalCost: 100 }))).toHaveLength(count)
  })

  test.each([
    [0, 0],
    [5, 1],
  ])('by its own word, %i: %i', (dueAmount, count) => {
    expect(waiting(project({ totalCost: 100, dueAmount }))).toHaveLength(count)
    expect(waiting(project({ active: 'Pending', dueAmount }))).toHaveLength(count)
  })

  test.each([
    ['2026-11-20', true],
    ['2026-11-20T00:00:00Z', true],
    ['2026-11-21', false],
    ['', false],
    ['soon', false],
  ])('by "%s": overdue is %s', (dueDate, isOverdue) => {
    expect(waiting(project({ dueAmount: 5, dueDate }))).toMatchObject([
      { date: dueDate.replace(/T.*/, ''), overdue: isOverdue ? [{ dueDate }] : [] },
    ])
  })

  test('of one project leads there', () => {
    const paid = project({ totalCost: 5, receivedAmount: 5 })
    const to = { route: 'project', params: { serviceId: 'p1' } }
    expect(waiting(paid, project({ totalCost: 100, receivedAmount: 99.9 }))).toMatchObject([
      { place: 'Relaunch', to, due: [{ totalCost: 100 }] },
    ])
  })

  test('of several is one item, with the projects that it is for, and the earliest date', () => {
    const [item, ...others] = waiting(
      project({ totalCost: 0.1 }),
      project({ totalCost: 0.2, dueDate: '2026-12-01' }),
      project({ totalCost: 0 }),
    )
    const due = [{ totalCost: 0.2 }, { totalCost: 0.1 }]
    expect(item).toMatchObject({ place: '', date: '2026-12-01', due })
    expect(item).not.toHaveProperty('to')
    expect(others).toEqual([])
  })

  test('is nothing where more was paid than it cost', () => {
    expect(waiting(project({ totalCost: 1, receivedAmount: 2 }))).toEqual([])
  })
})

test('payment is first; then what was asked for, the latest before the older', () => {
  const item = (kind: AttentionItem['kind'], key: string, date: string): AttentionItem => {
    return { kind, key, date, title: '', place: '' }
  }
  const sorted = sortByUrgency([
    item('approval', 'asked', '2026-03-01'),
    item('payment', 'payment', ''),
    item('update', 'undated', ''),
    item('update', 'old', '2026-01-01'),
    item('ticket', 'new', '2026-02-01'),
    item('update', 'new too', '2026-02-01'),
  ])
  const keys = ['payment', 'asked', 'new', 'new too', 'old', 'undated']
  expect(sorted.map(({ key }) => key)).toEqual(keys)
})

test('projects under way are those that are worked on, newest first', () => {
  const projects = [
    project({ _id: 'done', active: 'Completed' }),
    project({ _id: 'old', active: 'active' }),
    project({ _id: 'new', active: 'Delayed', createdAt: '2026-06-01' }),
    project({ _id: 'held', active: 'On Hold' }),
  ]
  expect(projectsUnderWay(projects).map(({ _id }) => _id)).toEqual(['new', 'old'])
})

describe('with a server', () => {
  stopTimeInTests()

  async function open(email = 'client@example.com') {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const server = createServer({ large: email.startsWith('large') })
    const tab = await openPage({ server })
    const { signIn } = await import('../../../src/core/session/session')
    const { user, token } = await server.signIn(email)
    signIn(user, token)
    const follow = () => tab.$attention.listen(() => {})
    const now = () => {
      const attention = tab.$attention.get()
      if (attention.status !== 'ready') return attention.status
      const { items, troubles } = attention
      return {
        kinds: items.map(({ kind }) => kind),
        missing: troubles.flatMap(({ name, isMissing }) => (isMissing ? name : [])),
      }
    }
    /** Waits until these wait for the client, and this could not be read. */
    const waits = (kinds: string[], missing: string[] = []) =>
      until(() => expect(now()).toEqual({ kinds, missing }))
    return { ...tab, follow, now, waits }
  }
  // The update that asks for data names the ticket that asks for them.
  const all = ['payment', 'approval', 'ticket']

  test('Ada is told of all that waits for her', async () => {
    const { follow, now, waits } = await open()
    follow()
    expect(now()).toBe('loading')
    await waits(all)
  })

  const subject = 'We need the order data from Lyon (Stock forecasting, SRV-2058)'
  const replied = (status: string) => ticketOf({ subject, status, createdAt: new Date().toISOString() })

  const answerWith = (status: string) => answer({ success: true, data: [replied(status)] })

  test.each<[string, Rule, string[]]>([
    ['a reply: it waits for the company', answerWith('Open'), ['payment', 'approval']],
    [
      'a reply that asks for more: it is counted once, as the ticket',
      answerWith('Action Required'),
      ['payment', 'ticket', 'approval'],
    ],
    ['tickets that are not there', fail(500, 'No.'), ['payment', 'approval', 'update']],
  ])('an update with %s', async (_, tickets, kinds) => {
    const { follow, now, server } = await open()
    server.rules.tickets = tickets
    follow()
    await until(() => expect(now()).toMatchObject({ kinds }))
  })

  test('a reply takes its update out of the count as soon as the tickets tell of it', async () => {
    const { follow, waits, server, $tickets } = await open()
    follow()
    await waits(all)
    server.rules.tickets = answerWith('Open')
    $tickets.refresh()
    await waits(['payment', 'approval'])
  })

  test('two thousand projects cost no more requests than the five newest under way', async () => {
    const { follow, now, server, $isAttentionBounded } = await open('large@example.com')
    follow()
    await until(() => expect(now()).not.toBe('loading'))
    expect([server.count('services'), server.count('tickets')]).toEqual([1, 1])
    expect([server.count('serviceUpdates'), server.count('milestones')]).toEqual([5, 5])
    expect(server.calls).toHaveLength(12)
    expect($isAttentionBounded.get()).toBe(true)
  })

  test('what fails is named, what can be read is there, and Retry completes it', async () => {
    const { follow, waits, server, $attention } = await open()
    server.rules.tickets = server.rules.milestones = fail(500, 'No.')
    follow()
    const missing = ['tickets', ...Array(4).fill('milestones')]
    await waits(['payment', 'approval', 'update'], missing)
    server.rules.tickets = server.rules.milestones = undefined
    const attention = $attention.get()
    for (const { retry } of attention.status === 'ready' ? attention.troubles : []) retry()
    await waits(all)
  })

  test('what takes longer than usual is not waited for', async () => {
    const { follow, now, waits, server } = await open()
    server.rules.tickets = hang()
    follow()
    await pass(9_000)
    expect(now()).toBe('loading')
    await pass(1_000)
    await waits(['payment', 'approval', 'update'], ['tickets'])
  })

  test('a refetch that fails keeps what is known, and says that it is not the latest', async () => {
    const { follow, now, waits, server, $attention, $tickets } = await open()
    follow()
    await waits(all)
    server.rules.tickets = fail(500, 'No.')
    await pass(5000)
    $tickets.refresh()
    await until(() => expect($attention.get()).toMatchObject({ troubles: [{ name: 'tickets' }] }))
    expect(now()).toEqual({ kinds: all, missing: [] })
  })

  test('a project that stops being under way is followed no more', async () => {
    const { follow, waits, server, $projects } = await open()
    follow()
    await waits(all)
    server.rules.services = answer({ success: true, data: [] })
    await pass(5000)
    $projects.refresh()
    await waits(['ticket'])
  })

  test('what is shown stays while a project that has just begun is looked into', async () => {
    const { $attention, follow, now, waits, server, $projects } = await open()
    server.rules.services = answer({ success: true, data: [] })
    follow()
    await waits(['ticket'])
    server.rules.services = answer({ success: true, data: [project({ totalCost: 5 })] })
    server.rules.serviceUpdates = answer({ success: true, data: [] })
    server.rules.milestones = hang()
    const seen: unknown[] = []
    $attention.listen(({ status }) => seen.push(status))
    await pass(5000)
    $projects.refresh()
    await until(() => expect(server.count('milestones')).toBe(1))
    expect(now()).toEqual({ kinds: ['ticket'], missing: [] })
    await pass(10_000)
    await waits(['payment', 'ticket'], ['milestones'])
    expect(seen).not.toContain('loading')
  })

  test('what is due is the same sum here and in the first tile of the dashboard', async () => {
    const { follow, server, $attention, $projectCounts } = await open()
    const due = [
      project({ _id: 'a', totalCost: 100.1, receivedAmount: 40 }),
      project({ _id: 'b', totalCost: 999, dueAmount: 20.2, active: 'On Hold' }),
      project({ _id: 'c', totalCost: 30, active: 'Suspended' }),
    ]
    const others = [
      project({ _id: 'd', totalCost: 500, active: 'Rejected' }),
      project({ _id: 'f', totalCost: 700, active: 'Pending' }),
      project({ _id: 'g', totalCost: 800, dueAmount: 0 }),
      project({ _id: 'e', totalCost: 10, receivedAmount: 99 }),
    ]
    server.rules.services = answer({ success: true, data: [...due, ...others] })
    follow()
    $projectCounts.listen(() => {})
    const waiting = () => {
      const attention = $attention.get()
      return attention.status === 'ready' ? attention.items.flatMap((item) => item.due ?? []) : []
    }
    await until(() => expect(waiting().map(({ _id }) => _id)).toEqual(['a', 'c', 'b']))
    expect($projectCounts.get()?.due).toEqual([
      { currency: 'USD', amount: 110.3, isPart: false, rows: waiting() },
    ])
  })

  test.each([
    ['projects', ['ticket']],
    ['support', ['payment', 'approval', 'update']],
    ['payments', ['approval', 'ticket']],
  ])('nothing waits in a section that is turned off: %s', async (section, kinds) => {
    const { configure, follow, waits } = await open()
    configure({ features: { [section]: false } })
    follow()
    await waits(kinds)
  })

  test('what can not go on record is decided where it waits as long as a ticket can be raised', async () => {
    const { $attention, configure, follow, waits } = await open()
    const { noteAnnounced, noteLacking } = await import('../../../src/core/server/optional')
    noteAnnounced({ optional: ['approve'] }, false)
    follow()
    await waits(all)
    const canDecide = () => {
      const attention = $attention.get()
      return attention.status === 'ready' && attention.items.some(({ asked }) => asked)
    }
    configure({ features: { support: false } })
    await waits(['payment', 'approval', 'update'])
    expect(canDecide()).toBe(true)
    noteLacking('approve')
    await until(() => expect(canDecide()).toBe(false))
    configure({ features: { support: true } })
    await waits(all)
    expect(canDecide()).toBe(true)
  })
})
