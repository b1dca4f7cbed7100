/** `check-api` asks who the people of the client are, and changes nobody. */
import { describe, expect, test } from 'vitest'
import { answer, fail, type Rules } from '../../server/api/intercept'
import { checkAsAda, createApi, listen, only, serveApi } from './check'

test('finds nothing at the reference API, and changes nobody there', async () => {
  const api = await createApi()
  const before = await api.store.clients()
  const origin = await listen(api.app.fetch)
  const { code, out } = await checkAsAda(`${origin}/api/v1`, '--write', ...only())
  for (const line of ['colleagues', "another client's colleagues", 'removeColleague', 'changeColleague'])
    expect(out).toMatch(new RegExp(`^ok +${line}`, 'm'))
  expect(code).toBe(0)
  expect(await api.store.clients()).toEqual(before)
})

const nobody = { success: true, data: { people: [], roles: [] } }

describe.each<[string, Rules, line: string, says: RegExp]>([
  [
    'shows one client those of another',
    { colleagues: answer(nobody) },
    "another client's colleagues",
    /it is taken/,
  ],
  ['does not say who asks', { colleagues: answer(nobody) }, 'colleagues', /"isYou" is true of 0 people/],
  ['announces what it has not', { colleagues: fail(501, 'No.') }, 'colleagues', /answers 501/],
  ['takes out a stranger', { removeColleague: answer(nobody) }, 'removeColleague', /it is taken/],
  ['breaks by a stranger', { changeColleague: fail(500, 'Oh.') }, 'changeColleague', /it answers 500/],
])('a server that %s', (_what, rules, line, says) => {
  test('is named', async () => {
    const { apiUrl } = await serveApi(rules)
    const { code, out } = await checkAsAda(apiUrl, '--write', ...only())
    expect(out).toMatch(new RegExp(`^(FAILS|LACKS) +${line}`, 'm'))
    expect(out).toMatch(says)
    expect(code).toBe(1)
  })
})
