/** What the server finds beside what the page knows. */
import { expect, test, vi } from 'vitest'
import { answer, fail, hang, offline } from '../../../server/api/intercept'
import { holdBack } from '../portal'
import { createServer, pass, stopTimeInTests, until } from '../server'
import { openSearch, paymentOf, plain, projectOf, ticketOf } from './open'

stopTimeInTests()

/** In milliseconds: the pause after the latest key. */
const pause = 250
/** After so long, a server is not waited for. */
const patience = 10_000

const found = {
  project: { id: 'p', kind: 'project', path: '/services/service/p', title: 'Menu of the website' },
  message: {
    id: 'TKT-1',
    kind: 'message',
    path: '/support/ticket/TKT-1',
    title: 'Cart',
    text: 'It is in the menu.',
  },
  update: { id: 'u', kind: 'update', path: '/services/service/p/project-updates', title: 'Menu' },
}
const finding = (...data: object[]) => answer({ success: true, data })

test('the server is asked once the client pauses, and what it finds stands below what is known', async () => {
  const { shown, search, result, server } = await openSearch({
    isSearching: true,
    projects: [projectOf('Menu design')],
    rules: { search: finding(found.project, found.message, found.update) },
  })
  for (const text of ['m', 'me', 'men', ' menu ']) {
    search.setQuery(text)
    await pass(pause - 10)
  }
  expect(server.count('search')).toBe(0)
  expect(result()).toMatchObject({ query: 'menu', server: 'waiting' })
  await until(() => expect(result().server).toBe('done'))
  expect(
    server.calls.filter(({ name }) => name === 'search').map(({ url }) => url.searchParams.get('query')),
  ).toEqual(['menu'])
  expect(shown()).toEqual([
    'project: [Menu] design | [Menu] of the website',
    'update: [Menu]',
    'message: Cart (It is in the [menu].)',
  ])
})

test('what runs for an earlier text is aborted, and never shown', async () => {
  const { rule, goOn } = holdBack(finding(found.message))
  const { search, result, server } = await openSearch({ isSearching: true, rules: { search: rule } })
  search.setQuery('menu')
  await until(() => expect(server.count('search')).toBe(1))
  search.setQuery('zebra')
  expect(server.last('search')?.signal?.aborted).toBe(true)
  goOn()
  server.rules.search = finding()
  await until(() => expect(result()).toMatchObject({ query: 'zebra', server: 'done', groups: [] }))
})

test('a server that never answers ends the search, also behind a `fetch` that ignores the end; typing on is a new question', async () => {
  for (const rule of [hang(), () => new Promise<never>(() => {})]) {
    const { search, result, server } = await openSearch({ isSearching: true, rules: { search: rule } })
    search.setQuery('menu')
    await pass(pause + patience - 100)
    expect(result().server).toBe('waiting')
    await pass(200)
    expect(result().server).toBe('failed')
    expect(server.last('search')?.signal?.aborted).toBe(true)
    search.setQuery('menus')
    expect(result().server).toBe('waiting')
    await pass(pause)
    expect(server.count('search')).toBe(2)
    server.rules.search = finding(found.update)
    await pass(patience)
    expect(result().server).toBe('failed')
    search.retry()
    await until(() => expect(result()).toMatchObject({ server: 'done', groups: [{ kind: 'update' }] }))
  }
})

test.each([
  ['fails', fail(500, 'The ledger is closed.')],
  ['never answers', hang()],
])('a list that %s is not said to be searched, and is asked for once more', async (_, rule) => {
  const { search, result, server, shown } = await openSearch({
    isSearching: true,
    projects: [projectOf('Menu')],
    rules: { payments: rule, search: finding(found.update) },
    isAwaited: false,
  })
  search.setQuery('menu')
  await pass(patience + pause)
  expect(result()).toMatchObject({ isComing: false, hasFailed: true, server: 'done' })
  expect(shown()).toEqual(['project: [Menu]', 'update: [Menu]'])
  server.rules.payments = finding({ ...paymentOf('P-1'), description: 'For the menu' })
  search.retry()
  expect(result()).toMatchObject({ isComing: true, hasFailed: false })
  await until(() => expect(shown()).toContain('payment: For the [menu] ($0.00 · #P-1)'))
  expect([result().hasFailed, server.count('search'), server.count('services')]).toEqual([false, 1, 1])
})

