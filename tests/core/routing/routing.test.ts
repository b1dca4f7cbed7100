import { afterEach, describe, expect, test, vi } from 'vitest'
import { safePath } from '../../../src/core/page/safe-path'
import { configure } from '../../../src/core/settings/config'
import { matchHostPage } from '../../../src/core/settings/host-page'
import { fillPattern } from '../../../src/core/settings/pattern'
import { hostHref, matchRoute, routePath } from '../../../src/core/settings/routes'

afterEach(() => configure({ routes: undefined, features: undefined }))

describe('routes', () => {
  test.each([
    ['/', 'dashboard', {}],
    ['/login', 'login', {}],
    ['/login?x=1', 'login', {}],
    ['/support/', 'tickets', {}],
    ['/support/raise-ticket', 'raiseTicket', {}],
    ['/support/ticket/T%2F1', 'ticket', { ticketId: 'T/1' }],
    ['/services/service/42', 'project', { serviceId: '42' }],
    ['/services/service/42/project-updates', 'projectUpdates', { serviceId: '42' }],
    ['/services/service/42/view-milestones', 'milestones', { serviceId: '42' }],
    ['/services/service/%E0%A4%A', 'project', { serviceId: '%E0%A4%A' }],
    ['/reset-password/u1/t1', 'resetPassword', { userId: 'u1', token: 't1' }],
  ])('%s is the screen %s', (path, name, params) => {
    expect(matchRoute(path)).toEqual({ name, params })
  })

  test.each(['/nowhere', '/services/service', '/services/service/42/nowhere', ''])(
    '%s is no screen',
    (path) => {
      expect(matchRoute(path)).toBeNull()
    },
  )

  test('a section that is turned off has no screens', () => {
    configure({ features: { support: false } })
    expect(matchRoute('/support')).toBeNull()
    expect(matchRoute('/services/service/42')).not.toBeNull()
  })

  test('a host maps screens to its own pages', () => {
    configure({ routes: { project: '/account/projects/{serviceId}' } })
    expect(hostHref('project', { serviceId: 'a b/c' })).toBe('/account/projects/a%20b%2Fc')
    expect(hostHref('tickets')).toBe('/support')
    expect(routePath('project', { serviceId: '42' })).toBe('/services/service/42')
  })

  test("a page with a place that its screen doesn't have is warned of, and not linked to", () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    configure({ routes: { project: '/account/projects/{id}' } })
    expect(hostHref('project', { serviceId: '42' })).toBe('/services/service/42')
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/route "project" has no \{id\}/))
    warn.mockRestore()
  })

  const ticket = { ticket: '/help/{ticketId}' }
  const raiseTicket = { raiseTicket: '/help/new' }
  test.each([
    { ...ticket, ...raiseTicket },
    { ...raiseTicket, ...ticket },
  ])("a page of the host's is the screen that names it most closely: %o", (routes) => {
    configure({ routes })
    expect(matchHostPage('/help/new?from=mail')).toEqual({ name: 'raiseTicket', params: {} })
    expect(matchHostPage('/help/7')).toEqual({ name: 'ticket', params: { ticketId: '7' } })
    expect(matchHostPage('/help')).toBeNull()
  })

  test.each(['', '.', '..'])('"%s" can not stand in a path', (value) => {
    expect(() => fillPattern('/a/{id}', { id: value })).toThrow(RangeError)
  })
})

describe('a path that came from a server', () => {
  test.each([
    ['/support/ticket/7', { kind: 'portal', path: '/support/ticket/7' }],
    ['https://example.com/invoice', { kind: 'external', href: 'https://example.com/invoice' }],
  ])('%s may be followed', (path, safe) => {
    expect(safePath(path)).toEqual(safe)
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://example.com',
    'https://',
    'support',
    '',
    ' /support',
  ])('%j may not', (path) => {
    expect(safePath(path)).toBeNull()
  })
})
