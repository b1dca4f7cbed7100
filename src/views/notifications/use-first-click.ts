import { type MouseEvent, useRef } from 'react'

/**
 * Of fast clicks on one spot, only the first one counts: the others meet what has moved up under the pointer. For a key,
 * `detail` is 0.
 *
 * @returns what hears clicks before those who are clicked
 */
export function useFirstClick(): (event: MouseEvent) => void {
  const latest = useRef<MouseEvent>(undefined)
  return (event) => {
    const { current: before } = latest
    latest.current = event
    if (!event.detail || !before) return
    // In milliseconds. A hand that holds still moves by some pixels: eight count as much as half a second.
    const distance = event.timeStamp - before.timeStamp + 8 * (event.clientY - before.clientY) ** 2
    if (distance > 500) return
    event.preventDefault()
    event.stopPropagation()
  }
}
