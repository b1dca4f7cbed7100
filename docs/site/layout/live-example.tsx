import type { ReactNode } from 'react'
import type { Scene } from '../live/scene.ts'

interface Props {
  /** What it shows, for those who don't see it. */
  name: string
  scene: Scene
  /** The id by which a script of the page finds it. */
  id?: string
  /** What stands there without scripts. */
  children?: ReactNode
}

/** The place of a live example: a frame that begins when it comes into view. A page with one has the script `live`. */
export function LiveExample({ name, scene, id, children }: Props) {
  return (
    <div
      className="live"
      id={id}
      data-live={name}
      data-tags={scene.elements.map(({ tag }) => tag).join(' ')}
      data-scene={JSON.stringify(scene)}
    >
      <noscript>{children ?? 'This example is live, and needs scripts.'}</noscript>
    </div>
  )
}
