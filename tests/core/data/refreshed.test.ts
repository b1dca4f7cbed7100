/** Whoever asks anew waits for the answer, and for nothing else that changes meanwhile. */
import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import { refreshed } from '../../../src/core/data/asking/refreshed'
import { createResource } from '../../../src/core/data/resource'
import type { ResourceStore } from '../../../src/core/data/state'
import { ApiError } from '../../../src/core/server/api-error'
import { pass, stopTimeInTests } from '../server'

stopTimeInTests()

/** A resource whose answers the test gives, and whether `refreshed()` has ended. */
async function open() {
  const answers: { give: (data: object) => void; fail: (error: ApiError) => void }[] = []
  const load = () => new Promise<object>((give, fail) => answers.push({ give, fail }))
  const store: ResourceStore<object> = createResource({ for: atom('1'), load, onFailure: () => {} })
  store.listen(() => {})
  answers[0]?.give({})
  await pass(1)
  const begin = () => {
    const ended = vi.fn()
    void refreshed(store).then(ended)
    return ended
  }
  return { store, answers, begin }
}

test('an answer ends it', async () => {
  const { answers, begin } = await open()
  const ended = begin()
  await pass(100)
  expect(ended).not.toBeCalled()
  answers[1]?.give({})
  await pass(1)
  expect(ended).toBeCalled()
})

test('a request before it that was slow does not', async () => {
  const { store, answers, begin } = await open()
  store.refresh()
  await pass(11_000)
  const ended = begin()
  await pass(100)
  expect(ended).not.toBeCalled()
  answers[2]?.give({})
  await pass(1)
  expect(ended).toBeCalled()
})

test('a failure ends it, also when it is the one as before, and so do ten seconds', async () => {
  const { answers, begin } = await open()
  const failure = () => new ApiError('tickets', 503, 'Closed.')
  for (const number of [1, 2]) {
    const ended = begin()
    answers[number]?.fail(failure())
    await pass(1)
    expect(ended).toBeCalled()
  }
  const ended = begin()
  await pass(9_999)
  expect(ended).not.toBeCalled()
  await pass(2)
  expect(ended).toBeCalled()
})
