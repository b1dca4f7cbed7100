import type { KeyboardEvent } from 'react'

/**
 * Keeps Escape inside: it closes this layer alone. A dialog of the host's around the element, such as Bootstrap's modal,
 * listens to the key itself, and would close, too.
 */
export function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation()
}
