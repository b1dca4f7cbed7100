/** What a list shows lives where the client can come back to it: in an address, or in an entry of the history. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTab, type Tab } from '../tab'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const site = 'https://client.example'
const rest = () => vi.advanceTimersByTime(300)

describe('an address says what a list shows', () => {
  test.each([
    [{}, {}],
    [{ status: 'Open' }, { status: 'Open' }],
    [{ search: 'web & mail' }, { search: 'web & mail' }],
    [{ sort: 'oldest' }, { sort: 'oldest' }],
    [{ sort: 'newest' }, {}],
    [{ sort: 'largest' }, {}],
    [{ page: '3' }, { page: '3' }],
    [{ page: '1' }, {}],
    [{ page: '-2' }, {}],
    [{ page: '2.5' }, {}],
    [{ page: 'two' }, {}],
    [{ more: '20' }, { more: '20' }],
    [{ more: 'all' }, {}],
    [{ more: '99999' }, { more: '1000' }],
    [{ utm_source: 'mail' }, {}],
  ])('%o is shown as %o', async (asked, said) => {
    const { createTicketList } = await openTab()
    const list = createTicketList()
    list.show(asked)
    expect(list.$query.get()).toEqual(said)
  })

  test.each([
    ['Open', 'Open'],
    ['action_required', 'Action Required'],
    ['ACTION REQUIRED', 'Action Required'],
    ['Active', ''],
    ['<script>', ''],
  ])('the status %s filters by "%s"', async (asked, status) => {
    const { createTicketList } = await openTab()
    const list = createTicketList()
    list.show({ status: asked })
    expect(list.$filter.get()).toBe(status)
  })

  test('a project list knows the status that the dashboard counts, even if no project has it', async () => {
    const { createProjectList } = await openTab()
    const list = createProjectList()
    list.show({ status: 'completed' })
    expect(list.$filter.get()).toBe('Completed')
  })
})

/** A list of tickets in a portal that shows them. */
function openTickets(tab: Tab, ...where: Parameters<Tab['createLocation']>) {
  const location = tab.createLocation(...where)
  location.start()
  const list = tab.createTicketList()
  const place = location.listPlace()
  list.show(place.read())
  return { location, list, stop: tab.keepList(list, place) }
}

describe('in the address of a portal', () => {
  test.each([
    ['path', '/account/support', '/account/support?status=Open&search=a+b&sort=oldest&page=2'],
    ['hash', '/account#/support', '/account#/support?status=Open&search=a+b&sort=oldest&page=2'],
    [
      'path',
      '/account/support?lang=de',
      '/account/support?lang=de&status=Open&search=a+b&sort=oldest&page=2',
    ],
    // What is the host's stays as the host has written it.
    [
      'path',
      '/account/support?flag&ids[]=1&old=%E4#help',
      '/account/support?flag&ids[]=1&old=%E4&status=Open&search=a+b&sort=oldest&page=2#help',
    ],
  ] as const)('by %s, a list at %s writes %s', async (routing, address, written) => {
    const tab = await openTab({ address: site + address })
    const { location, list } = openTickets(tab, routing, '/account')
    list.filter('Open')
    list.search('a b')
    list.setOrder('oldest')
    list.setPage(2)
    expect(tab.page.visited).toEqual([site + address])
    rest()
    expect(tab.page.visited).toEqual([site + written])
    expect(tab.page.history.state).toEqual({ host: 'state' })
    expect(location.$entry.get().visit).toBe(0)
    const again = openTickets(await openTab({ address: site + written }), routing, '/account').list
    expect(again.$query.get()).toEqual({ status: 'Open', search: 'a b', sort: 'oldest', page: '2' })
    list.clear()
    list.setOrder('newest')
    rest()
    expect(tab.page.visited).toEqual([site + address])
  })

  test('in memory, the address stays, and the portal remembers', async () => {
    const tab = await openTab({ address: `${site}/host` })
    const { location, list } = openTickets(tab, 'memory', '/', '/support')
    list.search('invoice')
    rest()
    expect(location.$entry.get()).toEqual({ path: '/support?search=invoice', visit: 0 })
    expect(tab.page.visited).toEqual([`${site}/host`])
  })

  test('it is written when the client leaves by a link, and not after that', async () => {
    const tab = await openTab({ address: `${site}/support` })
    const { location, list, stop } = openTickets(tab, 'path', '/')
    list.search('inv')
    tab.writeLists()
    location.go('/support/ticket/7')
    list.search('invoice')
    rest()
    stop()
    expect(tab.page.visited).toEqual([`${site}/support?search=inv`, `${site}/support/ticket/7`])
  })

  test('a list that is removed before it has rested writes nothing', async () => {
    const tab = await openTab({ address: `${site}/support` })
    const { list, stop } = openTickets(tab, 'path', '/')
    list.search('inv')
    stop()
    rest()
    expect(tab.page.visited).toEqual([`${site}/support`])
  })

  test("it is not written into the address of the host's next page", async () => {
    const tab = await openTab({ address: `${site}/account/support` })
    const { list } = openTickets(tab, 'path', '/account')
    list.search('inv')
    tab.page.history.pushState(null, '', '/elsewhere')
    rest()
    expect(tab.page.visited.at(-1)).toBe(`${site}/elsewhere`)
  })

  test('a link, and a step in the history, change a list that is open', async () => {
    const tab = await openTab({ address: `${site}/support` })
    const { location, list } = openTickets(tab, 'path', '/')
    list.search('invoice')
    location.go('/support?status=Resolved')
    expect(list.$query.get()).toEqual({ status: 'Resolved' })
    tab.page.moveTo(`${site}/support?search=invoice`)
    expect(list.$query.get()).toEqual({ search: 'invoice' })
    rest()
    expect(tab.page.visited.at(-1)).toBe(`${site}/support?search=invoice`)
  })

  test('a browser that refuses is asked again at the next change', async () => {
    const tab = await openTab({ address: `${site}/support` })
    const { location, list } = openTickets(tab, 'path', '/')
    const refusal = vi.spyOn(tab.page.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError')
    })
    list.search('inv')
    rest()
    refusal.mockRestore()
    expect(location.$entry.get().path).toBe('/support')
    list.search('invoice')
    rest()
    expect(tab.page.visited).toEqual([`${site}/support?search=invoice`])
  })
})

