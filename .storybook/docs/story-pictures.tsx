import { AnchorMdx, DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useState } from 'react'
import { useGlobals } from './use-globals'

interface Props {
  stories: readonly { id: string; name: string }[]
  /** The first is drawn in its own size, and one can press what is in it. */
  isFirstLarge?: boolean
  /** Each is as wide as the page, and not made small. */
  areWide?: boolean
}

/**
 * Stories as they run, small, beside each other. Each has a frame, because all stories of one page would share one session and one
 * server. A frame begins when it comes into view, and the one before it has loaded: all at once would keep the first waiting for the last.
 */
export function StoryPictures({ stories, isFirstLarge = false, areWide = false }: Props) {
  const [begun, setBegun] = useState(1)
  const globals = useGlobals(useContext(DocsContext).channel)
  const chosen = Object.entries(globals).flatMap(([name, value]) =>
    typeof value === 'string' ? `${name}:${value}` : [],
  )
  return (
    <ul className={`story-pictures sb-unstyled${areWide ? ' wide' : ''}`}>
      {stories.map(({ id, name }, at) => (
        <li key={id} className={isFirstLarge && at === 0 ? 'large' : undefined}>
          <div>
            {at < begun && (
              <iframe
                title={name}
                src={`iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: chosen.join(';') })}`}
                loading="lazy"
                inert={!isFirstLarge || at > 0}
                onLoad={() => setBegun((count) => Math.max(count, at + 2))}
              />
            )}
          </div>
          <AnchorMdx href={`./?path=/story/${id}`} target="_self">
            {name}
          </AnchorMdx>
        </li>
      ))}
    </ul>
  )
}
