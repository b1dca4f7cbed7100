import { AnchorMdx, DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { useGlobals } from './use-globals'

interface Props {
  stories: readonly { id: string; name: string }[]
  /** In its own size, and one can press what is in it. */
  isLarge?: boolean
}

/**
 * Stories as they run, small, beside each other. Each has a frame, because all stories of one page would share one session and one
 * server. A frame begins when it comes into view.
 */
export function StoryPictures({ stories, isLarge = false }: Props) {
  const globals = useGlobals(useContext(DocsContext).channel)
  const chosen = Object.entries(globals).flatMap(([name, value]) =>
    typeof value === 'string' ? `${name}:${value}` : [],
  )
  return (
    <ul className={`story-pictures sb-unstyled${isLarge ? ' large' : ''}`}>
      {stories.map(({ id, name }) => (
        <li key={id}>
          <div>
            <iframe
              title={name}
              src={`iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: chosen.join(';') })}`}
              loading="lazy"
              inert={!isLarge}
            />
          </div>
          <AnchorMdx href={`./?path=/story/${id}`} target="_self">
            {name}
          </AnchorMdx>
        </li>
      ))}
    </ul>
  )
}
