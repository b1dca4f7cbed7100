import type { KeyboardEvent } from 'react'

/**
 * Keeps Escape inside: it closes this layer alone. A dialog of the host's around the element, such as Bootstrap's modal,
 * listens to the key itself, and would close, too. A key that was pressed in the host's own content, in a slot of this
 * layer, is the host's: the nodes in a slot are none of the layer's own.
 */
export function keepEscape(event: KeyboardEvent): void {
  // React's type of the target is any event's: a key's is a node.
  const isOwn = event.currentTarget.contains(event.target as Node)
  if (event.key === 'Escape' && isOwn) event.stopPropagation()
}
