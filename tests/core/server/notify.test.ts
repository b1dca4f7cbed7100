/** Asking for a toast. */
import { describe, expect, test } from 'vitest'
import { $noticeRequest, notify } from '../../../src/core/server/notify'

test.each(['error', 'success', 'blank', 'loading'] as const)('a toast of kind %s', (kind) => {
  const id = notify[kind]('Hello')
  expect($noticeRequest.get()).toEqual({ action: 'show', id, kind, message: 'Hello' })
})

test('each toast is another one, unless it is named', () => {
  expect(notify.success('a')).not.toBe(notify.success('a'))
  expect(notify.success('a', 'files')).toBe('files')
})

test('an error is one toast, however often it comes', () => {
  let asked = 0
  const stop = $noticeRequest.listen(() => asked++)
  expect(notify.error('Down.')).toBe(notify.error('Down.'))
  expect(notify.error('Full.')).not.toBe(notify.error('Down.'))
  stop()
  expect(asked).toBe(4)
})

test('a toast that was shown is dismissed', () => {
  const id = notify.loading('Please wait...')
  notify.dismiss(id)
  expect($noticeRequest.get()).toEqual({ action: 'dismiss', id })
})

test.each([
  [300, 300],
  [301, 300],
  [100_000, 300],
])('a message of %i characters is shown with %i', (length, shown) => {
  notify.error('x'.repeat(length))
  const request = $noticeRequest.get()
  const message = request?.action === 'show' ? request.message : ''
  expect(message).toHaveLength(shown)
  expect(message.endsWith('…')).toBe(length > 300)
})

describe.each(['', '  \n'])('without words (%j)', (words) => {
  const shown = () => {
    const request = $noticeRequest.get()
    return request?.action === 'show' ? request.message : null
  }

  test.each(['error', 'success', 'blank', 'loading'] as const)('no toast of kind %s is shown', (kind) => {
    notify.success('Before.')
    notify[kind](words)
    expect(shown()).toBeNull()
  })

  test('a loading toast is over when its result has none', () => {
    const id = notify.loading('Please wait...')
    notify.success(words, id)
    expect($noticeRequest.get()).toEqual({ action: 'dismiss', id })
  })

  test('while it loads, its result still has its toast', () => {
    const id = notify.loading(words)
    expect(shown()).toBeNull()
    notify.success('Sent.', id)
    expect($noticeRequest.get()).toEqual({ action: 'show', id, kind: 'success', message: 'Sent.' })
  })
})
