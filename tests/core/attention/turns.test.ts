/** Updates and milestones can wait: they are asked for behind the content of the page, five at a time at most. */
import { expect, test, vi } from 'vitest'
import type { CallName } from '../../../server/api/calls'
import { hang, type Rule } from '../../../server/api/intercept'
import { holdBack, openPortal } from '../portal'
import { pass, stopTimeInTests, until } from '../server'

stopTimeInTests()

const late: CallName[] = ['serviceUpdates', 'milestones']
const content = ['services', 'payments', 'tickets', 'notifications', 'consultant'] as const

/** Ada has four projects under way: eight calls that can wait. */
async function open() {
  /** The calls under way, of those that can wait; and the most that ever were. */
  const underWay = new Set<object>()
  let most = 0
  const held = new Set<() => void>()
  /** The server answers when the test lets it. */
  const hold: Rule = async (proceed, signal) => {
    const call = {}
    underWay.add(call)
    most = Math.max(most, underWay.size)
    await new Promise<void>((resolve) => {
      held.add(resolve)
      signal?.addEventListener('abort', () => resolve())
    })
    underWay.delete(call)
    signal?.throwIfAborted()
    return proceed()
  }
  const tab = await openPortal({ rules: { serviceUpdates: hold, milestones: hold } })
  const { server } = tab
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await tab.signAdaIn()
  const asked = () => server.calls.filter(({ name }) => name && late.includes(name)).length
  return {
    ...tab,
    asked,
    underWay: () => underWay.size,
    most: () => most,
    /** One of the calls that are held is answered. */
    letOneGo() {
      const [first] = held
      if (!first) throw new Error('No call is held.')
      held.delete(first)
      first()
    },
    /** A dashboard shows these. */
    showDashboard() {
      const stores = [tab.$projects, tab.$payments, tab.$tickets, tab.$notifications, tab.$consultant]
      const stops = [...stores, tab.$attention].map((store) => store.listen(() => {}))
      return () => stops.map((stop) => stop())
    },
  }
}

test.each(content)('they wait for the first answer to %s', async (name) => {
  const { server, asked, showDashboard } = await open()
  const { rule, goOn } = holdBack()
  server.rules[name] = rule
  showDashboard()
  await until(() => expect(server.count(name)).toBe(1))
  await pass(5_000)
  expect(asked()).toBe(0)
  goOn()
  await until(() => expect(asked()).toBe(5))
})

test('five are under way at most, and the next begins when one has ended', async () => {
  const { asked, underWay, most, letOneGo, showDashboard, $attention } = await open()
  showDashboard()
  await until(() => expect(asked()).toBe(5))
  await pass(1_000)
  expect({ asked: asked(), underWay: underWay() }).toEqual({ asked: 5, underWay: 5 })
  for (let done = 1; done <= 8; done++) {
    await until(() => letOneGo())
    await until(() => expect(asked()).toBe(Math.min(5 + done, 8)))
  }
  await until(() => expect(underWay()).toBe(0))
  expect(most()).toBe(5)
  await until(() => expect($attention.get()).toMatchObject({ status: 'ready', troubles: [] }))
})

test('when the client comes back to the page, they wait again', async () => {
  const { asked, most, letOneGo, showDashboard, page } = await open()
  showDashboard()
  for (let done = 0; done < 8; done++) await until(() => letOneGo())
  await pass(5_000)
  page.show(false)
  page.show(true)
  await until(() => expect(asked()).toBe(13))
  await pass(1_000)
  expect({ asked: asked(), most: most() }).toEqual({ asked: 13, most: 5 })
})

test('a page of a project does not wait: it shows them', async () => {
  const { server, $projects, asked, showDashboard, updatesOf } = await open()
  server.rules.payments = hang()
  showDashboard()
  await until(() => expect($projects.get().status).toBe('ready'))
  expect(asked()).toBe(0)
  updatesOf('project-newsletter').listen(() => {})
  updatesOf('project-trade-fair').listen(() => {})
  await until(() => expect(asked()).toBe(2))
  await pass(5_000)
  expect(asked()).toBe(2)
})

test('an answer that takes longer than usual is not waited for', async () => {
  const { server, asked, showDashboard } = await open()
  server.rules.payments = hang()
  showDashboard()
  await pass(9_000)
  expect(asked()).toBe(0)
  await pass(1_500)
  await until(() => expect(asked()).toBe(5))
})

test('five that hang keep nobody waiting: the list names what is missing', async () => {
  const { asked, most, showDashboard, $attention } = await open()
  showDashboard()
  await until(() => expect(asked()).toBe(5))
  expect($attention.get().status).toBe('loading')
  await pass(10_000)
  const attention = $attention.get()
  if (attention.status !== 'ready') throw new Error('The list is still loading.')
  expect(attention.troubles.filter(({ isMissing }) => isMissing)).toHaveLength(8)
  expect({ asked: asked(), most: most() }).toEqual({ asked: 5, most: 5 })
})

test('who leaves the dashboard and signs out leaves nothing that waits', async () => {
  const { server, asked, showDashboard, signOut } = await open()
  server.rules.payments = hang()
  const leave = showDashboard()
  await pass(1_000)
  leave()
  await signOut()
  await pass(20_000)
  expect(asked()).toBe(0)
})
