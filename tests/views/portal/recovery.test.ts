/** What failed on one screen of the portal comes with the next one that shows it. */
import '../../elements/signed-in'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fail } from '../../../server/api/intercept'
import { show } from '../../elements/page'
import { loses, reads } from '../../elements/person'
import { count, rules } from '../../elements/server'
import { enter } from './routings'

beforeAll(() => page.viewport(1280, 800))
afterEach(() => void vi.useRealTimers())

test('a screen that opens asks at once for what it shows, and has failed before', async () => {
  rules.payments = fail(500, 'The ledger is closed.')
  // No pause is over by itself.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const portal = show('cp-portal routing="memory"')
  await reads(portal, 'The ledger is closed.')
  expect(count('payments')).toBe(1)
  rules.payments = undefined
  await enter(portal, 'Payment History')
  expect(count('payments')).toBe(2)
  await loses(portal, 'The ledger is closed.')
})
