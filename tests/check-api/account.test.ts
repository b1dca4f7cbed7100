/** `check-api` tries how a client's profile is changed, and leaves it as it was. */
import { describe, expect, test } from 'vitest'
import { answer, fail, type Rules } from '../../server/api/intercept'
import { demoPeople } from '../../server/seed/people'
import { checkAsAda, createApi, listen, only, serveApi } from './check'

const { ada } = demoPeople
const profile = { _id: ada.id, name: ada.name, email: ada.email }

test('finds nothing at the reference API, and changes nothing there', async () => {
  const api = await createApi()
  const before = await api.store.client(ada.id)
  const origin = await listen(api.app.fetch)
  const { code, out } = await checkAsAda(`${origin}/api/v1`, '--write', ...only())
  for (const line of ['changeProfile', "another client's profile", 'changePhoto', "another client's photo"])
    expect(out).toMatch(new RegExp(`^ok +${line}`, 'm'))
  expect(code).toBe(0)
  expect(await api.store.client(ada.id)).toEqual(before)
})

describe.each<[string, Rules, line: string, says: RegExp]>([
  [
    'lets one client change another',
    { changeProfile: answer({ success: true, data: { ...profile, phone: ada.phone } }) },
    "another client's profile",
    /fails: it is taken: one client/,
  ],
  ['announces what it has not', { changeProfile: fail(405, 'No.') }, 'changeProfile', /answers 405/],
  [
    'answers an old profile',
    { changeProfile: answer({ success: true, data: profile }) },
    'changeProfile',
    /lacks: it does not answer the profile/,
  ],
  [
    'takes a text as a photo',
    { changePhoto: answer({ success: true, data: profile }) },
    'changePhoto',
    /fails: it takes a text/,
  ],
  ['breaks by a bad photo', { changePhoto: fail(500, 'Oh.') }, 'changePhoto', /lacks: it answers 500/],
  [
    'says nothing of what can be changed',
    {
      async login(proceed) {
        const body = await (await proceed()).json()
        body.data.user = profile
        return Response.json(body)
      },
    },
    'changeProfile',
    /lacks: "editable" of the profile names nothing/,
  ],
])('a server that %s', (_what, rules, line, says) => {
  test('is named', async () => {
    const { apiUrl } = await serveApi(rules)
    const { code, out } = await checkAsAda(apiUrl, '--write', ...only())
    expect(out).toMatch(new RegExp(`^(FAILS|LACKS) +${line}`, 'm'))
    expect(out).toMatch(says)
    expect(code).toBe(1)
  })
})
