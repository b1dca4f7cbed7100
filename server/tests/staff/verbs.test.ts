/** Each verb of `npm run staff`, as it is typed: what it prints, what the client then sees, and what open pages hear. */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { verbs } from '../../staff/verbs'
import { createMemoryStore } from '../../stores/memory/memory'
import { now, openDesk } from './desk'

const folder = mkdtempSync(join(tmpdir(), 'cp-staff-'))
const pdf = join(folder, 'plan.pdf')
const large = join(folder, 'large.bin')
writeFileSync(pdf, '%PDF-1.7 a plan')
writeFileSync(large, new Uint8Array(10_000_001))
// Whoever is root may read all; nobody can read this.
const loop = join(folder, 'loop')
symlinkSync(loop, loop)
afterAll(() => rmSync(folder, { recursive: true }))

type Desk = Awaited<ReturnType<typeof openDesk>>
const relaunch = 'project-website-relaunch'

interface Case {
  /** Of a verb that writes: to whom it is done, as the trail says. */
  on?: string | null
  /** What is typed behind the verb. */
  args?: string
  prints: string | RegExp
  /** What open pages hear. */
  hears?: string[]
  /** What the client then gets, and has to hold the second. */
  sees?: (store: Desk['store']) => Promise<[unknown, object]>
}

const newest = async <Name extends Parameters<Desk['store']['list']>[0]>(
  store: Desk['store'],
  name: Name,
  owner: string,
) => (await store.list(name, owner)).rows[0]

const plan = { name: 'plan.pdf' }

