/** A secret in the address: taken out at once, kept for a reload, and seen nowhere. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openTab } from '../tab'

afterEach(() => void vi.unstubAllGlobals())

const site = 'https://client.example'
const secret = '/reset-password/u1/t1'
const key = 'client-portal:path'

describe.each([
  ['path', '/', `${site}${secret}`, `${site}/reset-password`],
  ['path', '/', `${site}/reset-password#/u1/t1`, `${site}/reset-password`],
  ['path', '/account', `${site}/account/reset-password#/u1/t1`, `${site}/account/reset-password`],
  ['path', '/account', `${site}/account${secret}`, `${site}/account/reset-password`],
  ['hash', '/', `${site}/portal?x=1#${secret}`, `${site}/portal?x=1#/reset-password`],
] as const)('by %s under %s', (routing, base, address, shown) => {
  test('it leaves the address bar, without a step in the history, and the portal knows it', async () => {
    const { createLocation, matchRoute, page } = await openTab({ address })
    const { path } = createLocation(routing, base).$entry.get()
    expect(matchRoute(path)).toEqual({ name: 'resetPassword', params: { userId: 'u1', token: 't1' } })
    expect(page.visited).toEqual([shown])
    expect(page.history.state).toEqual({ host: 'state', [key]: secret })
  })

  test('a reload finds it', async () => {
    const { createLocation, page } = await openTab({ address: shown })
    page.history.state = { [key]: secret }
    expect(createLocation(routing, base).$entry.get().path).toBe(secret)
  })

  test('a step elsewhere leaves it behind, and the way back finds it', async () => {
    const { createLocation, page } = await openTab({ address })
    const location = createLocation(routing, base)
    location.start()
    location.go('/login')
    expect(page.history.state).toEqual({ host: 'state' })
    page.history.state = { [key]: secret }
    page.moveTo(shown)
    expect(location.$entry.get().path).toBe(secret)
  })
})

test('a link that is followed while the portal is open is treated alike', async () => {
  const { createLocation, page } = await openTab({ address: `${site}/login` })
  const location = createLocation('path', '/')
  location.start()
  page.moveTo(site + secret)
  expect(page.visited.at(-1)).toBe(`${site}/reset-password`)
  expect(location.$entry.get().path).toBe(secret)
  location.go('/reset-password/u2/t2')
  expect(page.visited.at(-1)).toBe(`${site}/reset-password`)
  expect(page.history.state).toMatchObject({ [key]: '/reset-password/u2/t2' })
})

test.each([
  ['is none', null],
  ['is of another page', { [key]: '/support' }],
  ['is of another kind', { [key]: 7 }],
  ['is a text', 'state of the host'],
])('what is kept %s: the address counts', async (_, state) => {
  const { createLocation, matchRoute, page } = await openTab({ address: `${site}/reset-password` })
  page.history.state = state
  const { path } = createLocation('path', '/').$entry.get()
  expect(matchRoute(path)).toEqual({ name: 'resetPassword', params: {} })
  expect(page.history.state).toEqual(state)
})

test('only the secret is hidden', async () => {
  const { shownPath } = await openTab()
  expect(shownPath('/reset-password/u1/t1?x=1')).toBe('/reset-password')
  expect(shownPath('/support/ticket/7?x=1')).toBe('/support/ticket/7?x=1')
  expect(shownPath('/nowhere')).toBe('/nowhere')
})

test('in memory nothing is written', async () => {
  const { createLocation, page } = await openTab({ address: `${site}/` })
  const location = createLocation('memory', '/', secret)
  expect(location.$entry.get().path).toBe(secret)
  expect(page.visited).toEqual([`${site}/`])
})
