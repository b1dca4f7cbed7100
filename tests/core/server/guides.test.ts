/** The answers that the guides in `docs/server/` show, as the elements read them. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as api from '../../../src/core/server/api'
import { isOffered } from '../../../src/core/server/optional'
import { configure } from '../../../src/core/settings/config'

/** The JSON that stands in a guide, in its order. */
const shownIn = (guide: string) =>
  Array.from(
    readFileSync(`docs/server/${guide}.md`, 'utf8').matchAll(/```json\n(.*?)```/gs),
    ([, text = '']) => JSON.parse(text),
  )

/** What the client makes of an answer. */
function read<Output>(body: unknown, call: () => Promise<Output>, status = 200): Promise<Output> {
  configure({ fetch: async () => Response.json(body, { status }) })
  return call()
}

test('Login: who signs in, the next token, and until when one is renewed', async () => {
  const [login, renewal, announced, ...others] = shownIn('login')
  const answer = await read(login, () => api.login({ email: 'ada@example.com', password: 'x' }))
  expect(answer).toMatchObject({ token: login.data.token, user: { _id: 'client-ada' } })
  expect(await read(renewal, () => api.renew('old'))).toBe(renewal.data.token)
  await read(announced, api.checkSession)
  expect(isOffered('renew')).toBe(true)
  expect(others).toEqual([])
})

test('Calls: the message of a refusal, and what is announced', async () => {
  const [refusal, announced, ...others] = shownIn('calls')
  await expect(read(refusal, () => api.files('p1'), 400)).rejects.toThrow(refusal.message)
  await read(announced, api.checkSession)
  expect((['logout', 'renew', 'events'] as const).filter((call) => !isOffered(call))).toEqual([])
  expect(others).toEqual([])
})

test('Fields: a list under "data"', async () => {
  const [payments, ...others] = shownIn('fields')
  expect(await read(payments, () => api.payments('client-ada'))).toMatchObject(payments.data)
  expect(others).toEqual([])
})

test('What you can add: who has written what, of several people; and what is approved', async () => {
  const [person, ticket, message, file, update, decided, approved, ...others] = shownIn('additions')
  expect(await read({ data: person }, () => api.profile('person-7'))).toMatchObject(person)
  const conversation = { ...ticket, messages: [message] }
  expect(await read({ data: conversation }, () => api.ticket('TKT-1'))).toMatchObject(conversation)
  expect(await read({ data: [{ id: 'f1', ...file }] }, () => api.files('p1'))).toMatchObject([file])
  expect(await read({ data: [update] }, () => api.serviceUpdates('p1'))).toMatchObject([update])
  const answer = await read(approved, () => api.approve('p1', decided, undefined))
  expect(answer).toMatchObject(approved.data)
  const { approvalId, ...said } = decided
  expect([answer.id, answer.records[0]]).toMatchObject([approvalId, said])
  expect(others).toEqual([])
})
