/**
 * Addresses of any kind, as a server, an address bar or an attacker writes them: what is followed leads where it seems
 * to, a path names one screen, and nothing throws.
 */
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { fileUrl } from '../../../src/core/files/file-url'
import { mailHref, nameOfUrl, ownUrl, safePath } from '../../../src/core/page/safe-path'
import { findScreen } from '../../../src/core/routing/find-screen'
import {
  $hostHref,
  hasAddress,
  matchRoute,
  routePath,
  screenOf,
  shownPath,
} from '../../../src/core/routing/routing'
import { configure } from '../../../src/core/settings/config'
import { matchHostPage } from '../../../src/core/settings/host-page'
import { type RouteName, routeNames, routes } from '../../../src/core/settings/routes'
import { linkify } from '../../../src/core/text/linkify'
import { visible } from '../../../src/core/text/visible'
import { openTab } from '../tab'
import { addresses, holds, texts } from './trial'

afterEach(() => {
  configure({ routes: undefined, portalUrl: undefined, apiUrl: undefined })
  vi.unstubAllGlobals()
})

const page = 'http://localhost/account/page?x=1'

test('an address that may be followed leads to this site, or to an https site that it names', () =>
  holds(
    fc.property(addresses, (address) => {
      const safe = safePath(address)
      if (safe?.kind === 'portal') {
        expect(safe.path).toBe(address)
        for (const base of ['', '/account'])
          expect(new URL(base + safe.path, page).origin).toBe('http://localhost')
      }
      if (safe?.kind === 'external') {
        const { protocol, username, password, hostname } = new URL(safe.href, page)
        expect([protocol, username + password]).toEqual(['https:', ''])
        // The host is the one that stands first in the text, if browsers write it so.
        const [, written = ''] = /^https:\/+([^/?#:]*)/i.exec(address) ?? []
        expect(new URL(`https://${written}`).hostname).toBe(hostname)
      }
      const own = ownUrl(address)
      if (own) expect([own.origin, own.username + own.password]).toEqual(['http://localhost', ''])
    }),
  ))

test('a file is at an http address without a user', () =>
  holds(
    fc.property(addresses, (address) => {
      const url = fileUrl(address)
      if (url !== null)
        expect(new URL(url)).toMatchObject({
          protocol: expect.stringMatching(/^https?:$/),
          username: '',
          password: '',
        })
      expect(nameOfUrl(address)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
    }),
  ))

test('mail goes to one address, without a subject or a copy', () =>
  holds(
    fc.property(
      fc.oneof(
        texts,
        fc.emailAddress(),
        fc.tuple(texts, fc.domain()).map(([name, host]) => `${name}@${host}`),
      ),
      (email) => {
        const href = mailHref(email)
        if (href === undefined) return
        const { protocol, search, hash, pathname } = new URL(href)
        expect([protocol, search, hash, pathname.split('@').length]).toEqual(['mailto:', '', '', 2])
        expect(href).toBe(`mailto:${email}`)
      },
    ),
  ))

test('the links of a text are http, and with the rest they are the text', () =>
  holds(
    fc.property(fc.array(fc.oneof(texts, addresses, fc.constantFrom('. ', ' (', ') ', ', '))), (parts) => {
      const text = parts.join('')
      const linked = linkify(text)
      expect(linked.map((part) => part.text).join('')).toBe(text)
      for (const { href, text } of linked) {
        if (href === undefined) continue
        expect(['', 'https://', 'mailto:'].map((start) => start + text)).toContain(href)
        expect(text).not.toMatch(/[\s<>"“”«»「」。，、]|[.,;:!?]$/u)
        expect(new URL(href)).toMatchObject({
          protocol: expect.stringMatching(/^(https?|mailto):$/),
          username: '',
          password: '',
        })
      }
    }),
  ))

/** A screen, and values for the places in its path. */
const screens = fc.constantFrom(...routeNames).chain((name) => {
  const places = Array.from(routes[name].pattern.matchAll(/\{(\w+)\}/g), ([, place = '']) => place)
  return (
    fc
      // A path is read without what nobody sees.
      .record(Object.fromEntries(places.map((place) => [place, texts.map(visible)])))
      .map((params) => ({ name: name as RouteName, params: { ...params } }))
  )
})
const queries = fc.dictionary(
  fc.constantFrom('status', 'search', 'sort'),
  texts.map((text) => Buffer.from(text).toString()),
)

/** What the address bar shows of the links in mails, which have a secret in them. */
const mailed: Readonly<Record<string, string>> = { resetPassword: '/reset-password', signInLink: '/sign-in' }
const isMailed = (name = '') => name in mailed

test('a screen has one path, and the path that screen', () =>
  holds(
    fc.property(screens, queries, ({ name, params }, query) => {
      if (!hasAddress(params)) {
        expect(() => routePath(name, params)).toThrow(RangeError)
        return
      }
      const path = routePath(name, params, query)
      expect(matchRoute(path)).toEqual({ name, params })
      expect(safePath(path)).toEqual({ kind: 'portal', path })
      expect(findScreen(path, null)).toEqual({ name, params })
      expect(Object.fromEntries(new URL(path, page).searchParams)).toEqual({ ...query })
      expect(new URL(path, page).pathname).toBe(screenOf(path))
      if ('token' in params) expect(shownPath(path)).toBe(mailed[name])
    }),
  ))

const portals = fc.constantFrom(
  '/',
  '/account',
  '/account/',
  '/account#',
  '/a/b/#/',
  'http://localhost/portal',
)

test('so it has on the site of a host', () =>
  holds(
    fc.property(screens, portals, ({ name, params }, portalUrl) => {
      fc.pre(hasAddress(params))
      configure({ portalUrl })
      const href = $hostHref.get()(name, params) ?? ''
      expect(matchHostPage(href)).toEqual({ name, params })
      const { pathname, search, hash } = new URL(href, page)
      expect(matchHostPage(pathname + search + hash)).toEqual({ name, params })
    }),
  ))

test('any path is a screen or none, without an error', () =>
  holds(
    fc.property(addresses, portals, (path, portalUrl) => {
      configure({ portalUrl })
      for (const match of [matchRoute(path), matchHostPage(path), findScreen(path, null)]) {
        if (match) expect(routeNames).toContain(match.name)
        if (match) expect(hasAddress(match.params)).toBe(true)
      }
      expect(shownPath(path) === path || isMailed(matchRoute(path)?.name)).toBe(true)
    }),
  ))

test('a portal that goes to a screen is there, and so is a new one at the same address', async () => {
  const tab = await openTab()
  const bases = fc.constantFrom('/', '/account', '/account/', 'deep/er')
  await holds(
    fc.property(
      screens,
      queries,
      bases,
      fc.constantFrom('path', 'hash'),
      ({ name, params }, query, base, routing) => {
        fc.pre(hasAddress(params) && !isMailed(name))
        tab.page.history.pushState(null, '', 'https://client.example/')
        const location = tab.createLocation(routing, base)
        const path = routePath(name, params, query)
        location.go(path)
        expect(location.$entry.get().path).toBe(path)
        const again = tab.createLocation(routing, base).$entry.get().path
        expect(tab.matchRoute(again)).toEqual({ name, params })
        expect(location.pathOf(new URL(tab.page.location.href))).toBe(again)
        expect(Object.fromEntries(new URL(again, page).searchParams)).toEqual({ ...query })
        tab.page.visited.length = 1
      },
    ),
  )
})
