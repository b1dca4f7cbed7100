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
 * Ctrl K, or ⌘ K on a Mac, wherever on the page the focus is. Where the host, or another search on the page, has prevented the key
 * before it comes to the document, or by a listener there that was added earlier, it does nothing.
 *
 * @param open returns whether it could open: then the browser's own use of the key is prevented
 */
export function useShortcut(inside: RefObject<HTMLElement | null>, isOn: boolean, open: () => boolean): void {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    const page = isOn && inside.current ? documentOf(inside.current) : undefined
    const onKeyPressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat || !isHeld(event) || !isK(event)) return
      if (latest.current()) event.preventDefault()
    }
    page?.addEventListener('keydown', onKeyPressed)
    return () => page?.removeEventListener('keydown', onKeyPressed)
  }, [inside, isOn])
}
