/** A live example: its frame, whose scene can change. */
import { frameAddress, type Scene, type Told } from '../../live/scene.ts'

export interface Example {
  /** Shows another scene. */
  show(scene: Scene): void
  /** Calls what is given with all that the frame tells. */
  onTold(act: (told: Told) => void): void
}

/** This script is in `assets/`, so the root of the site is one above. */
const root = new URL('../', import.meta.url)

/** Draws the frame of an example into its place, as soon as that comes into view. */
export function startExample(place: HTMLElement): Example {
  const frame = document.createElement('iframe')
  frame.title = place.dataset.live ?? ''
  let scene: Scene = JSON.parse(place.dataset.scene ?? '')
  const address = () => new URL(frameAddress({ scheme: schemeAround(place), ...scene }), root).href
  const listeners: ((told: Told) => void)[] = []
  addEventListener('message', ({ source, origin, data }: MessageEvent<Told>) => {
    if (source !== frame.contentWindow || origin !== location.origin) return
    // A portal is as high as its window: its frame would grow without an end.
    if (data.type === 'height' && !hasPortal(scene)) frame.style.blockSize = `${data.pixels}px`
    for (const act of listeners) act(data)
  })
  const inView = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    inView.disconnect()
    frame.src = address()
    place.replaceChildren(frame)
  })
  inView.observe(place)
  const show = (next: Scene) => {
    scene = next
    if (frame.isConnected) frame.contentWindow?.location.replace(address())
  }
  // The page around it can be put into another theme.
  new MutationObserver(() => show(scene)).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  })
  return { show, onTold: (act) => listeners.push(act) }
}

const hasPortal = ({ elements }: Scene) => elements.some(({ tag }) => tag === 'cp-portal')

/** The colour scheme that the page around the frame is forced into. */
function schemeAround(place: Element): Scene['scheme'] {
  const { colorScheme } = getComputedStyle(place)
  return colorScheme === 'light' || colorScheme === 'dark' ? colorScheme : undefined
}
