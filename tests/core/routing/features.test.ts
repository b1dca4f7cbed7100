/** What a host shows of the portal. */
import { afterEach, expect, test } from 'vitest'
import { $features } from '../../../src/core/routing/features'
import { configure } from '../../../src/core/settings/config'

afterEach(() => configure({ features: undefined }))

test('every section is on, until the host turns it off, and its screens with it', () => {
  expect($features.get().isSectionOn('support')).toBe(true)
  configure({ features: { support: false } })
  const { isSectionOn, isRouteOn } = $features.get()
  expect([isSectionOn('support'), isRouteOn('tickets'), isRouteOn('raiseTicket')]).toEqual([
    false,
    false,
    false,
  ])
  expect([isSectionOn('projects'), isRouteOn('project'), isRouteOn('dashboard')]).toEqual([true, true, true])
})

test('requests for more services are on, until the host turns them off', () => {
  expect($features.get().hasServiceRequests).toBe(true)
  configure({ features: { serviceRequests: false } })
  expect($features.get().hasServiceRequests).toBe(false)
})

test('other settings change nothing here', () => {
  const before = $features.get()
  configure({ locale: 'de' })
  expect($features.get()).toBe(before)
  configure({ locale: undefined })
})
