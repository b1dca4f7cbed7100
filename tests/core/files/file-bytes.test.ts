/** The bytes of a file: who is asked for them, with what, and what is said of a file that can't be had. */
import { expect, test, vi } from 'vitest'
import { askByBrowser } from '../page-fetch'
import { openSignedIn } from '../portal'
import { createServer } from '../server'

const words = new TextEncoder().encode('The plan')

interface Asked {
  url: string
  token: string | null
}

/** A page whose links to files are answered by `answer`; `count` says how often one was asked for. */
async function open(answer: (asked: Asked, count: number) => Response | Promise<Response>) {
  const server = createServer()
  const asked: Asked[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = String(input)
    if (!url.includes('/links/')) return server.fetch(input, init)
    asked.push({ url, token: new Headers(init?.headers).get('authorization') })
    return answer(asked.at(-1) ?? expect.fail(), asked.length)
  }
  const tab = await openSignedIn({ server })
  askByBrowser(tab, fetch)
  return { ...tab, asked }
}

const troubleOf = (loading: Promise<unknown>) =>
  loading.then(
    () => 'none',
    (error: { trouble?: string }) => error.trouble,
  )

test('a link is asked without the token, and what has come is told', async () => {
  const { fileBytes, seenSha256, asked } = await open(
    () => new Response(words, { headers: { 'content-length': '8' } }),
  )
  const told: unknown[] = []
  expect(await seenSha256('/links/plan.txt')).toBeUndefined()
  const { bytes } = await fileBytes('/links/plan.txt', { onProgress: (progress) => told.push(progress) })
  expect(new TextDecoder().decode(bytes)).toBe('The plan')
  expect(asked.map(({ token }) => token)).toEqual([null])
  expect(told).toEqual([{ loaded: 8, total: 8 }])
  expect(await seenSha256('/links/plan.txt')).toBe(
    Buffer.from(await crypto.subtle.digest('SHA-256', words)).toString('hex'),
  )
})

test.each([401, 403])('after %i, the API is asked once more with the token', async (status) => {
  const { fileBytes, asked } = await open((_, count) =>
    count === 1 ? new Response('', { status }) : new Response(words),
  )
  await fileBytes('/links/plan.txt')
  expect(asked.map(({ token }) => token)).toEqual([null, expect.stringMatching(/^Bearer ./)])
  expect(asked.map(({ url }) => url.includes('token'))).toEqual([false, false])
})

test('another origin never gets the token', async () => {
  const { fileBytes, asked } = await open(() => new Response('', { status: 401 }))
  expect(await troubleOf(fileBytes('https://files.example.com/links/plan.txt'))).toBe('denied')
  expect(asked.map(({ token }) => token)).toEqual([null])
})

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [403, 'denied'],
  [500, 'failed'],
])('%i is said to be %s', async (status, trouble) => {
  const { fileBytes } = await open(() => new Response('', { status }))
  expect(await troubleOf(fileBytes('/links/plan.txt'))).toBe(trouble)
})

test('what this page may not read is blocked; it is remembered of another origin, but for its pictures', async () => {
  const { fileBytes, isUnreadable, asked } = await open(() =>
    Promise.reject(new TypeError('Failed to fetch')),
  )
  const elsewhere = 'https://files.example.com/links/plan.txt'
  expect(isUnreadable(elsewhere)).toBe(false)
  expect(await troubleOf(fileBytes(elsewhere))).toBe('blocked')
  expect(isUnreadable(elsewhere)).toBe(true)
  expect(isUnreadable('https://files.example.com/photo.png?signature=1')).toBe(false)
  // The API may lead to a storage that does not allow this page: its other files may be elsewhere.
  expect(await troubleOf(fileBytes('/links/plan.txt'))).toBe('blocked')
  expect(isUnreadable(asked.at(-1)?.url ?? '')).toBe(false)
  expect(await troubleOf(fileBytes('javascript:/links/'))).toBe('blocked')
})

test('an answer that breaks off is lost', async () => {
  const body = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('network error')),
  })
  const { fileBytes } = await open(() => new Response(body))
  expect(await troubleOf(fileBytes('https://files.example.com/links/plan.txt'))).toBe('lost')
})

test('what can be opened by nobody is not called one for the session alone', async () => {
  const { fileBytes, isOpenByToken, signOut, asked } = await open((_, count) =>
    count === 4 ? new Response(words) : new Response('', { status: 403 }),
  )
  const url = () => asked.at(-1)?.url ?? ''
  expect(await troubleOf(fileBytes('/links/plan.txt'))).toBe('denied')
  expect(isOpenByToken(url())).toBe(false)
  await fileBytes('/links/plan.txt')
  expect(isOpenByToken(url())).toBe(true)
  await signOut()
  expect(isOpenByToken(url())).toBe(false)
})

test('nothing more is read once nobody waits for it, and progress is told for each percent', async () => {
  const leaving = new AbortController()
  let given = 0
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(100))
      if (++given === 500) leaving.abort()
    },
  })
  const onProgress = vi.fn()
  const headers = { 'content-length': '100000' }
  const { fileBytes } = await open(() => new Response(body, { headers }))
  await expect(fileBytes('/links/plan.txt', { signal: leaving.signal, onProgress })).rejects.toThrow(
    'aborted',
  )
  expect(given).toBeLessThan(510)
  expect(onProgress).toHaveBeenCalledTimes(49)
})

test.each([
  ['its length says so', { 'content-length': '9000' }, 0],
  ['more comes than wanted', {}, 3],
])('a large file is loaded no further: %s', async (_, headers, most) => {
  const cancelled = vi.fn()
  let given = 0
  const body = new ReadableStream(
    {
      pull(controller) {
        given++
        controller.enqueue(new Uint8Array(1000))
      },
      cancel: cancelled,
    },
    { highWaterMark: 0 },
  )
  const { fileBytes } = await open(() => new Response(body, { headers }))
  expect(await troubleOf(fileBytes('/links/plan.txt', { mostBytes: 2000 }))).toBe('large')
  expect(given).toBe(most)
  expect(cancelled).toHaveBeenCalledOnce()
})

test.each<Record<string, string>>([{ 'content-length': '9000' }, {}])(
  "nor is one that a host's own fetch answers without a stream, with %j",
  async (headers) => {
    const whole = () =>
      Object.defineProperty(new Response('x'.repeat(9000), { headers }), 'body', { value: null })
    const { fileBytes } = await open(whole)
    expect(await troubleOf(fileBytes('/links/plan.txt', { mostBytes: 2000 }))).toBe('large')
    expect((await fileBytes('/links/plan.txt')).bytes).toHaveLength(9000)
  },
)

test('what was seen is forgotten with the session', async () => {
  const { fileBytes, seenSha256, signOut } = await open(() => new Response(words))
  await fileBytes('/links/plan.txt')
  expect(await seenSha256('/links/plan.txt')).toHaveLength(64)
  await signOut()
  expect(await seenSha256('/links/plan.txt')).toBeUndefined()
})
