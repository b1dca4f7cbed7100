/** What a client searches for: each store finds the same, and nothing of somebody else's. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FoundKind } from '../../../src/core/server/schema/index'
import { createSeed } from '../../seed/seed'
import { type Hit, mixed } from '../../stores/find'
import { noRecords } from '../../stores/no-records'
import type { KeptFile, KeptTicket, Records } from '../../stores/records'
import type { Store } from '../../stores/store'
import { type Opened, stores } from './each-store'

const now = new Date('2026-11-20T12:00:00.000Z')
const ada = 'client-ada'
const stranger = 'client-new'
const relaunch = 'project-website-relaunch'

/** Texts of several languages, each once: in the subject of a ticket, and in what was written in it. */
const subjects = [
  'Überweisung für die Straße in Gießen',
  'Łódź: kosztorys przebudowy',
  'Réunion à Orléans, œuvre complète',
  'تَقْرِير المشروع',
  'Smørrebrød på Ærø',
]

const file: KeptFile = {
  ...{ id: 'file-plan', projectId: relaunch, name: 'Plan-7 PAY-448921 TKT-72PD', remarks: '' },
  ...{ userType: 'Staff', uploaderId: '', uploaderName: '', createdAt: '2026-10-14T09:00:00.000Z' },
  upload: { id: 'upload-plan', name: 'Plan.pdf', size: 1 },
}

const ticketOf = (ticketId: string, subject: string, words: string, day: number): KeptTicket => ({
  ...{
    ticketId,
    clientId: ada,
    subject,
    raisedBy: '',
    status: 'Open',
    createdAt: `2026-10-0${day}T09:00:00.000Z`,
  },
  messages: ['Good morning.', words, 'Thank you.'].map((message) => ({
    ...{ message, messageFrom: 'Ada', messageFromUserType: 'Client', messageFromId: ada, attachments: [] },
    date: `2026-10-0${day}T09:00:00.000Z`,
  })),
})

