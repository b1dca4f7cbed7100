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

/** Draws the frame of an example into its place. */
export function startExample(place: HTMLElement): Example {
  const frame = document.createElement('iframe')
  frame.title = place.dataset.live ?? ''
  const addressOf = (scene: Scene) => new URL(frameAddress(scene), root).href
  frame.src = addressOf(JSON.parse(place.dataset.scene ?? ''))
  const listeners: ((told: Told) => void)[] = []
  addEventListener('message', ({ source, origin, data }: MessageEvent<Told>) => {
    if (source !== frame.contentWindow || origin !== location.origin) return
    if (data.type === 'height') frame.style.height = `${data.pixels}px`
    for (const act of listeners) act(data)
  })
  place.replaceChildren(frame)
  return {
    show: (scene) => frame.contentWindow?.location.replace(addressOf(scene)),
    onTold: (act) => listeners.push(act),
  }
}