describe("in the entry of a host's page", () => {
  const openAlone = (tab: Tab, name = 'cp-tickets 0') => {
    const list = tab.createTicketList()
    const place = tab.placeInEntry(name)
    list.show(place.read())
    return { list, stop: tab.keepList(list, place) }
  }
  const ours = { 'client-portal:kept': { 'cp-tickets 0': { search: 'inv' } } }

  test.each([
    ['nothing', null, ours],
    ['an object', { key: 7 }, { key: 7, ...ours }],
    ['a text', 'of the host', 'of the host'],
    ['a list', [1], [1]],
    ['a map', new Map([[1, 2]]), new Map([[1, 2]])],
  ])('beside the state of the host: %s', async (_, before, after) => {
    const tab = await openTab()
    tab.page.history.state = before
    const { list } = openAlone(tab)
    list.search('inv')
    rest()
    expect(tab.page.history.state).toEqual(after)
    expect(tab.page.visited).toEqual([`${site}/`])
  })

  test('where the browser has a state for us, that of the host is not touched', async () => {
    const tab = await openTab()
    tab.page.addEntries({ framework: 'own' })
    openAlone(tab).list.search('inv')
    rest()
    expect(tab.page.history.state).toEqual({ host: 'state' })
    expect(tab.page.navigation.currentEntry?.getState()).toEqual({ framework: 'own', ...ours })
    expect(openAlone(tab).list.$query.get()).toEqual({ search: 'inv' })
  })

  test('each list has its own', async () => {
    const tab = await openTab()
    openAlone(tab, 'cp-tickets 0').list.search('one')
    openAlone(tab, 'cp-tickets 1').list.search('two')
    rest()
    expect(openAlone(tab, 'cp-tickets 0').list.$search.get()).toBe('one')
    expect(openAlone(tab, 'cp-tickets 1').list.$search.get()).toBe('two')
    expect(openAlone(tab, 'cp-tickets 2').list.$search.get()).toBe('')
  })

  test("the page's query names the status, until the client has chosen", async () => {
    const tab = await openTab({ address: `${site}/support?status=open&search=theirs` })
    const { list } = openAlone(tab)
    expect([list.$filter.get(), list.$search.get()]).toEqual(['Open', ''])
    list.filter('')
    rest()
    expect(openAlone(tab).list.$filter.get()).toBe('')
  })

  test('what somebody else has stored there does no harm', async () => {
    const tab = await openTab()
    tab.page.history.state = { 'client-portal:kept': { 'cp-tickets 0': { search: 7, status: 'Open' } } }
    expect(openAlone(tab).list.$query.get()).toEqual({ search: '7', status: 'Open' })
    tab.page.history.state = { 'client-portal:kept': 'broken' }
    expect(openAlone(tab).list.$query.get()).toEqual({})
  })

  test('a browser that refuses does no harm', async () => {
    const tab = await openTab()
    vi.spyOn(tab.page.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('sandboxed', 'SecurityError')
    })
    const { list } = openAlone(tab)
    list.search('inv')
    rest()
    expect(list.$search.get()).toBe('inv')
  })
})
