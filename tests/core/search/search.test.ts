/** What a client finds of what the page knows. */
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { runs, seed } from '../../trials'
import { createServer, stopTimeInTests, until } from '../server'
import { openSearch, paymentOf, plain, projectOf, ticketOf } from './open'

stopTimeInTests()

test('nothing is searched: what a client can do, and the pages', async () => {
  const { shown, result } = await openSearch()
  const pages = 'page: Dashboard | Payment History | Project History | Support | Files'
  expect(shown()).toEqual(['action: Raise a ticket | Log out', pages])
  expect(result()).toMatchObject({ query: '', server: 'none' })
})

test('each kind of thing is found, the best group first, and what matched is marked', async () => {
  const { shown, updatesOf, milestonesOf, filesOf } = await openSearch({
    projects: [projectOf('Web shop', { _id: 'p', serviceId: 'SRV-1', active: 'On Hold' })],
    payments: [paymentOf('PAY-7', { description: 'The old web shop', receivedAmount: 20 })],
    tickets: [
      ticketOf('TKT-1', 'The cart is empty', 'We look into the webhook.'),
      ticketOf('TKT-2', 'Web fonts'),
    ],
  })
  updatesOf('p').replace([
    {
      _id: 'u',
      title: 'Design',
      description: 'New web fonts.',
      files: [],
      createdAt: '2026-03-01',
      actionRequiredFromClient: false,
    },
  ])
  milestonesOf('p').replace([
    { title: 'Webinar', description: '', dueDate: '2026-03-04', status: 'completed' },
  ])
  filesOf('p').replace([
    { id: 'f', name: 'web.pdf', path: '/web.pdf', createdAt: '', uploadedBy: { userType: 'Client' } },
  ])
  const { createSearch } = await import('../../../src/core/search/search')
  expect(shown('web')).toEqual([
    'project: [Web] shop (SRV-1 · On Hold)',
    'ticket: [Web] fonts (TKT-2 · Open)',
    'payment: The old [web] shop ($20.00 · #PAY-7)',
    'message: The cart is empty (Tom: We look into the [web]hook.)',
  ])
  const other = createSearch()
  other.$result.listen(() => {})
  other.setQuery('web')
  const led = other.$result.get().groups.map(({ kind, entries: [first] }) => {
    const to = first && 'route' in first.to ? first.to : undefined
    return `${kind}: ${plain(first?.title ?? [])}, ${to?.route} ${new URLSearchParams(to?.query)}`
  })
  expect(led).toEqual(
    expect.arrayContaining([
      'update: Design, projectUpdates update=u',
      'milestone: Webinar, milestones milestone=Webinar',
      'file: web.pdf, project file=f',
    ]),
  )
})

test('an entry leads to where the thing stands', async () => {
  const { titles, entries } = await openSearch({
    projects: [projectOf('Website', { _id: 'p' })],
    payments: [paymentOf('PAY-7')],
    tickets: [ticketOf('TKT-1', 'Cart', 'Fixed.')],
  })
  const to = (query: string) => {
    titles(query)
    return entries().map((entry) => entry.to)
  }
  expect(to('website')).toEqual([{ route: 'project', params: { serviceId: 'p' } }])
  expect(to('PAY-7')).toEqual([{ route: 'payments', params: {}, query: { search: 'PAY-7' } }])
  const message = (words: string) => [
    { route: 'ticket', params: { ticketId: 'TKT-1' }, query: { message: words } },
  ]
  expect(to('Fixed')).toEqual(message('fixed'))
  // What was meant, not what was typed.
  expect(to('fixde')).toEqual(message('fixed'))
  expect(to('cart')).toEqual([{ route: 'ticket', params: { ticketId: 'TKT-1' } }])
  expect(to('log out')).toEqual([{ act: 'log-out' }])
  expect(to('dashboard')).toEqual([{ route: 'dashboard', params: {} }])
})

