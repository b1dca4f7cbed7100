/** Long work in slices: the page draws and answers the client in between. */
import { atom, computed, onMount, type ReadableAtom, type Store, type StoreValue } from 'nanostores'
import { pause } from './timer'

/** Work that pauses after each piece. It returns what it comes to. */
export type Work<Value> = Generator<void, Value, void>

/** Work on so many rows is done at once: even a slow phone needs only some milliseconds for it. */
const mostAtOnce = 5_000

/** How many rows are one piece of longer work. */
const piece = 250

/** How long, in milliseconds, the page waits for its turn. What takes longer than 50 is felt. */
const slice = 10

/** Lets the page go on before something is done with very many rows. */
export function* giveWay({ length }: readonly unknown[]): Work<void> {
  if (length > mostAtOnce) yield
}

export function* forEachRow<Row>(rows: readonly Row[], act: (row: Row) => void): Work<void> {
  for (let start = 0; start < rows.length; start += piece) {
    yield* giveWay(rows)
    for (const row of rows.slice(start, start + piece)) act(row)
  }
}

export function* filterRows<Row>(rows: readonly Row[], test: (row: Row) => boolean): Work<Row[]> {
  const found: Row[] = []
  yield* forEachRow(rows, (row) => {
    if (test(row)) found.push(row)
  })
  return found
}

export function finish<Value>(work: Work<Value>): Value {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

type Values<Stores extends readonly Store[]> = { [Key in keyof Stores]: StoreValue<Stores[Key]> }

/**
 * A store that is computed from others, like `computed()`. With very many rows, its value comes later: the page goes on
 * between slices of the work, and before the new value is drawn. Until then, the old value stays.
 * @param value before the first work is done
 */
export function computedInSlices<const Stores extends readonly Store[], Value>(
  stores: Stores,
  value: Value,
  work: (...values: Values<Stores>) => Work<Value>,
): ReadableAtom<Value> {
  const $value = atom(value)
  const $inputs = computed([...stores], (...values) => values as unknown as Values<Stores>)
  onMount($value, () => {
    let latest: Work<Value> | undefined
    async function run(inputs: Values<Stores>): Promise<void> {
      const own = work(...inputs)
      latest = own
      let step = own.next()
      const isLong = !step.done
      while (!step.done) {
        await pause()
        if (latest !== own) return
        const end = performance.now() + slice
        do step = own.next()
        while (!step.done && performance.now() < end)
      }
      if (isLong) await pause()
      if (latest === own) $value.set(step.value)
    }
    const stop = $inputs.subscribe(run)
    return () => {
      stop()
      latest = undefined
      // Whoever looks next may be another client.
      $value.set(value)
    }
  })
  return $value
}