const done: Record<string, Case> = {
  'client list': {
    prints: /^NAME .*\nAda Lovelace +client@example.com +Lovelace Instruments/,
  },
  'client show': {
    args: '--client client@example.com',
    prints:
      /^Ada Lovelace +client@example\.com\nCompany +Lovelace Instruments\n[\s\S]*\nMails: answers +at-once\nMails: approvals +at-once\nMails: payments +at-once\nWaiting +0 notices$/,
  },
  'client sign-ins': {
    args: '--client client@example.com',
    prints: 'No second step\n0 sessions open\nNo sign-ins are kept.',
  },
  'client set': {
    on: 'client-ada',
    args: '--client client@example.com --company "Lovelace & Co." --phone "" --language de --time-zone Asia/Tokyo',
    prints: 'Ada Lovelace is changed.',
    sees: async (store) => [
      await store.client('client-ada'),
      {
        ...{ name: 'Ada Lovelace', company: 'Lovelace & Co.' },
        ...{ phone: '', language: 'de', timeZone: 'Asia/Tokyo' },
      },
    ],
    hears: ['client-ada profile'],
  },
  'consultant add': {
    on: null,
    args: '--name "Tom Brandt" --email Tom@Northlight.example',
    prints: 'Tom Brandt is added as a consultant.',
    sees: async (store) => [(await store.consultants()).at(-1), { email: 'tom@northlight.example' }],
  },
  'client lock': {
    on: 'client-ada',
    args: '--client client@example.com --reason "Her mailbox"',
    prints: 'The account of Ada Lovelace is locked. "client reopen" takes it back.',
    hears: ['client-ada session'],
    sees: async (store) => [
      await store.client('client-ada'),
      { email: `locked ${now.toISOString()}: client@example.com`, passwordVersion: 2 },
    ],
  },
  'client end': {
    on: 'client-ada',
    args: '--client Client@example.com',
    prints: 'The account of Ada Lovelace has ended, and all records are kept. "client reopen" takes it back.',
    hears: ['client-ada session'],
    sees: async (store) => [
      await store.client('client-ada'),
      { name: 'Ada Lovelace', email: `ended ${now.toISOString()}: client@example.com` },
    ],
  },
  'client forget-second-step': {
    on: 'client-ada',
    args: '--client client@example.com --reason "Her phone was lost"',
    prints: 'Ada Lovelace had no second step, all sessions have ended.',
    hears: ['client-ada session'],
    sees: async (store) => [await store.client('client-ada'), { passwordVersion: 2 }],
  },
  'client erase': {
    on: 'client-ada',
    args: '--client client-ada --reason "Asked for"',
    prints:
      /^client-ada is erased, with 6 files of 0\.2 MB [\s\S]*\nWithout name, address and texts stay \d+ payments of \d+ projects\.$/,
    hears: ['client-ada session'],
    sees: async (store) => [
      await store.recordsOf('client-ada'),
      { clients: [{ name: 'Former client', company: '' }], tickets: [], uploads: [] },
    ],
  },
  'client erasures': { prints: 'Nobody has asked to be erased.' },
  'payment list': {
    args: '--client client@example.com',
    prints: /^NUMBER .*\nPAY-\d+ +2026-\d\d-\d\d +[\d,]+\.00 +DE-.* invoice\.pdf +\w/,
  },
  'payment remove': {
    on: 'client-ada',
    args: '--payment payment-45021187 --reason "Entered twice"',
    prints: /^The payment PAY-\d+ of 12,125\.00 for "Website relaunch" is removed\.$/,
    hears: ['client-ada payments', 'client-ada services', `client-ada service ${relaunch}`],
    sees: async (store) => [
      {
        found: await store.findPayments('payment-45021187'),
        project: await store.project('client-ada', relaunch),
        // Others have it, too.
        invoice: await store.upload('file-invoice-pdf'),
      },
      {
        found: [],
        project: { receivedAmount: 24_250 - 12_125, dueAmount: 12_125 },
        invoice: { name: 'invoice.pdf' },
      },
    ],
  },
  'file list': {
    args: '--client client@example.com',
    prints:
      /^ID +SIZE +NAME +WHERE\n[\s\S]*\nfile-phone-menu-png +[\d.]+ KB +phone-menu\.png +project SRV-2051, ticket TKT-M4XQ72PD\n[\s\S]*\n[\d.]+ MB in all\.$/,
  },
  'file remove': {
    on: 'client-ada',
    args: '--file file-phone-menu-png --reason "Nobody needs it"',
    prints: 'The file "phone-menu.png" is removed from project SRV-2051, ticket TKT-M4XQ72PD.',
    hears: [`client-ada files ${relaunch}`, 'client-ada ticket TKT-M4XQ72PD', 'client-ada tickets'],
    sees: async (store) => [
      {
        upload: await store.upload('file-phone-menu-png'),
        said: (await store.ticket('client-ada', 'TKT-M4XQ72PD'))?.messages[0],
      },
      { upload: undefined, said: { attachments: [] } },
    ],
  },
  'project remove': {
    on: 'client-ada',
    args: '--project project-data-warehouse --reason "Of another client"',
    prints: /^The project "Data warehouse migration" \(SRV-\d+\) is removed, with 0 files\.$/,
    hears: ['client-ada services', 'client-ada service project-data-warehouse'],
    sees: async (store) => [
      { project: await store.project('client-ada', 'project-data-warehouse') },
      { project: undefined },
    ],
  },
  log: { prints: 'Nothing was done yet.' },
  'project add': {
    on: 'client-new',
    args: `--client new@example.com --name "Harbour website" --number SRV-1 --cost 18000.50
      --status "on hold" --due 0 --currency eur --start 2028-02-29`,
    prints: 'The project "Harbour website" is added as SRV-1.',
    hears: ['client-new services'],
    sees: async (store) => [
      await newest(store, 'projects', 'client-new'),
      {
        ...{ serviceId: 'SRV-1', active: 'On Hold', totalCost: 18_000.5, dueAmount: 0, currency: 'EUR' },
        ...{ startDate: '2028-02-29', endDate: '', createdAt: now.toISOString() },
      },
    ],
  },
  'project list': {
    args: '--client CLIENT@example.com',
    prints: /SRV-2051 +Active +48,500\.00 +24,250\.00 +Website relaunch\n/,
  },
  'project set': {
    on: 'client-ada',
    args: '--project SRV-2051 --status Delayed --end 2027-01-15',
    prints: 'The project "Website relaunch" is changed.',
    hears: ['client-ada services', `client-ada service ${relaunch}`],
    sees: async (store) => [
      await store.project('client-ada', relaunch),
      { active: 'Delayed', endDate: '2027-01-15', dueAmount: 12_125 },
    ],
  },
  'milestone set': {
    on: 'client-ada',
    args: '--project SRV-2051 --title "build and content" --status completed',
    prints: 'The milestone "Build and content" is set: Completed.',
    hears: [`client-ada service ${relaunch}`],
    sees: async (store) => [
      (await store.list('milestones', relaunch)).rows.map(({ title, status }) => `${title}: ${status}`),
      expect.arrayContaining(['Build and content: Completed', 'Acceptance tests: Pending']),
    ],
  },
  'update post': {
    on: 'client-ada',
    args: `--project ${relaunch} --title "Please look" --text "Is it right?" --action-required
      --answer Yes --answer No --file ${pdf} --file ${pdf}`,
    prints: 'The update "Please look" of "Website relaunch" is written.',
    hears: [`client-ada service ${relaunch}`, 'client-ada notifications'],
    sees: async (store) => [
      {
        ...(await newest(store, 'updates', relaunch)),
        bell: await newest(store, 'notifications', 'client-ada'),
      },
      {
        ...{ actionRequiredFromClient: true, answers: ['Yes', 'No'], files: [plan, plan] },
        bell: {
          message: 'Website relaunch: Please look',
          CTAPath: `/services/service/${relaunch}/project-updates`,
        },
      },
    ],
  },
  'approval version': {
    on: 'client-ada',
    args: `--project SRV-2051 --approval apr-4t8kq2vn --version 4 --file ${pdf}`,
    prints: '"Home page, version 4" of "Website relaunch" waits for the client.',
    hears: [`client-ada service ${relaunch}`, 'client-ada notifications'],
    sees: async (store) => [
      {
        asked: await store.approval(relaunch, 'APR-4T8KQ2VN'),
        update: await newest(store, 'updates', relaunch),
        records: (await store.list('approvalRecords', relaunch)).rows.length,
        bell: await newest(store, 'notifications', 'client-ada'),
      },
      {
        asked: { approval: { subject: 'Home page', version: '4' } },
        update: { title: 'Please approve the home page', files: [plan] },
        records: 2,
        bell: {
          title: 'Waits for you: Please approve the home page',
          message: 'Website relaunch: Home page, version 4',
        },
      },
    ],
  },
  'approval list': {
    args: '--client client@example.com',
    prints:
      /^Home page, version 3\nAPR-4T8KQ2VN, SRV-2051, waits\n {2}2026-11-16T[\d:.]+Z {2}Changes requested, version 2, Charles Babbage\n {2}> The product finder .*\n {2}\(file\) [0-9a-f]{64} {2}homepage-design\.png\n\nDesign system and key screens\nAPR-9M3XW7CD, SRV-2051, decided\n {2}2026-11-07T[\d:.]+Z {2}Approved, Ada Lovelace$/,
  },
  'payment add': {
    on: 'client-ada',
    args: `--project SRV-2051 --amount 125.10 --invoice ${pdf} --date 2026-11-18`,
    prints: /^The payment PAY-\w{8} of 125\.10 for "Website relaunch" is added\.$/,
    hears: ['client-ada payments', 'client-ada services', `client-ada service ${relaunch}`],
    sees: async (store) => [
      {
        ...(await newest(store, 'payments', 'client-ada')),
        project: await store.project('client-ada', relaunch),
      },
      {
        ...{ receivedAmount: 125.1, receivedDate: '2026-11-18', invoice: plan },
        project: { receivedAmount: 24_375.1, dueAmount: 11_999.9 },
      },
    ],
  },
  'file add': {
    on: 'client-ada',
    args: `--project SRV-2051 --file ${pdf} --from "Tom Brandt"`,
    prints: 'The file "plan.pdf" is added to "Website relaunch".',
    hears: [`client-ada files ${relaunch}`],
    sees: async (store) => [
      await newest(store, 'files', relaunch),
      {
        userType: 'Staff',
        uploaderName: 'Tom Brandt',
        upload: { ...plan, size: 15, type: 'application/pdf' },
      },
    ],
  },
  notify: {
    on: 'client-new',
    args: '--client new@example.com --title Closed --message "On Monday." --path /payments/payment-history',
    prints: 'The bell of Mary Somerville has rung.',
    hears: ['client-new notifications'],
    sees: async (store) => [
      await newest(store, 'notifications', 'client-new'),
      { title: 'Closed', CTA: 'Look at it', CTAPath: '/payments/payment-history', read: false },
    ],
  },
  'ticket list': {
    prints: /\nTKT-C6RB94JS +Open +Ada Lovelace +2026-11-19 10:00 +Charles Babbage +Second invoice address\n/,
  },
  'ticket show': {
    args: '--ticket TKT-M4XQ72PD',
    prints:
      /^The cookie notice .*\nTKT-M4XQ72PD, Open, Ada Lovelace <client@example.com>\n\n.*\n[\s\S]*\(file\) phone-menu\.png\n/,
  },
  'ticket answers': {
    args: '--answer yes --client client@example.com',
    prints: /^TKT-Q9TN26EF {2}Ada Lovelace\n2026-\d\d-\d\d \d\d:\d\d {2}yes\n> Just what our board wanted\.$/,
  },
  'ticket answer': {
    on: 'client-ada',
    args: `--ticket TKT-M4XQ72PD --message "It is mended." --file ${pdf}`,
    prints: 'Ada Lovelace has the answer on TKT-M4XQ72PD.',
    hears: ['client-ada ticket TKT-M4XQ72PD', 'client-ada tickets', 'client-ada notifications'],
    sees: async (store) => {
      const ticket = await store.ticket('client-ada', 'TKT-M4XQ72PD')
      const from = { messageFrom: 'Maya Okafor', messageFromUserType: 'Staff' }
      return [ticket?.messages.at(-1), { message: 'It is mended.', ...from, attachments: [plan] }]
    },
  },
  'ticket resolve': {
    on: 'client-ada',
    args: '--ticket TKT-M4XQ72PD --from "Tom Brandt" --message Done.',
    prints: 'TKT-M4XQ72PD is resolved.',
    hears: [
      ...['client-ada ticket TKT-M4XQ72PD', 'client-ada tickets', 'client-ada ticket TKT-M4XQ72PD'],
      ...['client-ada tickets', 'client-ada notifications'],
    ],
    sees: async (store) => {
      const ticket = await store.ticket('client-ada', 'TKT-M4XQ72PD')
      const texts = ticket?.messages.slice(-2).map(({ message }) => message)
      return [
        { ...ticket, texts },
        { status: 'Resolved', texts: ['Done.', 'Tom Brandt resolved the ticket.'] },
      ]
    },
  },
}