describe.each(Object.entries(stores))('the store in %s', (_name, open) => {
  let opened: Opened
  let store: Store
  let seed: Records

  beforeAll(async () => {
    opened = await open()
    store = opened.store
    seed = await createSeed({ now, hashPassword: async (password) => `hash of ${password}` })
    await store.load(structuredClone(seed))
    const tickets = subjects.map((subject, index) =>
      ticketOf(`TKT-${index}`, subject, `100 % sure_thing \\ 'quoted' ${index}`, index + 1),
    )
    await store.load({ ...noRecords(), tickets, files: [file] })
  }, 60_000)

  afterAll(() => opened.close())

  async function find(query: string, client = ada, most = 20, newest?: FoundKind) {
    const hits: Hit[] = []
    for await (const some of store.find(client, query, most, newest)) hits.push(...some)
    return mixed(hits, most)
  }
  const found = async (query: string) => (await find(query)).map(({ kind, title }) => `${kind}: ${title}`)

  test.each([
    ['uberweisung', 0],
    ['ÜBERWEISUNG strasse', 0],
    ['giessen', 0],
    ['lodz', 1],
    ['ŁÓDŹ KOSZTORYS', 1],
    ['reunion orleans', 2],
    ['oeuvre', 2],
    ['تقرير', 3],
    ['smorrebrod aero', 4],
  ])('finds %s, whatever the case and the marks of its letters', async (query, index) => {
    expect(await found(query)).toEqual([`ticket: ${subjects[index]}`])
  })

  test('finds each kind of thing by its words, in any order', async () => {
    expect(await found('relaunch website')).toEqual(
      expect.arrayContaining([
        'project: Website relaunch',
        expect.stringMatching(/^payment: Website relaunch/),
      ]),
    )
    for (const [kind, title] of [
      ['update', seed.updates[0]?.title],
      ['milestone', seed.milestones[0]?.title],
      ['file', seed.files[0]?.name],
      ['ticket', seed.tickets[0]?.subject],
    ])
      expect(await found(title ?? '')).toContainEqual(`${kind}: ${title}`)
    const [project, payment] = [seed.projects[0], seed.payments[0]]
    expect(await found(project?.serviceId ?? '')).toContainEqual(`project: ${project?.serviceName}`)
    expect(await found(payment?.receivedPaymentId ?? '')).toEqual([`payment: ${payment?.description}`])
  })

  test.each([
    ['October plan', true],
    ['14. oktober 2026', true],
    ['October 14, 2026', true],
    ['Październik', true],
    ['14 października', true],
    ['أكتوبر', true],
    ['relaunch pdf October', true],
    ['October 1 plan', true],
    ['October 4 plan', false],
    ['October 10 plan', false],
    ['November plan', false],
    ['Oct 14 plan', true],
    ['out 2026 plan', true],
    ['out plan', false],
    ['tober 14 plan', false],
    ['«relaunch» [pdf] <October>', true],
    ['89 plan', false],
    ['448 plan', true],
    ['44 plan', false],
    ['7 plan', true],
    ['72 plan', false],
  ])('what stands in a project by its name and day, and a file by its type: %s', async (query, isFound) => {
    const plans = (await find(query)).filter(({ id }) => id === file.id)
    expect(plans).toEqual(
      isFound
        ? [
            {
              ...{ kind: 'file', id: file.id, title: file.name, text: 'Plan.pdf', placeId: relaunch },
              date: file.createdAt,
            },
          ]
        : [],
    )
  })

  test('says where each stands, and of a ticket the newest message with the words', async () => {
    const [project] = await find('SRV-2051')
    expect(project).toMatchObject({ kind: 'project', id: relaunch, placeId: relaunch })
    const ticket = ticketOf('TKT-9', 'Twice', 'A zebra, first', 9)
    ticket.messages.push({
      ...ticket.messages[1],
      message: 'The same zebra, again',
    } as KeptTicket['messages'][number])
    await store.load({ ...noRecords(), tickets: [ticket] })
    expect(await find('zebra')).toEqual([
      { kind: 'message', id: 'TKT-9', title: 'Twice', text: 'The same zebra, again', placeId: 'TKT-9' },
    ])
  })

  test.each(['100 %', 'sure_thing', '\\', "'quoted'"])(
    'takes %s for what it is: no pattern and no command',
    async (query) => {
      expect(await find(query)).toHaveLength(subjects.length)
      expect(await find(`${query}x%_`)).toEqual([])
    },
  )

  test('gives the newest of each kind, and leaves room for the others', async () => {
    const large = await find('web shop', 'client-large', 4)
    expect(large.map(({ kind }) => kind)).toEqual(['project', 'project', 'ticket', 'ticket'])
    const newest = seed.projects.find(
      (each) => each.clientId === 'client-large' && /Web shop/.test(each.serviceName),
    )
    expect(large[0]).toMatchObject({ title: newest?.serviceName })
  })

  test('of a kind that is named alone, gives the newest, whatever their words', async () => {
    const ofKind = async (kind: FoundKind) =>
      (await find('documents', ada, 40, kind)).filter((hit) => hit.kind === kind)
    const files = await ofKind('file')
    const dates = files.map(({ date = '' }) => date)
    expect(files.length).toBeGreaterThan(3)
    expect(dates).toEqual(dates.toSorted().reverse())
    for (const kind of ['project', 'update', 'milestone', 'payment', 'ticket', 'message'] as const)
      expect((await ofKind(kind)).length, kind).toBeGreaterThan(3)
  })

  test("finds nothing of another's, nor of nobody's", async () => {
    for (const query of ['website', 'SRV-2051', 'PAY-', 'TKT', 'menu', 'a'])
      for (const client of [stranger, 'client-nowhere', '']) expect(await find(query, client)).toEqual([])
    for (const client of ['client-nowhere', '']) expect(await find('files', client, 20, 'file')).toEqual([])
  })

  test('every word has to be there, and there has to be one', async () => {
    expect(await find('\u0301\u0640')).toEqual([])
    expect(await find('website zebra-nowhere')).toEqual([])
  })
})
