import type { ReactNode } from 'react'
import { demoPassword, demoPeople } from '../../../server/seed/people.ts'
import type { Scene } from '../live/scene.ts'

/** What is said below an example whose client has left. */
export const howToSignIn = `Sign in as ${demoPeople.ada.email} with the password ${demoPassword}.`

interface Props {
  /** What it shows, for those who don't see it. */
  name: string
  scene: Scene
  /** The id by which a script of the page finds it. */
  id?: string
  /** A picture of it, which stands there until it begins, and without scripts. */
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
      data-sign-in={howToSignIn}
    >
      <Waiting>{children}</Waiting>
    </div>
  )
}

/** What stands in the place of a frame until it begins. That it comes late shows by the style sheet, whatever has failed. */
export function Waiting({ children }: { children?: ReactNode }) {
  return (
    <>
      {!children && (
        <noscript>
          <p>This example is live, and needs scripts.</p>
        </noscript>
      )}
      <div className="live-waiting" role="status">
        {children ?? <p className="live-loading by-script">The example is loading …</p>}
        <p className="live-late by-script">
          The example could not be loaded.{' '}
          {/* biome-ignore lint/a11y/useValidAnchor: it is this page, whatever its address is. */}
          <a href="">Try again</a>
        </p>
      </div>
    </>
  )
}