test.each(Object.entries(done))('%s', async (name, { on, args = '', prints, hears = [], sees }) => {
  const reason = /--reason "([^"]*)"/.exec(args)?.[1] ?? ''
  const { type, store, errors, kept } = await openDesk()
  const typed = await type(`${name} ${args}`)
  expect(errors).toEqual([])
  expect(typed).toMatchObject({ code: 0, complained: '', heard: hears })
  if (typeof prints === 'string') expect(typed.printed).toBe(`${prints}\n`)
  else expect(typed.printed.trimEnd()).toMatch(prints)
  const says = typed.printed.trimEnd()
  const noted = { at: now.toISOString(), by: 'maya', verb: name, clientId: on, says, reason }
  expect(await store.acts()).toEqual(on === undefined ? [] : [noted])
  const [seen, wanted] = (await sees?.(store)) ?? [{}, {}]
  if (Array.isArray(seen)) expect(seen).toEqual(wanted)
  else expect(seen).toMatchObject(wanted)
  expect(kept.size).toBe(args.split(pdf).length - 1)
})

test('each verb is tried, says its flags, and says what each is for', async () => {
  const { type } = await openDesk()
  expect(Object.keys(verbs).toSorted()).toEqual(
    [...Object.keys(done), 'client keep', 'client add', 'client invite', 'client reopen'].toSorted(),
  )
  const { printed } = await type('')
  for (const [name, { says, fields }] of Object.entries(verbs)) {
    expect(printed).toContain(says)
    const help = await type(`${name} --help`)
    expect(help).toMatchObject({ code: 0, complained: '' })
    for (const field of Object.values(fields)) expect(help.printed).toContain(field.says)
  }
  expect((await type('update post --help')).printed).toContain('--action-required ')
})

