/**
 * The prefetch: asks for what elements show first while their code is still on its way. The answers then wait for the views,
 * and not the views for the answers. `page.ts` says for which elements, and until when.
 */
import type { ReadableAtom } from 'nanostores'
import { $clientId, askForFiles, type Resource } from '../../core/index'
import type { Tag } from '../elements'
import { rowOf } from '../known-rows'
import { camelCase, readAttributes } from '../reflect'
import type { ShownView } from '../row'

interface Kept {
  /** Resolves when none of the data is awaited. */
  came: Promise<void>
  stop(): void
}
const kept = new Map<Element, Kept>()

/** The elements whose data is kept for them. */
export const keptElements: ReadonlyMap<Element, unknown> = kept

/**
 * Elements whose code is there wait for their data no longer than this, in milliseconds. Then they show a skeleton. A skeleton
 * that is gone in a moment costs the time in which answers could be read.
 */
const longestWait = 300

/**
 * Asks for the first data of an element that is not defined yet; in a portal, for the code and the data of the bell and
 * the screen. Asks for no data while nobody is signed in. The data is kept until {@link dropFirstData}.
 *
 * @param tag The element's tag in the table.
 */
export function keepFirstData(element: Element, tag: Tag): void {
  if (kept.has(element)) return
  const row = rowOf(tag)
  const values = readAttributes(element, row?.attributes ?? {}, element.localName)
  const views = () => row?.shows?.(values) ?? []
  for (const view of views()) loadView(view)
  kept.set(
    element,
    follow(() => [{ tag, values }, ...views()].flatMap(dataOf)),
  )
}

/** Waits for the data that is kept for elements, unless it takes long. */
export async function firstData(elements: readonly Element[]): Promise<void> {
  const awaited = elements.flatMap((element) => kept.get(element)?.came ?? [])
  if (awaited.length === 0) return
  await Promise.race([Promise.all(awaited), new Promise((resolve) => setTimeout(resolve, longestWait))])
}

/** Ends the keeping of an element's data: its view shows it by now, or will never be there. */
export function dropFirstData(element: Element): void {
  const own = kept.get(element)
  kept.delete(element)
  own?.stop()
}

/** A view that can't be had is asked for again, and reported, when it is to be shown. */
function loadView({ tag }: ShownView): void {
  askForFiles(tag)
    .then(rowOf(tag)?.view)
    .catch(() => {})
}

function dataOf({ tag, values }: ShownView): readonly ReadableAtom<unknown>[] {
  const { attributes = {}, data } = rowOf(tag) ?? {}
  const isComplete = Object.entries(attributes).every(
    ([name, { required }]) => !required || values[camelCase(name)],
  )
  return (isComplete && data?.(values)) || []
}

/** Listens to the stores of the client who is signed in: a store that is listened to asks the server. */
function follow(storesOf: () => readonly ReadableAtom<unknown>[]): Kept {
  let stops: (() => void)[] = []
  let come = () => {}
  const came = new Promise<void>((resolve) => {
    come = resolve
  })
  const listenTo = (stores: readonly ReadableAtom<unknown>[]) => {
    const former = stops
    const look = () => stores.some(isLoading) || come()
    stops = stores.map((store) => store.listen(look))
    // They end last: a store that is listened to all the while doesn't ask again.
    for (const stop of former) stop()
    look()
  }
  const stopFollowing = $clientId.subscribe((id) => listenTo(id ? storesOf() : []))
  const stop = () => {
    stopFollowing()
    listenTo([])
  }
  return { came, stop }
}

/** Of a long list, the first rows are enough. */
function isLoading(store: ReadableAtom<unknown>): boolean {
  const resource = store.get() as Partial<Resource<unknown>> | undefined
  return resource?.status === 'loading' && !('first' in resource)
}
