/** What the page around a frame learns of it: its height, the elements' events. */
import { eventDocs } from '../../../../src/elements/reference/sentences.ts'
import type { Told } from '../../live/scene.ts'

export function tellParent(): void {
  const tell = (told: Told) => parent.postMessage(told, location.origin)
  for (const name of Object.keys(eventDocs))
    addEventListener(name, (event) => {
      const tag = event.target instanceof Element ? event.target.localName : 'document'
      // Outside of this frame there is no page of a host to go to.
      if (name === 'cp-navigate') event.preventDefault()
      tell({ type: 'event', name, tag, detail: (event as CustomEvent).detail })
    })
  new ResizeObserver(() => tell({ type: 'height', pixels: document.documentElement.offsetHeight })).observe(
    document.body,
  )
}