const ticket = 'ticket answer --ticket TKT-M4XQ72PD'
const payment = 'payment add --project SRV-2051'

/** What is typed in another way than the verb reads it, and what it says to that. */
const misspelt: Record<string, [line: string, sentence: string]> = {
  'no such verb': ['client remove', 'There is no verb "client remove". There are: client add, '],
  'no such flag': ['client list --all', `Unknown option '--all'. "npm run staff -- client list --help" `],
  'a flag without its value': [`${payment} --amount`, "Option '--amount <value>' argument missing."],
  'a word that is no flag': ['client list Ada', "Unexpected argument 'Ada'"],
  'a flag that is missing': [payment, '--amount is missing. How much was received.'],
  'an empty text': [`${ticket} --message " "`, '--message must not be empty.'],
  'a comma in an amount': [`${payment} --amount 1,5`, '--amount has to be an amount like 1250.50'],
  nothing: [`${payment} --amount 0`, '--amount must not be 0.'],
  'a flag that comes twice': [`${payment} --amount 1 --amount 2`, '--amount is given twice. "npm'],
  'a day that is not': [`${payment} --amount 1 --date 2026-02-30`, '--date has to be a day that '],
  'no currency': [`${payment} --amount 1 --currency XYQ`, '--currency has to be a currency like'],
  'no status': ['project set --project SRV-2051 --status Nice', '--status has to be one of: P'],
  'nothing to change': ['project set --project SRV-2051', 'Say what changes, such as --status.'],
  'a file that is not there': [`${ticket} --message A --file x.pdf`, 'There is no file /'],
  'a file that is too large': [`${ticket} --message A --file ${large}`, `${large} is larger than 10 MB`],
  'five answers': [
    `update post --project SRV-2051 --title A --text B ${'--answer C '.repeat(5)}`,
    '--answer may come at most 4 times.',
  ],
  'a payment without a reason to remove it': [
    'payment remove --payment payment-45021187',
    '--reason is missing. Why. ',
  ],
  'a file that is there, and can not be read': [
    `${ticket} --message A --file ${loop}`,
    `${loop} can't be read (ELOOP).`,
  ],
  'a folder': [`${ticket} --message A --file ${folder}`, `${folder} is no file.`],
  'a folder as JSON': [`notify --json ${folder}`, `${folder} can't be read (EISDIR).`],
  'a file of JSON that is not there': ['notify --json x.json', 'There is no file /'],
}

