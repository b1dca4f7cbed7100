/** Payments that can't be had: the reason and Retry, and below them, quietly, what the specification says of an empty list. */
import { expect, test } from 'vitest'
import { fail } from '../../server/api/intercept'
import { show, toasts, until } from './page'
import { all, control, find, reads } from './person'
import { rules } from './server'
import './signed-in'

test('each line stands below the one before, without a gap, and is read at once, also while a toast says it', async () => {
  rules.payments = fail(500, 'The ledger is closed.')
  const payments = show('cp-payments')
  await reads(payments, "We couldn't find any payment transactions")
  await until(() => {
    const [title, reason, ...empty] = all(payments, '[part=card] [part=empty-state] p')
    expect(toasts).toContain(`error: ${reason?.textContent}`)
    const lines = [title, reason, control(payments, 'Retry'), ...empty].flatMap((line) => line ?? [])
    expect(lines.every((line) => line.checkVisibility({ visibilityProperty: true }))).toBe(true)
    expect(find(payments, '[part=empty-state] bdi').checkVisibility({ visibilityProperty: true })).toBe(true)
    const boxes = lines.map((each) => each.getBoundingClientRect())
    const gaps = boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0))
    expect(lines.map((each) => each.textContent)).toHaveLength(5)
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(0)
    for (const gap of gaps) expect(gap).toBeLessThan(20)
  })
})