test('the files of messages and of updates are found by their names, and lead to where they stand', async () => {
  const ticket = ticketOf('TKT-1', 'Cart', 'See the picture.', 'And again.')
  const attachments = ['https://shop.example/files/7/shot%20of-orders.png?signed=1', '/files/8/shot.zip']
  const { shown, entries, updatesOf, createSearch } = await openSearch({
    projects: [projectOf('Web shop', { _id: 'p' })],
    tickets: [{ ...ticket, messages: ticket.messages.map((message) => ({ ...message, attachments })) }],
  })
  updatesOf('p').replace([
    {
      _id: 'u',
      title: 'Design',
      description: '',
      files: ['/home.png'],
      createdAt: '2026-03-01',
      actionRequiredFromClient: false,
    },
  ])
  expect(shown('shot of')).toEqual([
    'file: [shot] [of]-orders.png (Cart · January 2, 2026) | [shot] [of]-orders.png (Cart · January 2, 2026)',
  ])
  expect(entries().map(({ to }) => to)).toContainEqual({
    ...{ route: 'ticket', params: { ticketId: 'TKT-1' } },
    query: { message: 'shot of-orders.png' },
  })
  const other = createSearch()
  other.$result.listen(() => {})
  other.setQuery('home.png')
  expect(other.$result.get().groups[0]).toMatchObject({
    kind: 'file',
    entries: [{ to: { route: 'projectUpdates', params: { serviceId: 'p' }, query: { update: 'u' } } }],
  })
})

test.each([
  [
    'en-US',
    {
      'Log out': ['logout', 'sign out'],
      'Raise a ticket': ['new ticket', 'create ticket'],
      Dashboard: ['home'],
      Account: ['profile', 'settings'],
      Security: ['password'],
    },
  ],
  ['de', { Abmelden: ['ausloggen'], Sicherheit: ['passwort'] }],
  ['ar', { الأمان: ['كلمة المرور'] }],
])('in %s, what a client may call a page or an action is found, and not shown', async (locale, words) => {
  const { search, entries } = await openSearch({ settings: { locale } })
  const { noteAnnounced } = await import('../../../src/core/server/optional')
  noteAnnounced({ optional: ['changeProfile', 'security', 'changePassword'] }, false)
  for (const [title, queries] of Object.entries(words))
    for (const query of queries) {
      search.setQuery(query)
      await until(() => expect(entries().find((each) => plain(each.title) === title)?.text).toEqual([]))
    }
})

test('sections that are turned off are neither found nor asked for', async () => {
  const server = createServer()
  const { shown } = await openSearch({
    server,
    projects: [projectOf('Support desk')],
    tickets: [ticketOf('TKT-1', 'Support')],
    settings: { features: { support: false, payments: false } },
  })
  expect(shown('support')).toEqual(['project: [Support] desk'])
  expect(shown('raise')).toEqual([])
  expect([server.count('services'), server.count('tickets'), server.count('payments')]).toEqual([1, 0, 0])
})

test('"Pay" is for what is due in each currency, where the host has a page for it', async () => {
  const due = { active: 'Active', totalCost: 100, receivedAmount: 60 }
  const { shown, entries } = await openSearch({
    projects: [projectOf('A', due), projectOf('B', { ...due, currency: 'EUR' })],
    settings: { routes: { pay: '/pay?sum={amount}&in={currency}' } },
  })
  expect(shown()[0]).toBe('action: Raise a ticket | Pay $40.00 | Pay €40.00 | Log out')
  expect(entries()[1]?.to).toMatchObject({ act: 'pay', href: '/pay?sum=40&in=USD', amount: 40 })
})

