/** What the page around a frame learns of it: its height, the elements' events. And that no click leaves the frame. */
import type { Told } from '../../live/scene.ts'
import type { Screens } from './screens.ts'

export const tell = (told: Told) => parent.postMessage(told, location.origin)

/** Only what an address bar or a log could show: a `detail` may have functions. */
const plain = (detail: unknown): unknown => JSON.parse(JSON.stringify(detail ?? null))

export function tellParent(events: readonly string[], screens: Screens): void {
  for (const name of events)
    addEventListener(name, (event) => {
      if (!(event instanceof CustomEvent)) return
      const tag = event.target instanceof Element ? event.target.localName : 'document'
      tell({ type: 'event', name, tag, detail: plain(event.detail) })
      stay(event, tag, screens)
    })
  for (const name of ['click', 'auxclick']) addEventListener(name, stayAtLink)
  const { documentElement, body } = document
  new ResizeObserver(() => tell({ type: 'height', pixels: documentElement.offsetHeight })).observe(body)
}

/** Outside of this frame there is no page of a host to go to. A portal goes to its own screens. */
function stay(event: CustomEvent, tag: string, screens: Screens): void {
  const { type, detail } = event
  if (type === 'cp-service-request') {
    detail.respondWith(new Promise((resolve) => setTimeout(resolve, 800)))
    return
  }
  // Its server records it.
  if (type === 'cp-approval') return
  if (type === 'cp-navigate' && tag === 'cp-portal') return
  event.preventDefault()
  if (type !== 'cp-navigate') return
  // After the click that leads there: what is hidden meanwhile would miss it.
  setTimeout(() => screens.go(detail.route, detail.params))
}

function stayAtLink(event: Event): void {
  const link = event.composedPath().find((place) => place instanceof HTMLAnchorElement)
  if (!link?.href || event.defaultPrevented || opensFile(link)) return
  event.preventDefault()
  tell({ type: 'link', href: link.getAttribute('href') ?? '' })
}

/** A file of the demo in a window of its own, or one that is saved. */
const opensFile = ({ href, target, download, protocol }: HTMLAnchorElement) =>
  (protocol === 'blob:' && download !== '') ||
  (href.includes('/cdn/sandbox-files/') && (target === '_blank' || download !== ''))
