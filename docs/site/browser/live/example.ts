/** A live example: its frame, whose scene can change. */
import { frameAddress, type Scene, type Told } from '../../live/scene.ts'
import { createSessionNote } from './session-note.ts'

export interface Example {
  /** Shows another scene. */
  show(scene: Scene): void
  /** Calls what is given with all that the frame tells. */
  onTold(act: (told: Told) => void): void
}

/** This script is in `assets/`, so the root of the site is one above. */
const root = new URL('../', import.meta.url)

/** The server of the examples can say what is due. */
const usualSettings: Scene['settings'] = { features: { pendingTotal: true } }

/** Draws the frame of an example into its place, as soon as that comes into view. */
export function startExample(place: HTMLElement): Example {
  const frame = document.createElement('iframe')
  const waiting = place.querySelector('.live-waiting')
  const note = createSessionNote(place.dataset.signIn ?? '', () => frame.contentWindow?.location.reload())
  frame.title = place.dataset.live ?? ''
  let scene: Scene = JSON.parse(place.dataset.scene ?? '')
  const address = () => {
    const settings = { ...usualSettings, ...scene.settings }
    return new URL(frameAddress({ scheme: schemeAround(place), ...scene, settings }), root).href
  }
  const listeners: ((told: Told) => void)[] = []
  addEventListener('message', ({ source, origin, data }: MessageEvent<Told>) => {
    if (source !== frame.contentWindow || origin !== location.origin) return
    waiting?.remove()
    // A portal is as high as its window: its frame would grow without an end.
    if (data.type === 'height') frame.style.blockSize = hasPortal(scene) ? '' : `${data.pixels}px`
    note.hear(data)
    for (const act of listeners) act(data)
  })
  const inView = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    inView.disconnect()
    frame.src = address()
    // What waits begins to wait from now on.
    place.replaceChildren(...(waiting ? [waiting] : []), frame)
  })
  const prepare = () => {
    place.dataset.tags = scene.elements.map(({ tag }) => tag).join(' ')
    note.follow(scene)
  }
  const show = (next: Scene) => {
    scene = next
    prepare()
    if (frame.isConnected) frame.contentWindow?.location.replace(address())
  }
  prepare()
  place.after(note.place)
  inView.observe(place)
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
