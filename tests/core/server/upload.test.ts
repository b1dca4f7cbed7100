/** Uploads: XMLHttpRequest takes answers that no `Response` does, and knows no signals. */
import { afterEach, expect, test, vi } from 'vitest'
import { until } from '../server'
import { openTab } from '../tab'

afterEach(() => vi.unstubAllGlobals())

/** A server that answers so, to a browser's XMLHttpRequest. @returns what it was sent */
function answerWith(status: number, responseText: string, headers = '') {
  const sent: unknown[] = []
  class Answered {
    status = status
    responseText = responseText
    upload = {}
    onload = () => {}
    open() {}
    setRequestHeader() {}
    getAllResponseHeaders = () => headers
    send(body: unknown) {
      sent.push(body)
      queueMicrotask(() => this.onload())
    }
  }
  vi.stubGlobal('XMLHttpRequest', Answered)
  return sent
}

test.each<[number, string, string, string]>([
  [600, '', '', 'The server cannot do this just now. Please try again in a few minutes.'],
  [999, '{"success":false,"message":"No such thing."}', '', 'No such thing.'],
  [199, '', '', 'The server has not accepted this. Check what you have entered, or load the page anew.'],
  [429, '', 'content-type: text/html\r\nRetry-After: 120\r\n', 'Please try again in 2 minutes.'],
])('an upload that is answered with status %d and %j fails', async (status, body, headers, message) => {
  const { changeDraft, senderOf, uploadDraft, uploadFiles } = await openTab()
  answerWith(status, body, headers)
  changeDraft(uploadDraft('1'), { subject: 'Plan', files: [new File(['x'], 'plan.pdf')] })
  void uploadFiles('1', () => {})
  await until(() =>
    expect(senderOf(uploadDraft('1')).$sending.get()).toMatchObject({ status: 'refused', message }),
  )
})

test('an upload that is cancelled while a file is being read is not sent', async () => {
  const { changeDraft, configure, senderOf, uploadDraft, uploadFiles } = await openTab()
  const sent = answerWith(200, '{}')
  let isRead = () => {}
  const reading = new Promise<void>((resolve) => {
    isRead = resolve
  })
  configure({ endpoints: { uploadFile: { write: (form) => reading.then(() => form) } } })
  changeDraft(uploadDraft('1'), { subject: 'Plan', files: [new File(['x'], 'plan.pdf')] })
  const upload = uploadFiles('1', () => {})
  senderOf(uploadDraft('1')).cancel()
  isRead()
  await upload
  await new Promise(setImmediate)
  expect(sent).toEqual([])
  changeDraft(uploadDraft('1'), { message: 'Now' })
  await uploadFiles('1', () => {})
  expect(sent).toHaveLength(1)
})
