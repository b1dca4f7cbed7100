/** Payments that can't be had: the reason, what the specification says of an empty list, and Retry stand as one message. */
import { expect, test } from 'vitest'
import { fail } from '../../server/api/intercept'
import { show, until } from './page'
import { all, control, reads } from './person'
import { rules } from './server'
import './signed-in'

test('each line stands below the one before, without a gap, and Retry at the end', async () => {
  rules.payments = fail(500, 'The ledger is closed.')
  const payments = show('cp-payments')
  await reads(payments, "We couldn't find any payment transactions")
  await until(() => {
    const lines = [...all(payments, '[part=card] [part=empty-state] p'), control(payments, 'Retry')]
    const boxes = lines.map((each) => each.getBoundingClientRect())
    const gaps = boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0))
    expect(lines.map((each) => each.textContent)).toHaveLength(5)
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(0)
    for (const gap of gaps) expect(gap).toBeLessThan(20)
  })
})
