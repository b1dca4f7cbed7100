import { useEffect, useRef, useState } from 'react'
import { visuallyHidden } from '../ui/visually-hidden'

/** Something to say to a screen reader, when the eye sees it happen. */
export interface Announcement {
  /** Tells one event from every other on the page: of several widgets that show it, one speaks. */
  id: string
  text: string
}

/** What has been said on this page. */
const said = new Set<string>()

/** Says each announcement once, and stands there before it speaks, so that it is heard. */
export function Announcer({ announcement }: { announcement: Announcement | undefined }) {
  const region = useRef<HTMLSpanElement>(null)
  const [current, setCurrent] = useState<Announcement>()
  useEffect(() => {
    // A widget that is hidden can't be heard, and leaves it to another.
    if (!announcement || said.has(announcement.id) || !region.current?.checkVisibility()) return
    said.add(announcement.id)
    setCurrent(announcement)
  }, [announcement])
  return (
    <span ref={region} role="status" className={visuallyHidden}>
      {/* Anew each time, so that the same words are heard again. */}
      {current && <span key={current.id}>{current.text}</span>}
    </span>
  )
}