describe('how a client may type it', () => {
  test.each([
    ['en-US', 'zeus', 'Zeus & Söhne', true],
    ['de', 'sohne', 'Zeus & Söhne', true],
    ['de', 'STRASSE', 'Neue Straße 5', true],
    ['pl', 'lodz', 'Łódź, przebudowa', true],
    ['pl', 'ŁÓDŹ PRZE', 'Łódź, przebudowa', true],
    ['ar', 'تقرير', 'تَقْرِير المشروع', true],
    ['ar', '٢٠٢٦', 'خطة 2026', true],
    ['en', 'relaunch website', 'Website relaunch', true],
    ['en', '(relaunch),', 'Website relaunch', true],
    ['en', 'websote', 'Website relaunch', true],
    ['en', 'wesbite', 'Website relaunch', true],
    ['en', 'websit rel', 'Website relaunch', true],
    ['en', 'relanch', 'Website relaunch', true],
    ['en', 'relaunhc', 'Website relaunch', true],
    ['de', 'uberweissungen', 'Überweisung', false],
    ['en', 'wbs', 'Website relaunch', false],
    ['en', 'website launch 3', 'Website relaunch', false],
    ['en', 'SRV-2052', 'SRV-2051', false],
    ['en', '\u0301\u0640', 'Website relaunch', false],
  ])('in %s, "%s" for "%s": %s', async (locale, query, name, isFound) => {
    const { titles } = await openSearch({ projects: [projectOf(name)], settings: { locale } })
    expect(titles(query)).toEqual(isFound ? [name] : [])
  })

  const paid = { receivedAmount: 1234.5, receivedDate: '2026-03-03' }
  test.each([
    [
      'en-US',
      ['$1,234.50', '1,234.50', '1,234', '1234.5', '1234.50', '$1234.50'],
      ['123450', '12345', '1.234,50'],
    ],
    ['de-DE', ['1.234,50', '1.234,50 €', '1234,50', '1234.50', '1234,5'], ['123450', '1,234.50']],
    ['fr-FR', ['1 234,50', '1234,50 €', '1 234,50 €'], ['123450']],
    ['pl-PL', ['1234,50', '1234,50 zł'], ['123450']],
    ['ar-EG', ['١٬٢٣٤٫٥٠', '1234.50'], ['123450']],
    [
      'en-US',
      ['March 3', 'march 3, 2026', 'Mar 3', '3/3/2026', '03/03/2026', '2026-03-03', 'march 2026'],
      ['April 3'],
    ],
    [
      'de-DE',
      ['3. März', '3. märz 2026', '03.03.2026', '3.3.2026', '03.03.', 'maerz', '2026-03'],
      ['3. April'],
    ],
    ['fr-FR', ['3 mars 2026', '03/03/2026'], ['mai']],
    ['pl-PL', ['3 marca 2026', '03.03.2026', 'marca'], ['maja']],
    ['ar-EG', ['مارس', '٣ مارس ٢٠٢٦', '3 مارس'], ['أبريل']],
  ])('in %s, a payment is found by %j, and not by %j', async (locale, found, missed) => {
    const currency = { 'de-DE': 'EUR', 'fr-FR': 'EUR', 'pl-PL': 'PLN' }[locale] ?? 'USD'
    const { titles } = await openSearch({
      payments: [paymentOf('x', { ...paid, description: 'Deposit' })],
      settings: { locale, currency },
    })
    const isFound = (query: string) => [query, titles(query).includes('Deposit')]
    expect(found.map(isFound)).toEqual(found.map((query) => [query, true]))
    expect(missed.map(isFound)).toEqual(missed.map((query) => [query, false]))
  })

  test('a payment with an invoice is found by that word in the client’s language, and one without is not', async () => {
    const rows = ['/files/1.pdf', 'javascript:alert(1)', undefined].map((invoicePath, index) =>
      paymentOf(`P-${index}`, { description: `Deposit ${index}`, ...(invoicePath && { invoicePath }) }),
    )
    for (const [locale, word] of [
      ['en-US', 'invoice'],
      ['de', 'rechnung'],
    ] as const) {
      const { titles } = await openSearch({ payments: rows, settings: { locale } })
      expect(titles(word)).toEqual(['Deposit 0'])
    }
  })

  test('a day stands in no id, and in no other number; more digits do, also while they are typed', async () => {
    const { titles } = await openSearch({
      payments: [
        paymentOf('PAY-448921', { description: 'Plan-12', receivedDate: '2026-11-03', receivedAmount: 3.21 }),
        paymentOf('DE-4489-2116', { description: 'Fonts', receivedDate: '2026-11-02' }),
        paymentOf('TKT-72PD', { description: 'Menu', receivedDate: '2026-11-21' }),
      ],
    })
    for (const [query, found] of [
      ['november 21', ['Menu']],
      ['november 11', []],
      ['november 4', []],
      ['november 44', []],
      ['november 448', ['Plan-12', 'Fonts']],
      ['november 72', []],
      ['plan 1', []],
      ['plan 12', ['Plan-12']],
    ] as const)
      expect([query, titles(query)]).toEqual([query, found])
  })

  test('an amount that is typed otherwise than it is shown is marked as a whole', async () => {
    const { shown } = await openSearch({ payments: [paymentOf('P-1', { ...paid, description: 'Deposit' })] })
    expect(shown('1234.5')).toEqual(['payment: Deposit ([$1,234.50] · March 3, 2026 · #P-1)'])
    expect(shown('march 3')).toEqual(['payment: Deposit ($1,234.50 · [March] [3], 2026 · #P-1)'])
    expect(shown('03/03')).toEqual(['payment: Deposit ($1,234.50 · [March 3, 2026] · #P-1)'])
  })
})

