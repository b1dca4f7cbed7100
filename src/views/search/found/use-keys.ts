import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'
import type { Box } from '../use-box'

/**
 * What the keys do while the list is there, as in ARIA's "editable combobox with list autocomplete". Home, End and the arrows to the
 * sides belong to the text, and lead back to the first entry.
 * @param reached the id of the entry that Enter opens
 */
export function useKeys(
  { setActive, onKey }: Box,
  list: RefObject<HTMLElement | null>,
  reached: string | undefined,
): void {
  useLayoutEffect(() => {
    const onPressed = (event: KeyboardEvent) => {
      const options = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
      const place = options.findIndex(({ id }) => id === reached)
      const go = (next: HTMLElement | undefined) => {
        setActive(next?.id)
        next?.scrollIntoView({ block: 'nearest' })
      }
      if (event.key === 'ArrowDown') go(options[(place + 1) % options.length])
      else if (event.key === 'ArrowUp') go(options.at(place <= 0 ? -1 : place - 1))
      else if (event.key === 'Enter') open(options[place], event)
      else {
        if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(event.key)) setActive(undefined)
        return
      }
      event.preventDefault()
    }
    onKey.current = onPressed
    return () => {
      if (onKey.current === onPressed) onKey.current = undefined
    }
  }, [reached, setActive, onKey, list])
}

/** As a click would, also one for a new tab or window. */
function open(option: HTMLElement | undefined, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  const how = { bubbles: true, composed: true, cancelable: true, ctrlKey, metaKey, shiftKey }
  option?.dispatchEvent(new MouseEvent('click', how))
}
