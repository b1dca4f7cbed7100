/**
 * Asks for what elements show first while their code is still on its way: the answers then wait for the views, and not
 * the views for the answers.
 */
import type { ReadableAtom } from 'nanostores'
import { $clientId } from '../../core/index'
import type { Tag } from '../elements'
import { rowOf } from '../known-rows'
import { camelCase, readAttributes } from '../reflect'
import type { ShownView } from '../row'

/** The elements whose data is kept for them, each with a function that ends this. */
const kept = new Map<Element, () => void>()

/** Watches for elements that leave the page, while data is kept. */
let leaving: MutationObserver | undefined

export const keepsDataOf = (element: Element) => kept.has(element)
export const keepsFirstData = () => kept.size > 0

/**
 * Asks for the first data of an element that is not defined yet; in a portal, for the code and the data of the bell and
 * the screen. Asks for no data while nobody is signed in. The data is kept until {@link letGo}, or until the element
 * leaves the page.
 *
 * @param tag The element's tag in the table.
 * @param onEnd Called when the data is not kept any more.
 */
export function keepFirstData(element: Element, tag: Tag, onEnd: () => void): void {
  if (kept.has(element)) return
  const row = rowOf(tag)
  const values = readAttributes(element, row?.attributes ?? {}, element.localName)
  const views = () => row?.shows?.(values) ?? []
  for (const view of views()) loadView(view)
  const stop = follow(() => [{ tag, values }, ...views()].flatMap(dataOf))
  kept.set(element, () => {
    stop()
    onEnd()
  })
  leaving ??= new MutationObserver(letGoOfLeft)
  leaving.observe(document, { childList: true, subtree: true })
}

/** Ends the keeping of an element's data: its view shows it by now, or will never be there. */
export function letGo(element: Element): void {
  const end = kept.get(element)
  if (!kept.delete(element)) return
  if (kept.size === 0) leaving?.disconnect()
  end?.()
}

/** An element that has no class yet has no callback for its leaving. */
function letGoOfLeft(): void {
  for (const element of kept.keys()) if (!element.isConnected) letGo(element)
}

/** The loader knows all files of a view. With a bundler, nobody does. */
let askForFiles: (tag: string) => void = () => {}

export function askForFilesBy(ask: typeof askForFiles): void {
  askForFiles = ask
}

/** A view that can't be had is asked for again, and reported, when it is to be shown. */
function loadView({ tag }: ShownView): void {
  askForFiles(tag)
  rowOf(tag)
    ?.view?.()
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
function follow(storesOf: () => readonly ReadableAtom<unknown>[]): () => void {
  let stops: (() => void)[] = []
  const stopAll = () => {
    for (const stop of stops.splice(0)) stop()
  }
  const stopFollowing = $clientId.subscribe((id) => {
    const next = id ? storesOf().map((store) => store.listen(() => {})) : []
    stopAll()
    stops = next
  })
  return () => {
    stopFollowing()
    stopAll()
  }
}
