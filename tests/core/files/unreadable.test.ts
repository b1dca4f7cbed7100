/** Files that can't be read any more when they are sent: changed or moved since they were chosen, or on a stick that was pulled. */
import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Rule } from '../../../server/api/intercept'
import type { CallName } from '../../../src/core/settings/endpoints'
import { openWithToken } from '../portal'
import { stopTimeInTests } from '../server'

stopTimeInTests()

const folder = mkdtempSync(join(tmpdir(), 'chosen-'))
afterAll(() => rmSync(folder, { recursive: true }))

const pathOf = (name: string) => join(folder, name)

/** Chooses a file of the disk, as a browser's dialog does. */
async function choose(name: string, content = `This is ${name}`): Promise<File> {
  writeFileSync(pathOf(name), content)
  return new File([await openAsBlob(pathOf(name))], name)
}

const ways: Record<string, (name: string) => void> = {
  'changed since': (name) => writeFileSync(pathOf(name), 'This is another text, and a longer one'),
  'moved or deleted': (name) => rmSync(pathOf(name)),
}

/** How a browser tells both: that the network is gone, and that it can't read a file. */
const unanswered: Rule = () => Promise.reject(new TypeError('Failed to fetch'))

const projectId = 'project-newsletter'
const ticketId = 'TKT-M4XQ72PD'

/** Where files are sent, by which call, and how. */
const places: Record<string, { call: CallName; draft: string }> = {
  'an upload': { call: 'uploadFile', draft: `file/${projectId}` },
  'a ticket': { call: 'createTicket', draft: 'ticket' },
  'a reply': { call: 'replyTicket', draft: `ticket/${ticketId}` },
}

/** Its session does not run: an answer about that would count as one from the server that the files don't reach. */
async function open(call: CallName, draft: string) {
  const tab = await openWithToken()
  tab.server.rules[call] = unanswered
  const attach = (...files: File[]) =>
    call === 'uploadFile' ? tab.chooseFiles(projectId, files) : tab.attachFiles(draft, files)
  const send = () =>
    call === 'uploadFile'
      ? tab.uploadFiles(projectId, () => {})
      : call === 'createTicket'
        ? tab.raiseTicket()
        : tab.replyToTicket(ticketId)
  return {
    ...tab,
    attach,
    send,
    left: () => tab.draftOf(draft).get().files,
    sending: () => tab.senderOf(draft).$sending.get(),
    write: (changes: object) => tab.changeDraft(draft, { message: 'See there', ...changes }),
  }
}

const table = Object.entries(places).flatMap(([place, { call, draft }]) =>
  Object.entries(ways).map(([way, spoil]) => ({ place, way, call, draft, spoil })),
)
const named = 'Can no longer be read: plan.txt. Choose again what was changed or moved, or remove it.'

test.each(table)(
  '$place with a file that was $way: it is named, and chosen again it is sent',
  async (row) => {
    const { attach, send, write, left, sending, toasts, server } = await open(row.call, row.draft)
    attach(await choose('plan.txt'))
    write({ subject: 'The plan' })
    row.spoil('plan.txt')
    for (const time of ['first', 'second', 'third']) {
      await send()
      expect(sending(), `the ${time} time`).toMatchObject({
        status: 'refused',
        message: named,
        retryable: false,
      })
    }
    expect(toasts).toContain(`error: ${named}`)
    const again = await choose('plan.txt', 'This is the new plan')
    attach(again)
    expect(left()).toEqual([again])
    delete server.rules[row.call]
    await send()
    expect([left(), sending().status]).toEqual([[], 'done'])
    const body = server.last(row.call)?.body as FormData
    const sent = [...body.values()].find((value) => value instanceof File)
    expect(await (sent as File).text()).toBe('This is the new plan')
  },
)

test.each(Object.values(places))('a lost connection is told as one: $call', async ({ call, draft }) => {
  const { attach, send, write, sending } = await open(call, draft)
  attach(await choose('plan.txt'))
  write({ subject: 'The plan' })
  await send()
  expect(sending()).toMatchObject({ message: "The server can't be reached.", retryable: true })
})

