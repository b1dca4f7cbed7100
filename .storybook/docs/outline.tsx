import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Heading } from '../../docs/site/content/headings'

/**
 * The headings of a page, beside it. Storybook makes its own list once, soon after the page has begun: what is drawn later, such as
 * tables that are read from a running element, is missing in it.
 */
export function Outline() {
  const [place, setPlace] = useState<Element | null>(null)
  const [headings, setHeadings] = useState<readonly Heading[]>([])
  useEffect(() => {
    const page = document.querySelector('.sbdocs-content')
    if (!page) return
    const look = () => {
      const found = headingsIn(page)
      setHeadings((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found))
    }
    const watch = new MutationObserver(look)
    watch.observe(page, { childList: true, subtree: true })
    setPlace(page.parentElement)
    look()
    return () => watch.disconnect()
  }, [])
  if (!place) return null
  return createPortal(
    // Its room is there from the beginning, so that nothing moves.
    <div className="docs-outline">
      {headings.length > 0 && (
        <nav aria-labelledby="on-this-page">
          <h2 id="on-this-page">On this page</h2>
          <ul>
            {headings.map(({ id, text, level }) => (
              <li key={id} data-level={level}>
                <AnchorMdx href={`#${id}`} target="_self">
                  {text}
                </AnchorMdx>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>,
    place,
  )
}

/** The headings of a page that a link can lead to, but not those inside of stories. */
const headingsIn = (page: Element): Heading[] =>
  Array.from(
    page.querySelectorAll(':is(h2,h3)[id]:not(.docs-story *)'),
    ({ id, localName, textContent }) => ({
      id,
      text: textContent?.trim() ?? '',
      level: localName === 'h2' ? 2 : 3,
    }),
  )