/** What the verb reads, and does not do. */
const impossible: Record<string, [line: string, sentence: string]> = {
  'an unknown client': ['project list --client x@example.com', 'No client has the email x@example.com.'],
  'an unknown project': ['project set --project SRV-0', 'There is no project SRV-0.'],
  "another client's project": [
    `${payment} --amount 1 --client new@example.com`,
    'Mary Somerville has no project SRV-2051.',
  ],
  "a currency that is not the project's": [
    `${payment} --amount 20 --currency USD --invoice ${pdf}`,
    `The amounts of "Website relaunch" are in the portal's currency.`,
  ],
  'an unknown ticket': ['ticket show --ticket TKT-0', 'There is no ticket TKT-0.'],
  'a ticket that is resolved': ['ticket resolve --ticket TKT-Q9TN26EF', 'TKT-Q9TN26EF is resolved already.'],
  'a known client': ['client add --name A --email Client@example.com', 'Ada Lovelace has the email'],
  'a known number': [
    'project add --client client@example.com --name A --number SRV-2051',
    'This client has a project SRV-2051 already.',
  ],
  'no known consultant': [
    'client add --name A --email a@example.com --consultant b@example.com',
    'No consultant has the email b@example.com.',
  ],
  'a client with a password': [
    'client invite --client client@example.com',
    'Ada Lovelace has a password already',
  ],
  'an unknown payment': ['payment remove --payment P --reason A', 'There is no payment P.'],
  'an unknown file': ['file remove --file F --reason A', 'There is no file F.'],
  'a project with payments': [
    'project remove --project SRV-2051 --reason A',
    '"Website relaunch" has 2 payments, and stays.',
  ],
  'to open an account that is open': [
    'client reopen --client client-ada',
    'The account of Ada Lovelace is open.',
  ],
  'to erase nobody': [
    'client erase --client x@example.com --reason A',
    'No client has the email or id x@example.com.',
  ],
  'an address that another client has': [
    'client set --client client@example.com --email New@example.com',
    'Mary Somerville has the email new@example.com already.',
  ],
}

const refusals = [
  ...Object.entries(misspelt).map(([what, row]) => [what, 2, ...row] as const),
  ...Object.entries(impossible).map(([what, row]) => [what, 1, ...row] as const),
]

test.each(refusals)('refuses %s in one sentence, and writes nothing', async (_what, code, line, sentence) => {
  const { type, errors, kept, mails } = await openDesk()
  const typed = await type(line)
  expect(typed).toMatchObject({ code, printed: '', heard: [] })
  expect(typed.complained.slice(0, sentence.length)).toBe(sentence)
  expect(typed.complained.trim()).not.toContain('\n')
  expect([errors, mails, [...kept]]).toEqual([[], [], []])
})

test('refuses a file with its verb: its bytes are not kept', async () => {
  const { type, kept } = await openDesk()
  expect(await type(`file add --project SRV-0 --file ${pdf}`)).toMatchObject({ code: 1 })
  expect([...kept]).toEqual([])
})