test.each([
  ['moved', false, true],
  ['still there', true, false],
])('two tries without an answer, with a file that is %s', async (_, isThere, isOnline) => {
  const { attach, send, write, $isOnline } = await open('uploadFile', `file/${projectId}`)
  attach(await choose('plan.txt'))
  write({ subject: 'The plan' })
  if (!isThere) rmSync(pathOf('plan.txt'))
  await send()
  await send()
  expect($isOnline.get()).toBe(isOnline)
})

test('on a disk that takes its time, the tries still count', async () => {
  const { attach, send, write, $isOnline } = await open('uploadFile', `file/${projectId}`)
  const file = await choose('plan.txt')
  let reads = 0
  // The read after it overtakes every other one.
  const arrayBuffer = async () => {
    if (reads++ % 2 === 0) await new Promise(setImmediate)
    return new ArrayBuffer(1)
  }
  file.slice = () => Object.assign(new Blob(), { arrayBuffer })
  attach(file)
  write({ subject: 'The plan' })
  await send()
  await send()
  expect($isOnline.get()).toBe(false)
})

test('of several attachments, those that are at fault are named, and the others keep their places', async () => {
  const { attach, send, write, left, sending, detachFile } = await open('createTicket', 'ticket')
  const [plan, photo, notes] = [
    await choose('plan.txt'),
    await choose('photo.txt'),
    await choose('notes.txt'),
  ]
  attach(plan, photo, notes)
  write({ subject: 'The plan' })
  rmSync(pathOf('plan.txt'))
  writeFileSync(pathOf('notes.txt'), 'Other notes')
  await send()
  expect(sending()).toMatchObject({ message: named.replace('plan.txt', 'plan.txt, notes.txt') })
  // What is only called alike is another file.
  const other = await choose('photo.txt', 'Another photo')
  const again = await choose('notes.txt', 'The notes, once more')
  attach(other, again)
  expect(left()).toEqual([plan, photo, again, other])
  expect(sending().status).toBe('refused')
  detachFile('ticket', plan)
  expect(left()).toEqual([photo, again, other])
  expect(sending().status).toBe('idle')
})

test.each([
  ['empty, as a browser says of one that is gone', ''],
  ['too large', 'x'.repeat(21)],
])('one that is %s gives its place to a file of its name', async (_, content) => {
  const { configure, attach, left } = await open('createTicket', 'ticket')
  configure({ uploads: { maxBytes: 20 } })
  const [notes, again] = [new File(['Notes'], 'notes.txt'), new File(['The plan'], 'plan.txt')]
  attach(new File([content], 'plan.txt'), notes)
  attach(again)
  expect(left()).toEqual([again, notes])
})

test('of two that have one name, each is chosen again', async () => {
  const { attach, send, write, left } = await open('createTicket', 'ticket')
  attach(await choose('scan.txt', 'Page 1'))
  attach(await choose('scan.txt', 'Page 2, which is longer'))
  write({ subject: 'The scans' })
  rmSync(pathOf('scan.txt'))
  await send()
  const [first, second] = [await choose('scan.txt', 'Page one'), new File(['Page number two'], 'scan.txt')]
  attach(first)
  attach(second)
  expect(left()).toEqual([first, second])
})

test('a file that takes its place keeps the name that the client has given', async () => {
  const { attach, send, write, draftOf } = await open('uploadFile', `file/${projectId}`)
  attach(await choose('plan.txt'))
  write({ subject: 'The plan of 12.11.2026' })
  rmSync(pathOf('plan.txt'))
  await send()
  attach(await choose('plan.txt', 'A newer plan'))
  expect(draftOf(`file/${projectId}`).get().subject).toBe('The plan of 12.11.2026')
})

test('a host that reads the files itself tells it as well', async () => {
  const { configure, attach, send, write, sending } = await open('createTicket', 'ticket')
  configure({
    endpoints: {
      createTicket: {
        path: 'POST /tickets/{userId}',
        write: async (form: FormData) => (form.get('attachment') as File).arrayBuffer(),
      },
    },
  })
  attach(await choose('plan.txt'))
  write({ subject: 'The plan' })
  rmSync(pathOf('plan.txt'))
  await send()
  expect(sending()).toMatchObject({ message: named })
})
