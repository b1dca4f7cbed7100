/** What a client has chosen in a search, in this tab. */
import { expect, test } from 'vitest'
import { stopTimeInTests } from '../server'
import { openSearch, paymentOf, projectOf, ticketOf } from './open'

stopTimeInTests()

const rows = {
  projects: Array.from({ length: 5 }, (_, index) =>
    projectOf(`Project ${index}`, { serviceId: `SRV-${index}` }),
  ),
  payments: [paymentOf('PAY-1', { description: 'Deposit' })],
  tickets: [ticketOf('TKT-1', 'Cart')],
}
const key = 'client-portal:recent'

async function open(session = new Map<string, string>()) {
  const page = await openSearch({ ...rows, session })
  const choose = (query: string) => {
    page.search.setQuery(query)
    const [entry] = page.entries()
    if (entry) page.search.choose(entry)
    page.search.setQuery('')
  }
  return {
    ...page,
    choose,
    recent: () => page.shown('').filter((line) => line.startsWith('recent')),
    session,
  }
}

test('the latest five stand there first, each once, also after a reload', async () => {
  const { choose, recent, session } = await open()
  for (const query of ['deposit', 'cart', 'project 0', 'project 1', 'cart', 'project 2', 'project 3'])
    choose(query)
  const line =
    'recent: Project 3 (SRV-3) | Project 2 (SRV-2) | Cart (TKT-1 · Open) | Project 1 (SRV-1) | Project 0 (SRV-0)'
  expect(recent()).toEqual([line])
  expect((await open(session)).recent()).toEqual([line])
})

test('each leads where it led, and keeps its kind', async () => {
  const { choose, entries, shown } = await open()
  choose('deposit')
  shown('')
  expect(entries()[0]).toMatchObject({
    kind: 'payment',
    to: { route: 'payments', params: {}, query: { search: 'PAY-1' } },
  })
})

test('what does something is none of them', async () => {
  const { choose, recent } = await open()
  choose('log out')
  expect(recent()).toEqual([])
})

test('what can be done and was opened stands there once', async () => {
  const { choose, shown } = await open()
  for (const query of ['cart', 'raise']) choose(query)
  expect(shown('').slice(0, 2)).toEqual(['recent: Cart (TKT-1 · Open)', 'action: Raise a ticket | Log out'])
})

test('the client forgets them; a sign-out and another client do, too', async () => {
  const { choose, recent, search, session, signOut } = await open()
  choose('cart')
  search.forgetRecent()
  expect([recent(), session.has(key)]).toEqual([[], false])
  choose('cart')
  expect(session.get(key)).toContain('Cart')
  signOut()
  expect(session.has(key)).toBe(false)
  const theirs = new Map([[key, JSON.stringify({ clientId: 'client-new', recent: [] })]])
  expect((await open(theirs)).recent()).toEqual([])
})

test.each([
  ['no JSON', '{'],
  ['something else', '[]'],
  ['a list of something else', '{"clientId":"client-ada","recent":[7,{}]}'],
])('what another script has stored there is not read: %s', async (_, text) => {
  expect((await open(new Map([[key, text]]))).recent()).toEqual([])
})

test('an address that another script has stored is not followed', async () => {
  const recent = [
    { href: 'javascript:alert(1)' },
    { route: 'constructor', params: {} },
    { route: 'ticket', params: { ticketId: '..' } },
    { act: 'log-out' },
    { href: 'https://contracts.example/7' },
  ].map((to) => ({ kind: 'page', title: 'x', text: '', to: JSON.stringify(to) }))
  const page = await open(new Map([[key, JSON.stringify({ clientId: 'client-ada', recent })]]))
  page.shown('')
  expect(page.result().groups[0]?.entries.map(({ to }) => to)).toEqual([
    { href: 'https://contracts.example/7' },
  ])
})