test('keeps the file of a write that no answer came back of', async () => {
  const store = createMemoryStore()
  const { addFile } = store
  store.addFile = async (...added) => {
    await addFile(...added)
    throw new Error('The line is broken.')
  }
  const { type, kept, errors } = await openDesk({ store })
  expect(await type(`file add --project SRV-2051 --file ${pdf}`)).toMatchObject({ code: 1 })
  const added = await newest(store, 'files', relaunch)
  expect(kept).toContain(added?.upload?.id)
  expect(errors).toHaveLength(1)
})

test('says why it was refused, also where the bytes can not be removed', async () => {
  const { type, bytes, errors } = await openDesk()
  bytes.remove = () => Promise.reject(new Error('The disk is gone.'))
  expect(await type(`file add --project SRV-0 --file ${pdf}`)).toMatchObject({
    complained: expect.stringMatching(/^There is no project SRV-0\./),
  })
  expect(errors).toMatchObject([{ message: 'The disk is gone.' }])
})

test('asks whose project it is where a number is not the only one', async () => {
  const { type } = await openDesk()
  await type('project add --client new@example.com --name Another --number SRV-2051')
  const add = `${payment} --amount 1`
  expect(await type(add)).toMatchObject({ code: 2, heard: [] })
  expect((await type(`${add} --client new@example.com`)).heard[0]).toBe('client-new payments')
})

test('takes a payment in the currency of its project', async () => {
  const { type } = await openDesk()
  await type('project add --client new@example.com --name Another --number SRV-1 --currency EUR')
  const add = 'payment add --project SRV-1 --amount 20 --currency'
  expect((await type(`${add} eur`)).printed).toContain(' of 20.00 EUR for "Another" is added.')
  expect((await type(`${add} usd`)).complained).toMatch(/^The amounts of "Another" are in EUR\. /)
})

/** TKT-1, of a client who has no consultant. */
const ticketOfMary = (subject: string) => ({
  ...{ ticketId: 'TKT-1', clientId: 'client-new', subject, status: 'Open' },
  ...{ createdAt: now.toISOString(), messages: [] },
})

test('asks who answers a client without a consultant', async () => {
  const { store, type } = await openDesk()
  expect((await type('ticket list --client new@example.com')).printed).toBe('No ticket is open.\n')
  await store.createTicket(ticketOfMary('A'), [])
  const answer = 'ticket answer --ticket TKT-1 --message B'
  expect(await type(answer)).toMatchObject({ code: 2, complained: expect.stringContaining('--from') })
  expect(await type(`${answer} --from Tom`)).toMatchObject({ code: 0 })
})

test('prints nothing that a client wrote to steer the terminal', async () => {
  const { type, store } = await openDesk()
  const subject = 'A\u001b\u009b]0;title\u0007\u202e'
  await store.createTicket(ticketOfMary(subject), [])
  const list = 'ticket list --client new@example.com'
  expect((await type(list)).printed).toMatch(/A\]0;title\n$/)
  const { printed } = await type(`${list} --output json`)
  expect(printed).toMatch(/^[ -~\n]+$/)
  expect(JSON.parse(printed)).toMatchObject([{ subject }])
})

test('takes and gives JSON: one object, or a list, completed by flags', async () => {
  const { type, store } = await openDesk()
  const plan = JSON.stringify({ project: 'SRV-2051', file: pdf })
  const one = await type('file add --json - --output json', plan)
  expect(JSON.parse(one.printed)).toMatchObject({ name: 'plan.pdf', project: 'Website relaunch' })
  const rows = [{ amount: 1.5 }, { amount: '2' }]
  const many = await type(`${payment} --json - --output json`, JSON.stringify(rows))
  expect(JSON.parse(many.printed)).toMatchObject([{ amount: 1.5 }, { amount: 2 }])
  const [first] = JSON.parse((await type('ticket list --output json')).printed)
  expect(first).toMatchObject({ client: 'Ada Lovelace' })

  const broken = [{ amount: 3 }, { amount: 4, sum: 5 }, { amount: 6 }]
  const refused = await type(`${payment} --json - --output json`, JSON.stringify(broken))
  expect(refused).toMatchObject({ code: 2 })
  expect(refused.complained).toMatch(
    /^2 of 3 was refused, and what comes after it was not done: There is no "sum"/,
  )
  expect(JSON.parse(refused.printed)).toMatchObject([{ amount: 3 }])
  expect(await store.project('client-ada', relaunch)).toMatchObject({ receivedAmount: 24_250 + 1.5 + 2 + 3 })
})

