import { AnchorMdx, DocsContext } from '@storybook/addon-docs/blocks'
import { type CSSProperties, useContext, useEffect, useRef, useState } from 'react'
import { useGlobals } from './use-globals'

interface Props {
  stories: readonly { id: string; name: string }[]
  /** The first is drawn in its own size, and one can press what is in it. */
  isFirstLarge?: boolean
  /** Each is as wide as the page and as high as what it shows, and not made small. */
  areWide?: boolean
  /** How wide the place is that a small one shows, in rem: what needs less is drawn larger. */
  room?: number
}

/**
 * Stories as they run, small, beside each other. Each has a frame, because all stories of one page would share one session and one
 * server. A frame begins when it comes into view, and the one before it has loaded: all at once would keep the first waiting for the last.
 */
export function StoryPictures({ stories, isFirstLarge = false, areWide = false, room = 54 }: Props) {
  const [begun, setBegun] = useState(1)
  const globals = useGlobals(useContext(DocsContext).channel)
  const chosen = Object.entries(globals).flatMap(([name, value]) =>
    typeof value === 'string' ? `${name}:${value}` : [],
  )
  return (
    <ul
      className={`story-pictures sb-unstyled${areWide ? ' wide' : ''}`}
      style={{ '--room': room } as CSSProperties /* its type knows no custom properties */}
    >
      {stories.map(({ id, name }, at) => (
        <li key={id} className={isFirstLarge && at === 0 ? 'large' : undefined}>
          <div>
            {at < begun && (
              <Frame
                title={name}
                src={`iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: chosen.join(';') })}`}
                isPicture={!isFirstLarge || at > 0}
                isAsHigh={areWide}
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

interface FrameProps {
  title: string
  src: string
  /** Nobody can press what is in it. */
  isPicture: boolean
  /** It is as high as what it shows. */
  isAsHigh: boolean
  onLoad: () => void
}

/** What is as high as its window would grow with its frame, without an end. In pixels. */
const highest = 1600

/** The frame of a story. Until the story is drawn in its theme, one sees through it: its page begins in that of the system. */
function Frame({ title, src, isPicture, isAsHigh, onLoad }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [{ isDrawn, height }, setShown] = useState({ isDrawn: false, height: 0 })
  const watch = useRef<ResizeObserver>(null)
  useEffect(() => () => watch.current?.disconnect(), [])
  function onLoaded() {
    onLoad()
    const body = frame.current?.contentDocument?.body
    if (!body) return
    watch.current?.disconnect()
    watch.current = new ResizeObserver(() =>
      setShown({
        isDrawn: body.matches('.sb-show-main,.sb-show-errordisplay'),
        height: Math.min(body.offsetHeight, highest),
      }),
    )
    watch.current.observe(body)
  }
  return (
    <iframe
      ref={frame}
      title={title}
      src={src}
      loading="lazy"
      inert={isPicture}
      data-drawn={isDrawn || undefined}
      style={isAsHigh && isDrawn ? { blockSize: height } : undefined}
      onLoad={onLoaded}
    />
  )
}