/** A search that is opened once files are known. @returns the titles that it finds */
async function searchAnew() {
  const { createSearch } = await import('../../../src/core/search/search')
  const search = createSearch()
  search.$result.listen(() => {})
  return (query: string) => {
    search.setQuery(query)
    return search.$result.get().groups.flatMap(({ entries }) => entries.map(({ title }) => plain(title)))
  }
}

test.each([
  ['en-US', ['november file', 'november files', 'Files November 3', 'document november']],
  ['de', ['November Datei', 'Dateien November', 'Dokumente 3. November']],
  ['fr', ['fichier novembre', 'fichiers novembre']],
  ['es', ['archivo noviembre', 'archivos noviembre']],
  ['nl', ['bestand november', 'bestanden november']],
  ['pl', ['plik listopada', 'pliki 3 listopada']],
  ['pt-BR', ['arquivo novembro', 'arquivos novembro']],
  ['ar', ['ملف نوفمبر', 'ملفات نوفمبر']],
])('in %s, a word for a kind finds what is of it: %j', async (locale, queries) => {
  const { filesOf, entries } = await openSearch({
    projects: [projectOf('Shop', { _id: 'p', startDate: '2026-11-02' })],
    payments: [paymentOf('P-1', { description: 'Deposit', receivedDate: '2026-11-03' })],
    settings: { locale },
  })
  const by = { uploadedBy: { userType: 'Client' } }
  filesOf('p').replace([
    { ...by, id: 'f', name: 'menu.pdf', path: '/menu.pdf', createdAt: '2026-11-03' },
    { ...by, id: 'g', name: 'old.pdf', path: '/old.pdf', createdAt: '2026-10-03' },
  ])
  const found = await searchAnew()
  for (const query of queries) await until(() => expect([query, found(query)]).toEqual([query, ['menu.pdf']]))
  // The entry "Files" finds the newest of all.
  const last = entries().at(-1)?.to
  expect(last && 'query' in last && found(String(last.query))).toEqual(['menu.pdf', 'old.pdf'])
})

test.each([
  ['en-US', ['files last month', 'Last month’s files', 'files from last month'], 'files this month'],
  ['de', ['Dateien letzter Monat', 'Dateien vom letzten Monat'], 'Dateien dieser Monat'],
  ['fr', ['fichiers du mois dernier', 'fichiers mois passe'], 'fichiers ce mois'],
  ['es', ['archivos del mes pasado', 'archivos ultimo mes'], 'archivos este mes'],
  ['nl', ['bestanden vorige maand'], 'bestanden deze maand'],
  ['pl', ['pliki z zeszłego miesiąca', 'pliki zeszly miesiac'], 'pliki w tym miesiącu'],
  ['pt-BR', ['arquivos do mês passado', 'arquivos mes passado'], 'arquivos deste mês'],
  ['ar', ['ملفات الشهر الماضي'], 'ملفات هذا الشهر'],
])('in %s, last month and this month are these months: %j', async (locale, queries, now) => {
  vi.setSystemTime('2027-01-31T12:00:00Z')
  const { filesOf } = await openSearch({
    projects: [projectOf('Shop', { _id: 'p' })],
    settings: { locale },
  })
  const by = { uploadedBy: { userType: 'Client' } }
  filesOf('p').replace(
    ['2025-12-03', '2026-11-30', '2026-12-31', '2027-01-01'].map((createdAt) => ({
      ...{ ...by, id: createdAt, name: `${createdAt}.pdf`, path: '/', createdAt },
    })),
  )
  const found = await searchAnew()
  for (const query of queries)
    await until(() => expect([query, found(query)]).toEqual([query, ['2026-12-31.pdf']]))
  expect(found(now)).toEqual(['2027-01-01.pdf'])
})

