/** Several files of a project are sent in turn: what is sent stays sent, what is refused can be sent again. */
import { expect, test } from 'vitest'
import { fail, hang, once, type Rule } from '../../../server/api/intercept'
import { lost, openWithToken } from '../portal'
import { stopTimeInTests, until } from '../server'

stopTimeInTests()

const projectId = 'project-newsletter'
const draft = `file/${projectId}`
const fileOf = (name: string) => new File([name], name)
const plan = fileOf('plan.pdf')
const photo = fileOf('photo.png')
const notes = fileOf('notes.txt')

async function open() {
  const tab = await openWithToken({ settings: { idempotencyKeys: true } })
  tab.watchSession()
  const sent: string[] = []
  const send = (only?: File) => tab.uploadFiles(projectId, (name) => sent.push(name), only)
  const left = () =>
    tab
      .draftOf(draft)
      .get()
      .files.map(({ name }) => name)
  return { ...tab, sent, send, left }
}

/** The second call is refused, the others pass. */
function secondOnly(rule: Rule): Rule {
  let count = 0
  return (...call) => (++count === 2 ? rule(...call) : call[0]())
}

test('each has a call of its own, under its own name, with the remarks', async () => {
  const { chooseFiles, changeDraft, send, sent, left, server } = await open()
  chooseFiles(projectId, [plan, photo])
  chooseFiles(projectId, [photo, notes])
  changeDraft(draft, { message: 'As built' })
  await send()
  expect(sent).toEqual(['plan.pdf', 'photo.png', 'notes.txt'])
  expect(left()).toEqual([])
  const bodies = server.calls.filter(({ name }) => name === 'uploadFile').map(({ body }) => body as FormData)
  expect(bodies.map((body) => [body.get('fileName'), body.get('remarks')])).toEqual(
    sent.map((name) => [name, 'As built']),
  )
})

test('a refused one stays, with the reason, and is sent again alone', async () => {
  const { chooseFiles, send, sent, left, server, $uploads, draftOf, toasts } = await open()
  server.rules.uploadFile = secondOnly(fail(507, 'Our disk is full.'))
  chooseFiles(projectId, [plan, photo, notes])
  await send()
  expect(sent).toEqual(['plan.pdf', 'notes.txt'])
  expect(left()).toEqual(['photo.png'])
  expect($uploads.get().get(photo)).toEqual({ refused: 'Our disk is full.', retryable: true })
  expect(toasts).toContain('error: \u2068photo.png\u2069: Our disk is full.')
  expect(toasts.at(-1)).toBe('success: 2 files uploaded successfully')
  // Alone, it can be given a name.
  expect(draftOf(draft).get().subject).toBe('photo.png')
  await send(photo)
  expect(sent).toEqual(['plan.pdf', 'notes.txt', 'photo.png'])
  expect([left(), $uploads.get().size]).toEqual([[], 0])
})

test('the next one leaves the toast of a refusal to be read', async () => {
  const { chooseFiles, send, server, $noticeRequest } = await open()
  const requests: unknown[] = []
  $noticeRequest.listen((request) => requests.push(request))
  server.rules.uploadFile = once(fail(507, 'Our disk is full.'))
  chooseFiles(projectId, [plan, photo])
  await send()
  const id = expect.stringContaining('disk')
  const refusal = { action: 'show', id, kind: 'error', message: '\u2068plan.pdf\u2069: Our disk is full.' }
  expect(requests).toContainEqual(refusal)
  expect(requests).not.toContainEqual({ action: 'dismiss', id })
})

test('one of several is sent again with the same key', async () => {
  const { chooseFiles, send, left, server } = await open()
  server.rules.uploadFile = once(lost)
  chooseFiles(projectId, [plan, photo])
  const before = (await server.store.list('files', projectId)).rows.length
  await send()
  expect(left()).toEqual(['plan.pdf'])
  await send()
  const keys = server.calls
    .filter(({ name }) => name === 'uploadFile')
    .map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[2]).toBe(keys[0])
  expect(new Set(keys).size).toBe(2)
  expect((await server.store.list('files', projectId)).rows).toHaveLength(before + 2)
})

test('to cancel leaves the file on its way, and those after it', async () => {
  const { chooseFiles, send, sent, left, senderOf, server, $uploads } = await open()
  server.rules.uploadFile = secondOnly(hang())
  chooseFiles(projectId, [plan, photo, notes])
  const sending = send()
  await until(() => expect(server.count('uploadFile')).toBe(2))
  expect($uploads.get().get(photo)).toBe('running')
  senderOf(draft).cancel()
  await sending
  expect(sent).toEqual(['plan.pdf'])
  expect(left()).toEqual(['photo.png', 'notes.txt'])
  expect($uploads.get().size).toBe(0)
  expect(server.count('uploadFile')).toBe(2)
})

test('the end of the session stops it, and what was not sent is still there', async () => {
  const { chooseFiles, send, sent, left, server } = await open()
  server.rules.uploadFile = secondOnly(fail(401, 'Your session is over.'))
  chooseFiles(projectId, [plan, photo, notes])
  await send()
  expect([sent, left()]).toEqual([['plan.pdf'], ['photo.png', 'notes.txt']])
  expect(server.count('uploadFile')).toBe(2)
})

test('one that can’t be sent is left out', async () => {
  const { chooseFiles, removeFile, send, sent, left } = await open()
  const empty = new File([], 'empty.txt')
  chooseFiles(projectId, [empty, plan])
  await send()
  expect([sent, left()]).toEqual([['plan.pdf'], ['empty.txt']])
  removeFile(projectId, empty)
  expect(left()).toEqual([])
})
