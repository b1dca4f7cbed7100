/** Requests of one upload: one at a time, in their order, and who waits asks those before to end. */
import { expect, test, vi } from 'vitest'
import { createLocks } from '../../api/receiving/locks'

const never = new AbortController().signal

test('each waits for the one before, and asks whoever has the turn to end it', async () => {
  const newLock = createLocks(60)
  const heard: string[] = []
  const names = ['one', 'two', 'three']
  const locks = names.map((name) => {
    const lock = newLock('upload')
    const isIn = lock
      .lock(never, () => heard.push(`${name} is asked`))
      .then(() => heard.push(`${name} is in`))
    return { ...lock, isIn }
  })
  await locks[0]?.isIn
  expect(new Set(heard)).toEqual(new Set(['one is asked', 'one is in']))
  heard.length = 0
  await locks[0]?.unlock()
  await locks[1]?.isIn
  expect(new Set(heard)).toEqual(new Set(['two is asked', 'two is in']))
  heard.length = 0
  await locks[1]?.unlock()
  await locks[2]?.isIn
  // Nobody waits for it.
  expect(heard).toEqual(['three is in'])
  await locks[2]?.unlock()
  const onAsked = vi.fn()
  await newLock('upload').lock(never, onAsked)
  await newLock('another upload').lock(never, onAsked)
  expect(onAsked).not.toHaveBeenCalled()
})

test('who waits too long, or is cut, lets the next one wait for those before', async () => {
  const newLock = createLocks(0.01)
  const one = newLock('upload')
  await one.lock(never, () => {})
  await expect(newLock('upload').lock(never, () => {})).rejects.toMatchObject({ status: 503 })
  const cutting = new AbortController()
  const cut = newLock('upload').lock(cutting.signal, () => {})
  cutting.abort(new Error('cut'))
  await expect(cut).rejects.toThrow('cut')
  let isIn = false
  const next = newLock('upload')
    .lock(never, () => {})
    .then(() => {
      isIn = true
    })
  await Promise.resolve()
  expect(isIn).toBe(false)
  await one.unlock()
  await next
  expect(isIn).toBe(true)
})