test('a word for a kind is looked for as a word, too; alone, all of the kind is meant, the newest first', async () => {
  const { titles } = await openSearch({
    projects: [
      projectOf('Old shop', { createdAt: '2025-01-01' }),
      projectOf('Web shop'),
      projectOf('Web project', { createdAt: '2025-06-01' }),
    ],
    tickets: [ticketOf('TKT-1', 'The web project is slow'), ticketOf('TKT-2', 'Web fonts')],
  })
  expect(titles('web project')).toEqual(['Web project', 'Web shop', 'The web project is slow'])
  expect(titles('web proje')).toEqual(['Web project', 'The web project is slow'])
  expect(titles('web projects')).toEqual(['Web shop', 'Web project'])
  expect(titles('web ticket')).toEqual(['Web fonts', 'The web project is slow'])
  expect(titles('project')).toEqual([
    'Project History',
    ...['Web shop', 'Web project', 'Old shop'],
    'The web project is slow',
  ])
})

describe('what comes first', () => {
  test.each([
    ['en', 'files november', ['menu.pdf', 'Files of November', 'The menu']],
    ['en', 'November documents', ['menu.pdf', 'The menu']],
    ['en', 'files november 3', ['menu.pdf']],
    // Here, no month is understood, or no kind.
    ['en', 'files menu', ['menu.pdf', 'The menu']],
    ['en', 'november', ['Files of November', 'The menu', 'menu.pdf']],
    ['en', 'message november', ['The menu']],
    ['de', 'Dateien November', ['menu.pdf', 'The menu']],
    ['ar', 'ملفات نوفمبر', ['menu.pdf', 'The menu']],
  ])('in %s, for %j: where kind and month are understood, that kind', async (locale, query, found) => {
    const said = 'The files of the menu, all documents, November. Dateien vom November. ملفات من نوفمبر'
    const { filesOf } = await openSearch({
      projects: [projectOf('Shop', { _id: 'p' })],
      tickets: [ticketOf('TKT-1', 'The menu', said), ticketOf('TKT-2', 'Files of November')],
      settings: { locale },
    })
    const row = { id: 'f', name: 'menu.pdf', path: '/menu.pdf', createdAt: '2026-11-03' }
    filesOf('p').replace([{ ...row, uploadedBy: { userType: 'Client' } }])
    expect((await searchAnew())(query)).toEqual(found)
  })

  test('what begins so, then words that do, then what has it inside; and the newest of those', async () => {
    const { titles } = await openSearch({
      projects: [
        projectOf('Reshop', { createdAt: '2026-09-01' }),
        projectOf('Web shop', { createdAt: '2026-02-01' }),
        projectOf('Old shop', { createdAt: '2026-03-01' }),
        projectOf('Shop', { createdAt: '2025-01-01' }),
      ],
    })
    expect(titles('shop')).toEqual(['Shop', 'Old shop', 'Web shop', 'Reshop'])
  })

  test('what is typed without an error, alone; with one, only where nothing has it so', async () => {
    const { titles } = await openSearch({
      projects: [
        projectOf('Website', { createdAt: '2026-09-01' }),
        projectOf('Webcite', { createdAt: '2025-01-01' }),
      ],
    })
    expect(titles('webcite')).toEqual(['Webcite'])
    expect(titles('webzite')).toEqual(['Website', 'Webcite'])
  })

  test('of many, five are listed, and how many more there are is said', async () => {
    const { shown, entries } = await openSearch({
      projects: Array.from({ length: 12 }, (_, index) => projectOf(`Shop ${index}`)),
    })
    expect(shown('shop')).toEqual([expect.stringMatching(/ and 7 more$/)])
    expect(entries()).toHaveLength(5)
  })

  test('where two kinds fit, three of each are listed, and of more kinds two; one more takes the room of its line', async () => {
    const { shown, entries } = await openSearch({
      projects: Array.from({ length: 5 }, (_, index) => projectOf(`Shop ${index} of A`)),
      tickets: Array.from({ length: 3 }, (_, index) => ticketOf(`TKT-${index}`, 'A')),
      payments: Array.from({ length: 4 }, (_, index) => paymentOf(`P-${index}`, { description: 'Shop' })),
    })
    expect(shown('shop')[0]).toMatch(/ and 2 more$/)
    expect(entries()).toHaveLength(3 + 4)
    shown('A')
    expect(entries().filter(({ kind }) => kind === 'project')).toHaveLength(2)
    expect(entries().filter(({ kind }) => kind === 'ticket')).toHaveLength(3)
  })

  test('a kind is unfolded, 50 at a time, until something else is searched', async () => {
    const { search, shown, entries } = await openSearch({
      projects: Array.from({ length: 70 }, (_, index) => projectOf(`Shop ${index}`)),
      payments: Array.from({ length: 7 }, (_, index) => paymentOf(`P-${index}`, { description: 'Shop' })),
    })
    shown('shop')
    const before = entries().map(({ key }) => key)
    search.unfold('project')
    expect(shown()).toEqual([expect.stringMatching(/ and 17 more$/), expect.stringMatching(/ and 4 more$/)])
    expect(entries().slice(0, 3)).toMatchObject(before.slice(0, 3).map((key) => ({ key })))
    search.unfold('project')
    expect(new Set(entries().map(({ key }) => key)).size).toBe(73)
    expect(shown('sho')[0]).toMatch(/ and 67 more$/)
  })

  test('of many, the best and the newest, wherever they stand in the list', async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      projectOf(`Reshop ${index}`, { createdAt: `2026-01-${10 + ((index * 5) % 12)}` }),
    )
    const { titles } = await openSearch({ projects: [...many, projectOf('Old shop'), projectOf('Shop')] })
    expect(titles('shop')).toEqual(['Shop', 'Old shop', 'Reshop 7', 'Reshop 2', 'Reshop 9'])
  })

  test('a ticket stands there once: as a message only where the message alone has the words', async () => {
    const { shown } = await openSearch({ tickets: [ticketOf('TKT-1', 'The menu', 'The menu is open.')] })
    expect(shown('menu')).toEqual(['ticket: The [menu] (TKT-1 · Open)'])
    expect(shown('menu is')).toEqual(['message: The [menu] (Tom: The [menu] [is] open.)'])
  })

  test.each([
    ['Tom', 'We look.', 'look', 'Tom: We look.'],
    ['', 'We look.', 'look', 'We look.'],
    ['Tom', '', 'tom', 'Tom'],
  ])('from %j, the message %j is found by %j in a list, as %j', async (messageFrom, message, word, said) => {
    const { saidIn } = await import('../../../src/core/search/said')
    const { messages, ...ticket } = ticketOf('TKT-1', 'The menu', message)
    const written = { ...ticket, messages: messages.map((each) => ({ ...each, messageFrom })) }
    expect(plain(saidIn(written, word))).toBe(said)
    const { shown } = await openSearch({ tickets: [written] })
    expect(shown(word).join().replace(/[[\]]/g, '')).toBe(message && `message: The menu (${said})`)
  })

  test('in a list, what was searched stands in the two lines that are shown of a message', async () => {
    const { saidIn } = await import('../../../src/core/search/said')
    const message = `${'We look at it. '.repeat(7)}The zebra is gone.`
    const said = plain(saidIn(ticketOf('TKT-1', 'The menu', message), 'zebra'))
    expect(said).toMatch(/^….{20,45}\[?zebra/)
  })

  test.each([
    ['zebra', 'A zebra, and a lion.'],
    ['lion', 'Only a lion.'],
    ['lion zebra', 'A zebra, and a lion.'],
    ['lion giraffe', 'Only a lion.'],
    ['ZÉBRA', 'A zebra, and a lion.'],
    ['tom', 'Only a lion.'],
    ['ticket', 'Which ticket?'],
    ['resolved', 'The ticket was resolved.'],
    ['giraffe', undefined],
    ['', undefined],
  ])('%j leads to the newest message that has most of it: %j', async (words, led) => {
    const { placeOfSaid } = await import('../../../src/core/tickets/conversation')
    const [system, ...others] = ticketOf(
      ...(['TKT-1', 'Zoo', 'The ticket was resolved.', 'Only a lion.', 'A zebra, and a lion.'] as const),
      'Which ticket?',
    ).messages
    const messages = [
      ...(system ? [{ ...system, messageFrom: '', messageFromUserType: 'System' }] : []),
      ...others,
    ]
    expect(messages[placeOfSaid(messages, words)]?.message).toBe(led)
  })

  test('of a long text, the words around the match', async () => {
    const words = 'So it goes on and on. '.repeat(30)
    const { shown } = await openSearch({
      tickets: [ticketOf('TKT-1', 'Hm', `${words}A zebra came by. ${words}`)],
    })
    const [line = ''] = shown('zebra')
    expect(line).toMatch(/^message: Hm \(….* A \[zebra\] came by\. .*…\)$/)
    expect(line.length).toBeLessThan(180)
  })
})

