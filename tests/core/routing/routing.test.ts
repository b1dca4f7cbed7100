/** From paths to screens and back. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { $hostHref, matchRoute, routePath } from '../../../src/core/routing/routing'
import { configure } from '../../../src/core/settings/config'

afterEach(() => configure({ routes: undefined, features: undefined, portalUrl: undefined }))

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
    ['/sign-in/r1/t1/402817', 'signInLink', { request: 'r1', token: 't1', code: '402817' }],
    // A mail has cut the link off.
    ['/reset-password/u1', 'resetPassword', {}],
    ['/sign-in/r1/t1', 'signInLink', {}],
    ['/sign-in', 'signInLink', {}],
  ])('%s is the screen %s', (path, name, params) => {
    expect(matchRoute(path)).toEqual({ name, params })
  })

  test.each(['/nowhere', '/sign-inside', '/services/service', '/services/service/42/nowhere', ''])(
    '%s is no screen',
    (path) => {
      expect(matchRoute(path)).toBeNull()
    },
  )

  test('a host maps screens to its own pages', () => {
    configure({ routes: { project: '/account/projects/{serviceId}' } })
    expect($hostHref.get()('project', { serviceId: 'a b/c' })).toBe('/account/projects/a%20b%2Fc')
    expect($hostHref.get()('tickets')).toBeUndefined()
    expect(routePath('project', { serviceId: '42' })).toBe('/services/service/42')
  })

  test('who follows the addresses has those of the settings of now', () => {
    const stop = $hostHref.listen(() => {})
    configure({ routes: { tickets: '/help' } })
    expect($hostHref.get()('tickets')).toBe('/help')
    configure({ portalUrl: '/account' })
    expect($hostHref.get()('projects')).toBe('/account/services/services-history')
    stop()
  })

  test.each([
    ['/', '/services/service/a%20b', '/'],
    ['/account', '/account/services/service/a%20b', '/account'],
    ['/account/', '/account/services/service/a%20b', '/account/'],
    ['/account#', '/account#/services/service/a%20b', '/account#'],
    ['/account/#/', '/account/#/services/service/a%20b', '/account/#/'],
    ['https://x.example', 'https://x.example/services/service/a%20b', 'https://x.example'],
  ])('screens without a page of their own are in the portal at %s', (portalUrl, project, dashboard) => {
    configure({ portalUrl, routes: { tickets: '/help' } })
    const href = $hostHref.get()
    expect(href('project', { serviceId: 'a b' })).toBe(project)
    expect(href('dashboard')).toBe(dashboard)
    expect(href('tickets')).toBe('/help')
  })

  test.each([
    ['/projects', '/projects?status=On+Hold'],
    ['/account?tab=projects', '/account?tab=projects&status=On+Hold'],
    ['/account#projects', '/account?status=On+Hold#projects'],
    ['/account?tab=1#/projects', '/account?tab=1#/projects?status=On+Hold'],
  ])('a query stands in the address of a page like %s', (projects, address) => {
    configure({ routes: { projects } })
    expect($hostHref.get()('projects', {}, { status: 'On Hold' })).toBe(address)
  })

  test("a page with a place that its screen doesn't have is warned of, and not linked to", () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    configure({ routes: { project: '/account/projects/{id}' } })
    expect($hostHref.get()('project', { serviceId: '42' })).toBeUndefined()
    configure({ portalUrl: '/portal' })
    expect($hostHref.get()('project', { serviceId: '42' })).toBe('/portal/services/service/42')
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/route "project" has no \{id\}/))
    warn.mockRestore()
  })
})