test('nothing stands there twice', async () => {
  const { shown, search, result } = await openSearch({
    isSearching: true,
    projects: [projectOf('Menu', { _id: 'p' })],
    tickets: [ticketOf('TKT-1', 'Cart', 'It is in the menu.'), ticketOf('TKT-2', 'Old')],
    rules: {
      search: finding(found.project, found.message, found.update, found.update, {
        ...found.message,
        id: 'TKT-2',
        path: '/support/ticket/TKT-2',
      }),
    },
  })
  search.setQuery('menu')
  await until(() => expect(result().server).toBe('done'))
  expect(shown()).toEqual([
    'project: [Menu]',
    // In the project of this name.
    'update: [Menu] ([Menu])',
    'message: Cart (Tom: It is in the [menu].) | Cart (It is in the [menu].)',
  ])
})

test('a file whose name has the word stands above a message that is known', async () => {
  const file = { id: 'f', kind: 'file', path: '/services/service/p', title: 'menu.pdf' }
  const { shown, search, result } = await openSearch({
    isSearching: true,
    projects: [projectOf('Menu', { _id: 'p' })],
    tickets: [ticketOf('TKT-1', 'Cart', 'It is in the menu.')],
    rules: { search: finding({ ...file, id: 'g', title: 'Prices.pdf', text: 'The old menu.' }, file) },
  })
  search.setQuery('menu')
  await until(() => expect(result().server).toBe('done'))
  expect(shown().map((line) => line.replace(/ \(.*/, ''))).toEqual([
    'project: [Menu]',
    'file: [menu].pdf',
    'message: Cart',
  ])
})

test('the server is asked without the word for a kind, and what is of another kind is left out', async () => {
  const rows = [found.message, { ...found.update, title: 'Menu file' }]
  const file = { id: 'f', kind: 'file', path: '/services/service/p', title: 'menu.pdf' }
  const { shown, search, result, server } = await openSearch({
    isSearching: true,
    rules: { search: finding(...rows, file) },
  })
  search.setQuery('Menu files')
  await until(() => expect(result().server).toBe('done'))
  expect(server.last('search')?.url.searchParams.get('query')).toBe('Menu')
  expect(shown()).toEqual(['file: [menu].pdf'])
  search.setQuery('menu file')
  await until(() => expect(result()).toMatchObject({ query: 'menu file', server: 'done' }))
  expect(shown()).toEqual(['file: [menu].pdf', 'update: [Menu] [file]'])
})

test('for a word for a kind alone, the newest of it stand first, of all projects', async () => {
  const fileOf = (id: string, date: string) => ({
    id,
    kind: 'file',
    path: '/services/service/p',
    title: id,
    date,
  })
  const projects = [projectOf('Shop', { _id: 'p' }), projectOf('Old documents')]
  const { shown, search, result, server, filesOf, $projects } = await openSearch({
    isSearching: true,
    projects,
    rules: {
      search: finding(fileOf('menu.pdf', '2026-11-03'), fileOf('old.pdf', '2026-01-03'), found.update),
    },
  })
  filesOf('p').replace([
    {
      id: 'known',
      name: 'known.pdf',
      path: '/',
      createdAt: '2026-10-03',
      uploadedBy: { userType: 'Client' },
    },
  ])
  // The files of a project that was opened are searched from the next change of a list on.
  $projects.replace([...projects])
  search.setQuery('documents')
  await until(() => expect(result().server).toBe('done'))
  const asked = server.last('search')?.url.searchParams
  expect([asked?.get('query'), asked?.get('newest')]).toEqual(['documents', 'file'])
  expect(shown()).toEqual([
    'file: menu.pdf (Shop · November 3, 2026) | known.pdf (Shop · October 3, 2026) | old.pdf (Shop · January 3, 2026)',
    'project: Old [documents]',
  ])
  search.setQuery('documents november')
  await until(() => expect(result()).toMatchObject({ query: 'documents november', server: 'done' }))
  expect(server.last('search')?.url.searchParams.has('newest')).toBe(false)
})

test('the server is asked for the month that is meant', async () => {
  vi.setSystemTime('2026-12-15T12:00:00Z')
  const { search, server } = await openSearch({ isSearching: true, rules: { search: finding() } })
  search.setQuery('files last month')
  await until(() => expect(server.last('search')?.url.searchParams.get('query')).toBe('November 2026'))
})

test('what the server finds as it was typed leaves no room for what may be meant', async () => {
  const { shown, search, result } = await openSearch({
    isSearching: true,
    projects: [projectOf('Instruments')],
    rules: { search: finding({ ...found.update, title: 'Instalment' }) },
  })
  expect(shown('instalment')).toEqual(['project: [Instruments]'])
  await until(() => expect(result().server).toBe('done'))
  expect(shown()).toEqual(['update: [Instalment]'])
  search.close()
})

test('a message that only the server has found leads to its words in the conversation', async () => {
  const { search, result, entries } = await openSearch({
    isSearching: true,
    rules: { search: finding({ ...found.message, path: `${found.message.path}?from=mail` }) },
  })
  search.setQuery('The menu')
  await until(() => expect(result().server).toBe('done'))
  expect(entries().map(({ to }) => to)).toEqual([
    { route: 'ticket', params: { ticketId: 'TKT-1' }, query: { from: 'mail', message: 'the menu' } },
  ])
})

test('the reference API finds what no page has loaded: an update, a milestone, a file', async () => {
  const server = createServer()
  const { search, result, entries } = await openSearch({ server, isSearching: true })
  search.setQuery('home page')
  await until(() => expect(result().server).toBe('done'))
  expect(entries().map(({ kind, title }) => `${kind}: ${plain(title)}`)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^update: .*home page/i)]),
  )
  expect(entries().map(({ to }) => to)).toContainEqual({
    route: 'projectUpdates',
    params: { serviceId: 'project-website-relaunch' },
    query: { update: expect.stringMatching(/./) },
  })
})

