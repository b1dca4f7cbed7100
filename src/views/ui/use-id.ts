import { useState } from 'react'

let count = 0

/**
 * An id for an element, which no other has. React's own `useId()` would do, but Preact's counts from the start again
 * when the root is drawn anew, and two popovers then have the same id.
 */
export function useId(): string {
  const [id] = useState(() => `cp-${++count}`)
  return id
}
