/** Backends of twelve other shapes: what the elements read of them, and what a client reads of their refusals. */
import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import * as api from '../../../src/core/server/api'
import { configure } from '../../../src/core/settings/config'
import type { Backend } from './shapes/backend'

const files = import.meta.glob<Record<string, Backend>>(['./shapes/*.ts', '!./shapes/backend.ts'], {
  eager: true,
})
const backends = Object.entries(files).flatMap(([file, module]) =>
  Object.entries(module).map(([name, backend]) => ({ name, file: file.replace('./', ''), backend })),
)

afterEach(() => configure({ endpoints: undefined, readError: undefined, fetch: undefined }))

/** Asks a backend, which gives its answers, or refuses whatever it is asked. */
async function ask({ endpoints, readError, answers, ask }: Backend, refusal?: Backend['refusal']) {
  const sent: unknown[] = []
  configure({
    endpoints,
    readError,
    fetch: async (input, { method = '', body } = {}) => {
      const { pathname, search } = new URL(String(input))
      const asked = decodeURIComponent((pathname + search).replaceAll('+', ' ')).replace(
        '/api/v1',
        `${method} `,
      )
      if (body) sent.push(JSON.parse(String(body)))
      if (refusal) return Response.json(refusal.body, { status: refusal.status })
      return Response.json(answers[asked] ?? { asked }, { status: asked in answers ? 200 : 500 })
    },
  })
  return { read: await ask(api).catch((error: unknown) => error), sent }
}

test('there are twelve', () => expect(backends).toHaveLength(12))

test.each(backends)('$name: its rows are read', async ({ backend }) => {
  const { read, sent } = await ask(backend)
  expect({ read }).toMatchObject({ read: backend.reads })
  expect(sent).toEqual(backend.sent ?? [])
})

test.each(backends)('$name: its refusal is told', async ({ backend }) => {
  const { status, message } = backend.refusal
  const { read } = await ask(backend, backend.refusal)
  expect(read).toMatchObject({ name: 'ApiError', status, message, retryable: false })
})

test.each(backends)('$name: its adapter has no more than 40 lines', ({ file }) => {
  const text = readFileSync(`tests/core/server/${file}`, 'utf8')
  const [, adapter = ''] =
    /\n\n((?:const|function|\/\*\*) .*?const endpoints = .*?\n\}\)\n)/s.exec(withoutTypes(text)) ?? []
  expect(adapter).not.toBe('')
  expect(adapter.split('\n').length).toBeLessThanOrEqual(40)
})

/** What the server sends is no part of the adapter. */
const withoutTypes = (text: string) => text.replaceAll(/interface .*?\n\}\n/gs, '')
