/** However long an address is, it is read at once: a link from elsewhere must not keep a client's page busy. */
import { afterEach, expect, test, vi } from 'vitest'
import { callOf } from '../../../server/api/calls'
import { findScreen } from '../../../src/core/routing/find-screen'
import { rootOf } from '../../../src/core/routing/read-path'
import { matchRoute, routePath, screenOf, shownPath } from '../../../src/core/routing/routing'
import { configure } from '../../../src/core/settings/config'
import { leadsHere, matchHostPage } from '../../../src/core/settings/host-page'
import { matchPattern } from '../../../src/core/settings/pattern'
import { openTab } from '../tab'

afterEach(() => {
  vi.unstubAllGlobals()
  configure({ routes: undefined, portalUrl: undefined })
})

const long = 30_000
const texts = ['/', '-', '.', '%', '?', '#', '#/', '&', '=', '{', '{a}', '/-', 'a', ' ', '/../']
/** One text after the other, with an end that fits nothing. */
const addresses = texts.flatMap((text) =>
  ['/', '/a/', '/reset/', 'https://client.example/'].map(
    (start) => `${start}${text.repeat(long / text.length)}/\n`,
  ),
)

const readers: Record<string, (address: string) => unknown> = {
  rootOf,
  screenOf,
  shownPath,
  matchRoute,
  leadsHere,
  matchHostPage: (address) => {
    // Two places in one part of a path: the first could end at each hyphen.
    configure({ routes: { resetPassword: '/reset/{userId}-{token}' }, portalUrl: '/account#' })
    return matchHostPage(address)
  },
  'matchPattern, three places in one part': (address) => matchPattern('/{a}-{b}-{c}', address),
  'matchPattern, as the pattern': (address) => matchPattern(address, address),
  findScreen: (address) => findScreen(address, null),
  routePath: (address) => routePath('ticket', { ticketId: address }, { search: address }),
  callOf: (address) => callOf('GET', address),
}

test.each(Object.keys(readers))('%s', (name) => {
  for (const address of addresses) {
    // The time of the processor: by the clock, a busy machine would count, too.
    const start = process.cpuUsage()
    readers[name]?.(address)
    const took = process.cpuUsage(start).user / 1000
    expect(took, `${took} ms for ${address.slice(0, 40)}`).toBeLessThan(250)
  }
})

test.each([
  ['path', '/', 'https://client.example/'],
  ['path', '/account', 'https://client.example/account'],
  ['hash', '/', 'https://client.example/#'],
] as const)('a portal that routes by %s under %s', async (routing, base, start) => {
  for (const text of texts) {
    const { createLocation } = await openTab({ address: `${start}${text.repeat(long / text.length)}` })
    const begin = performance.now()
    const location = createLocation(routing, base)
    location.listPlace().write({ search: text })
    location.go('/support')
    expect(performance.now() - begin, text).toBeLessThan(250)
  }
})
