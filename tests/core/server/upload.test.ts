/** The answers to an upload: XMLHttpRequest takes what no `Response` does. */
import { afterEach, expect, test, vi } from 'vitest'
import { until } from '../server'
import { openTab } from '../tab'

afterEach(() => vi.unstubAllGlobals())

/** A server that answers so, to a browser's XMLHttpRequest. */
function answerWith(status: number, responseText: string, headers = '') {
  class Answered {
    status = status
    responseText = responseText
    upload = {}
    onload = () => {}
    open() {}
    setRequestHeader() {}
    getAllResponseHeaders = () => headers
    send = () => queueMicrotask(() => this.onload())
  }
  vi.stubGlobal('XMLHttpRequest', Answered)
}

test.each<[number, string, string, string]>([
  [600, '', '', 'Request failed with status code 600'],
  [999, '{"success":false,"message":"No such thing."}', '', 'No such thing.'],
  [199, '', '', 'Request failed with status code 199'],
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
