import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import type { Tag } from '../../src/elements/elements'
import { onThemeApplied } from '../brands'

/** So long nothing has changed before it is read, in milliseconds. */
const settled = 200

/** What `read` finds in the element of a page's first story, after each of its changes. */
export function useRunning<Found>(tag: Tag, read: (root: ShadowRoot) => Found): Found | undefined {
  const { channel } = useContext(DocsContext)
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    let timer = 0
    const look = () => {
      const root = document.querySelector(`.docs-story ${tag}`)?.shadowRoot
      if (!root) return
      watch.observe(root, { childList: true, subtree: true })
      setFound(read(root))
    }
    // Much of what comes is drawn in many small steps.
    const watch = new MutationObserver(() => {
      clearTimeout(timer)
      timer = window.setTimeout(look, settled)
    })
    look()
    channel.on(STORY_RENDERED, look)
    const stop = onThemeApplied(look)
    return () => {
      clearTimeout(timer)
      watch.disconnect()
      channel.off(STORY_RENDERED, look)
      stop()
    }
  }, [channel, tag, read])
  return found
}
