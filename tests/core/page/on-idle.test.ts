/** What waits for an idle browser may be gone when it comes: a form, for one, that its client has signed in by. */
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.resetModules()
})

/** A page that is busy until `rest()`. */
async function openBusyPage() {
  vi.useFakeTimers()
  const waiting: (() => void)[] = []
  const requestIdleCallback = (listener: () => void) => waiting.push(listener)
  vi.stubGlobal('window', { navigator: {}, document: undefined, requestIdleCallback })
  const { onIdle } = await import('../../../src/core/page/browser')
  return { onIdle, rest: () => waiting.forEach((each) => void each()) }
}

test('the listener is called once the browser is idle', async () => {
  const { onIdle, rest } = await openBusyPage()
  const listener = vi.fn()
  onIdle(1, listener)
  vi.advanceTimersByTime(1_000)
  expect(listener).not.toHaveBeenCalled()
  rest()
  expect(listener).toHaveBeenCalledOnce()
})

test.each([999, 1_000])('who has stopped after %i ms is called no more', async (time) => {
  const { onIdle, rest } = await openBusyPage()
  const listener = vi.fn()
  const stop = onIdle(1, listener)
  vi.advanceTimersByTime(time)
  stop()
  vi.advanceTimersByTime(1_000)
  rest()
  expect(listener).not.toHaveBeenCalled()
})
