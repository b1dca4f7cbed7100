import { useEffect, useRef, useState } from 'react'
import { visuallyHidden } from '../../ui/visually-hidden'

/** A text that tells a screen reader about a visible change. */
export interface Announcement {
  /** Identifies the event on the page: if several elements show the event, only one announces it. */
  id: string
  text: string
  /** The addresses of the screens that it is about: the bell says nothing of its own about them then. */
  about?: readonly (string | undefined)[]
}

const events = new WeakMap<object, string>()
let latestEvent = 0

/** An id for the changes in a server's answer. All elements on the page get the same answer, and so the same id. */
export function eventOf(answer: object): string {
  const event = events.get(answer) ?? `event ${++latestEvent}`
  events.set(answer, event)
  return event
}

/** The ids of all announcements that were made on this page. */
const said = new Set<string>()

/** When it was last said on this page what is new on a screen, in milliseconds since 1970, by the screen's address. */
const saidAt = new Map<string | undefined, number>()

/** Whether the screen at this address, or a list of it, has said what is new there, at this time or later. */
export const wasSaid = (address: string, since: number) => (saidAt.get(address) ?? 0) >= since

/** A live region that makes each announcement once. It must exist before its text, or the text is lost. */
export function Announcer({ announcement }: { announcement: Announcement | undefined }) {
  const region = useRef<HTMLSpanElement>(null)
  const [current, setCurrent] = useState<Announcement>()
  useEffect(() => {
    // A hidden live region is silent: it leaves the announcement to another element.
    if (!announcement || said.has(announcement.id) || region.current?.checkVisibility?.() === false) return
    said.add(announcement.id)
    for (const address of announcement.about ?? []) saidAt.set(address, Date.now())
    setCurrent(announcement)
  }, [announcement])
  return (
    <span ref={region} role="status" className={visuallyHidden}>
      {/* The key creates a new element each time, so that screen readers repeat the same text. */}
      {current && <span key={current.id}>{current.text}</span>}
    </span>
  )
}