test('a file of any project is found by its day, says where it is from, and leads to its place there', async () => {
  const projects = [projectOf('Website relaunch', { _id: 'project-website-relaunch' })]
  const { search, result, entries } = await openSearch({ projects, isSearching: true })
  search.setQuery('statement pdf')
  await until(() => expect(result().server).toBe('done'))
  const { title = [], text = [], to } = entries().find(({ kind }) => kind === 'file') ?? {}
  const [project, day = ''] = plain(text).split(' · ')
  expect([plain(title), project]).toEqual(['Statement of work, signed', 'Website relaunch'])
  expect(to).toMatchObject({ route: 'project', query: { file: expect.stringMatching(/./) } })
  search.setQuery(`relaunch ${day}`)
  await until(() => expect(result()).toMatchObject({ query: `relaunch ${day}`, server: 'done' }))
  const found = entries().find(
    ({ kind, title }) => kind === 'file' && plain(title) === 'Statement of work, signed',
  )
  expect(found?.text.filter(({ isMatch }) => isMatch).map((piece) => piece.text)).toEqual([
    'relaunch',
    ...day.split(/, | /),
  ])
})

test.each([
  ['refused', fail(500, 'The index is being rebuilt.')],
  ['cut off', offline()],
  ['unreadable', answer({ success: true, data: 'x' })],
])('a search that is %s leaves what is known, and can be tried again', async (_, rule) => {
  const { shown, search, result, server, toasts } = await openSearch({
    isSearching: true,
    projects: [projectOf('Menu')],
    rules: { search: rule },
  })
  search.setQuery('menu')
  await until(() => expect(result().server).toBe('failed'))
  expect(shown()).toEqual(['project: [Menu]'])
  server.rules.search = finding(found.update)
  search.retry()
  expect(result().server).toBe('waiting')
  await until(() => expect(shown()).toEqual(['project: [Menu]', 'update: [Menu]']))
  expect(toasts).toEqual([])
})