describe('properties', () => {
  const letters = [...'abcdeEfgiIlmnoqrstuwxyzäÖßéłŁøæ تقريرمд Й 한가 ②ﬁ-.,#(1234 ', 'e\u0301', '👩‍🚀', '  ']
  const title = fc
    .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 24 })
    .map((all) => all.join('').trim())
  const trial = { numRuns: runs(150, 2_000), seed }

  test('every piece of a title finds it, and its marks joined give the title', async () => {
    const { search, titles, entries, $projects } = await openSearch({ projects: [projectOf('-')] })
    await fc.assert(
      fc.asyncProperty(title, fc.nat(30), fc.nat(30), async (name, from, length) => {
        const characters = Array.from(name)
        const start = from % Math.max(1, characters.length)
        const query = characters.slice(start, start + 1 + length).join('')
        fc.pre(/[\p{L}\p{N}]/u.test(query))
        // A number of one or two digits has to begin there.
        fc.pre(!/(?<![^\s.,#(])\d{1,2}(?![^\s.,#(])/.test(query.normalize('NFKD')))
        $projects.replace([projectOf(name)])
        expect(titles(query)).toContain(name)
        const found = entries().find((entry) => plain(entry.title) === name)
        expect(found?.title.some(({ isMatch }) => isMatch)).toBe(true)
        search.setQuery('')
      }),
      trial,
    )
  })

  test('one error in a word of five letters or more is forgiven', async () => {
    const { titles, $projects } = await openSearch({ projects: [projectOf('-')] })
    const word = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnop'), minLength: 5, maxLength: 12 })
    const letter = fc.constantFrom(...'qrstuvw')
    await fc.assert(
      fc.asyncProperty(
        word,
        fc.nat(30),
        letter,
        fc.constantFrom(0, 1, 2, 3),
        async (name, place, other, kind) => {
          const at = place % name.length
          const [before, after] = [name.slice(0, at), name.slice(at)]
          const swapped = (after[1] ?? '') + (after[0] ?? '') + after.slice(2)
          const typed = before + [after.slice(1), other + after, other + after.slice(1), swapped][kind]
          $projects.replace([projectOf(name)])
          expect(titles(typed)).toEqual([name])
        },
      ),
      trial,
    )
  })
})

test('nothing is left of the client after the sign-out', async () => {
  const { titles, result, signOut, shown } = await openSearch({ projects: [projectOf('Website')] })
  expect(titles('website')).toEqual(['Website'])
  signOut()
  expect(result()).toEqual({ query: '', groups: [], isComing: false, hasFailed: false, server: 'none' })
  expect(shown('website')).toEqual([])
})
