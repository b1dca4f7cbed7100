import { type RefObject, useEffect, useRef } from 'react'
import { hasCommandKey } from '../../core/index'
import { documentOf } from '../ui/document-of'

/** On a keyboard of other letters, such as a Russian one, it is the key in the place of the K. */
const isK = ({ key, code }: KeyboardEvent) =>
  key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key))

/** The one key that is held: on a Mac, Ctrl K deletes the rest of a line. */
const isHeld = ({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  (hasCommandKey() ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !shiftKey && !altKey

/**
 * Ctrl K, or ⌘ K on a Mac, wherever on the page the focus is. Where the host, or another search on the page, has prevented the key,
 * it does nothing: it listens behind all others, whenever those were added.
 *
 * @param open returns whether it could open: then the browser's own use of the key is prevented
 */
export function useShortcut(inside: RefObject<HTMLElement | null>, isOn: boolean, open: () => boolean): void {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    const page = isOn && inside.current ? documentOf(inside.current).defaultView : undefined
    const onKeyPressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat || !isHeld(event) || !isK(event)) return
      if (latest.current()) event.preventDefault()
    }
    const leave = () => page?.removeEventListener('keydown', onKeyPressed)
    // Listeners are called in the order in which they were added: before each key, ours is added anew.
    const comeLast = () => {
      leave()
      page?.addEventListener('keydown', onKeyPressed)
    }
    page?.addEventListener('keydown', comeLast, true)
    return () => {
      leave()
      page?.removeEventListener('keydown', comeLast, true)
    }
  }, [inside, isOn])
}