test.each([404, 405, 501])(
  'a server that announces it and answers %i lacks it: it is asked no more',
  async (status) => {
    const {
      search,
      result,
      server,
      status: session,
    } = await openSearch({
      isSearching: true,
      rules: { search: fail(status, 'There is no such call.') },
    })
    search.setQuery('menu')
    await until(() => expect(result().server).toBe('none'))
    search.setQuery('zebra')
    expect(result().server).toBe('none')
    await pass(2 * pause)
    expect([server.count('search'), session()]).toEqual([1, 'signed-in'])
  },
)

test.each(['', 'x', '👩', 'x'.repeat(101)])('the server is not asked for "%s"', async (query) => {
  const { search, result, server } = await openSearch({ isSearching: true })
  search.setQuery(query)
  expect(result().server).toBe('none')
  await pass(2 * pause)
  expect(server.count('search')).toBe(0)
})

test('a server that does not announce it is never asked; one that does so later is asked then', async () => {
  const { search, result, server } = await openSearch({ rules: { search: finding(found.update) } })
  search.setQuery('menu')
  await pass(2 * pause)
  expect([result().server, server.count('search')]).toEqual(['none', 0])
  const { noteAnnounced } = await import('../../../src/core/server/optional')
  noteAnnounced({ optional: ['search'] }, false)
  await until(() => expect(result().server).toBe('done'))
})

test('what is found leads nowhere unsafe, nor to a section that is turned off', async () => {
  const at = (kind: string, path: string) => ({ id: path, kind, path, title: `Menu ${path}` })
  const { search, result, entries } = await openSearch({
    isSearching: true,
    settings: { features: { payments: false, files: false } },
    rules: {
      search: finding(
        ...['javascript:alert(1)', '//evil.example/', '/\\evil.example', 'http://evil.example/'].map((path) =>
          at('project', path),
        ),
        at('payment', '/payments/payment-history?search=1'),
        at('file', '/services/service/p'),
        at('ticket', '/support/ticket/%2e%2e'),
        at('invoice', '/invoices/7'),
        at('contract', 'https://contracts.example/7'),
        at('ticket', '/support/ticket/TKT-1?from=mail'),
      ),
    },
  })
  search.setQuery('menu')
  await until(() => expect(result().server).toBe('done'))
  expect(entries().map(({ kind, to }) => [kind, to])).toEqual([
    ['page', { href: 'https://contracts.example/7' }],
    ['ticket', { route: 'ticket', params: { ticketId: 'TKT-1' }, query: { from: 'mail' } }],
  ])
})

test('what was found for one client is not shown to the next one, nor is an answer that comes late', async () => {
  const { rule, goOn } = holdBack(finding(found.message))
  const { search, result, server, shown, endSession, signMaryIn } = await openSearch({
    isSearching: true,
    rules: { search: rule },
  })
  search.setQuery('menu')
  await until(() => expect(server.count('search')).toBe(1))
  endSession('user')
  server.rules.search = finding()
  await signMaryIn()
  goOn()
  await until(() => expect(result()).toMatchObject({ server: 'done' }))
  expect(shown()).toEqual([])
})

test('whoever closes the search ends what runs', async () => {
  const { search, leave, result, server } = await openSearch({ isSearching: true })
  search.setQuery('menu')
  await until(() => expect(server.count('search')).toBe(1))
  search.close()
  expect(server.last('search')?.signal?.aborted).toBe(true)
  expect(result()).toMatchObject({ query: '', server: 'none' })
  search.setQuery('zebra')
  leave()
  await pass(2_000)
  expect(server.count('search')).toBe(1)
})
