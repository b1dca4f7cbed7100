/** What is worked out of very many rows. `tests/core/data/list.test.ts` has what a list makes of it. */
import { atom, onMount } from 'nanostores'
import { expect, test, vi } from 'vitest'
import { computedInSlices, filterRows } from '../../../src/core/page/in-slices'

const inTime = { timeout: 20_000, interval: 10 }

test('what nobody looks at any more is forgotten: whoever looks next may be another client', async () => {
  const rowsOf = (client: string) => Array.from({ length: 20_000 }, () => client)
  const $rows = atom(rowsOf('Ada'))
  const left = vi.fn()
  onMount($rows, () => left)
  const $found = computedInSlices([$rows], [] as string[], (rows) => filterRows(rows, () => true))
  const stop = $found.listen(() => {})
  await vi.waitFor(() => expect($found.get()).toHaveLength(20_000), inTime)
  stop()
  await vi.waitFor(() => expect(left).toHaveBeenCalled(), inTime)
  $rows.set(rowsOf('Bob'))
  const seen: (string | undefined)[] = []
  $found.subscribe((rows) => seen.push(rows[0]))
  await vi.waitFor(() => expect(seen.at(-1)).toBe('Bob'), inTime)
  expect(seen).toEqual([undefined, 'Bob'])
})