test.each(['', 'payment', '[1]', '"a"'])('refuses %j as JSON', async (text) => {
  const { type } = await openDesk()
  expect(await type(`${payment} --json -`, text)).toMatchObject({ code: 2, printed: '', heard: [] })
})

test('adds nobody where no mail can be sent', async () => {
  const { type, store } = await openDesk({ canMail: false })
  const typed = await type('client add --name "Grace Hopper" --email grace@example.com')
  expect(typed).toMatchObject({ code: 1, complained: expect.stringContaining('SMTP_URL') })
  expect(await store.clientByEmail('grace@example.com')).toBeUndefined()
})

test('a payment with a known number or reference is refused, unless it is wanted; a refund makes nothing due', async () => {
  const { type, store } = await openDesk()
  const add = async (flags: string) => {
    const { code, complained } = await type(`${payment} ${flags}`)
    const { receivedAmount, dueAmount } = (await store.project('client-ada', relaunch)) ?? {}
    return [code, complained.trim(), receivedAmount, dueAmount]
  }
  const there =
    'There is the payment P-1 with the reference "R-1" already. Nothing was written; --again adds another one.'
  expect(await add('--amount 100 --number P-1 --reference R-1')).toEqual([0, '', 24_350, 12_025])
  expect(await add('--amount 100 --number P-1')).toEqual([1, there, 24_350, 12_025])
  expect(await add('--amount 100 --reference R-1')).toEqual([1, there, 24_350, 12_025])
  expect(await add('--amount 100 --reference R-1 --again')).toEqual([0, '', 24_450, 11_925])
  expect(await add('--amount=-100')).toEqual([0, '', 24_350, 11_925])
})

test('Ctrl-C ends a list behind the object that is under way, and tells what is done', async () => {
  const { type } = await openDesk()
  const stopping = new AbortController()
  const input = JSON.stringify([{ amount: 1 }, { amount: 2 }, { amount: 3 }])
  const all = `${payment} --json -`
  const stopped = await type(all, input, { stopping: stopping.signal, print: () => stopping.abort() })
  expect(stopped).toMatchObject({ code: 1, complained: 'Stopped: 1 of 3 are done.\n' })
})

test('lists what clients say of resolved tickets, newest first, by day and by answer; a client steers nothing by it', async () => {
  const { type, store } = await openDesk()
  const rate = (ticketId: string, day: number, words = '') =>
    store.rateTicket({
      ...{ id: ticketId, clientId: 'client-ada', ticketId, answer: 'no', words },
      ...{ at: `2026-11-0${day}T10:00:00.000Z`, since: '' },
    })
  await rate('TKT-Z3GV58LA', 1)
  await rate('TKT-B5YD83KU', 2, 'Never\nTKT-0  Somebody\u001b[2J')
  const listed = async (args = '') => (await type(`ticket answers ${args}`)).printed
  const words = 'TKT-B5YD83KU  Ada Lovelace\n2026-11-02 10:00  no\n> Never\n> TKT-0  Somebody[2J\n'
  expect(await listed('--since 2026-11-02')).toBe(words)
  expect(await listed('--answer no')).toBe(`${words}\nTKT-Z3GV58LA  Ada Lovelace\n2026-11-01 10:00  no\n`)
  expect(await listed('--answer partly')).toBe('No client has said anything.\n')
  expect((await type('ticket show --ticket TKT-B5YD83KU')).printed).toMatch(
    /\n\nDid it help\?\n2026-11-02 10:00 {2}no\n> Never\n/,
  )
  const message = { message: 'Again', messageFrom: 'Ada', messageFromUserType: 'Client', attachments: [] }
  await store.addMessage({
    ...{ clientId: 'client-ada', ticketId: 'TKT-Z3GV58LA', uploads: [], status: 'Open' },
    message: { ...message, date: '2026-11-03T10:00:00.000Z' },
  })
  const again = '2026-11-01 10:00  no (opened again after it)\n'
  expect(await listed()).toContain(`TKT-Z3GV58LA  Ada Lovelace\n${again}`)
  expect((await type('ticket show --ticket TKT-Z3GV58LA')).printed).toContain(again)
  expect(await listed('--output json')).toMatch(/"openedAgain": ?true/)
})
