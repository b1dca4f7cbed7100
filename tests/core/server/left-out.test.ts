/** A host's `write` that leaves out what a client has attached: its developer is told, once, and never in vain. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { until } from '../server'
import { openTab } from '../tab'

const files = [new File(['one'], 'one.txt'), new File(['two, longer'], 'two.txt')]
const [one = new File([], '')] = files
const told = vi.spyOn(console, 'warn')
afterEach(() => void told.mockReset())

const attachedTo = (form: FormData) => [...form.getAll('attachment'), ...form.getAll('file')]

function formOf(...parts: FormDataEntryValue[]): FormData {
  const form = new FormData()
  for (const part of parts) form.append('documents', part)
  return form
}

type Write = (form: FormData) => unknown

const losing: Record<string, Write> = {
  'an object': (form) => ({ text: form.get('message') }),
  'an object with the files, which JSON can not hold': (form) => ({ files: attachedTo(form) }),
  'a text': () => 'a text that is longer than all of the files',
  'a form of texts': () => new URLSearchParams({ text: 'Hello' }),
  'a form without files': () => formOf('Hello'),
  'a form with one file of two': () => formOf(one),
  'our own form, emptied': (form) => {
    form.delete('attachment')
    form.delete('file')
    return form
  },
  'a blob of texts': () => new Blob(['Hello']),
  nothing: () => undefined,
}

const keeping: Record<string, Write> = {
  'a form of other names': (form) => formOf('Hello', ...attachedTo(form)),
  'our own form': (form) => form,
  'all files in one': (form) => formOf('Hello', new File(attachedTo(form), 'all.txt')),
  'the files alone': (form) => new Blob(attachedTo(form)),
  'bytes that nobody can look into': () => new Uint8Array(100),
  'JSON with what it has read': async (form) => ({
    files: await Promise.all(attachedTo(form).map((file) => new Response(file).text())),
  }),
  'a promise of JSON, as where the files are elsewhere': async () => ({ text: 'Hello' }),
}

/** Sends both files by each call that has files. @returns how many arrived */
async function sendAll(write: Write) {
  const tab = await openTab()
  const { changeDraft, configure, newTicketDraft, replyDraft, uploadDraft } = tab
  let count = 0
  const fetch = async (_: unknown, init: RequestInit = {}) => {
    if (init.method === 'POST') count++
    return Response.json({ success: true })
  }
  const endpoint = { write: (body: unknown) => body instanceof FormData && write(body) }
  // Nobody is signed in: the usual path of a new ticket has the client's id.
  const createTicket = { ...endpoint, path: '/cases' }
  configure({ fetch, endpoints: { createTicket, replyTicket: endpoint, uploadFile: endpoint } })
  for (const _ of [1, 2]) {
    changeDraft(newTicketDraft, { subject: 'Help', message: 'Hello', files })
    await tab.raiseTicket()
    changeDraft(replyDraft('T'), { message: 'Hello', files })
    await tab.replyToTicket('T')
    // Each file is a call of its own.
    changeDraft(uploadDraft('1'), { files: [new File(['one and two, longer'], 'all.txt')] })
    await tab.uploadFiles('1', () => {})
  }
  return count
}

const callsTold = () =>
  told.mock.calls
    .map(([message]) => /^client-portal-elements: the endpoint "(\w+)" leaves out files/.exec(message)?.[1])
    .toSorted()

describe('is told of, once for each call:', () => {
  test.each(Object.entries(losing))('%s', async (_, write) => {
    told.mockReturnValue()
    expect(await sendAll(write)).toBe(6)
    await until(() => expect(callsTold()).toEqual(['createTicket', 'replyTicket', 'uploadFile']))
  })
})

describe('is not told of:', () => {
  test.each(Object.entries(keeping))('%s', async (_, write) => {
    told.mockReturnValue()
    expect(await sendAll(write)).toBe(6)
    // What would be told is loaded first.
    await import('../../../src/core/server/inspect/tell')
    await new Promise(setImmediate)
    expect(told.mock.calls).toEqual([])
  })
})
