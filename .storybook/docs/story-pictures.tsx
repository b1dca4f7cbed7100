import { AnchorMdx, DocsContext } from '@storybook/addon-docs/blocks'
import { type CSSProperties, useContext, useEffect, useRef, useState } from 'react'
import { useGlobals } from './use-globals'

interface Picture {
  id: string
  name: string
  /** What the story is given, as in an address: `tag:cp-payments`. */
  args?: string
  /** The room of this one, where it has its own. */
  room?: number
}

interface Props {
  stories: readonly Picture[]
  /** The first is drawn in its own size, and one can press what is in it. */
  isFirstLarge?: boolean
  /** Each is as wide as the page and as high as what it shows, and not made small unless it is given a room. */
  areWide?: boolean
  /** Higher than this none is, in pixels. What is as high as its window would grow with its frame, without an end. */
  highest?: number
  /** The name of each is a heading above it. */
  areHeaded?: boolean
  /** How wide the place is that a small one shows, in rem: what needs less is drawn larger. */
  room?: number
}

/**
 * Stories as they run, small, beside each other. Each has a frame, because all stories of one page would share one session and one
 * server. A frame begins when it comes into view, and the one before it is drawn: all at once would keep the first waiting for the last.
 */
export function StoryPictures({
  stories,
  isFirstLarge = false,
  areWide = false,
  highest = 2000,
  areHeaded = false,
  room,
}: Props) {
  const [begun, setBegun] = useState(1)
  const globals = useGlobals(useContext(DocsContext).channel)
  const chosen = Object.entries(globals).flatMap(([name, value]) =>
    typeof value === 'string' ? `${name}:${value}` : [],
  )
  return (
    <ul
      className={`story-pictures sb-unstyled${areWide ? ' wide' : ''}${areWide && room ? ' made-small' : ''}`}
      style={roomOf(room ?? 54)}
    >
      {stories.map(({ id, name, args = '', room }, at) => (
        <li
          key={id + name}
          className={isFirstLarge && at === 0 ? 'large' : undefined}
          style={room ? roomOf(room) : undefined}
        >
          {areHeaded && <h2 id={id.split('--')[1]}>{name}</h2>}
          <div>
            {at < begun && (
              <Frame
                title={name}
                src={`iframe.html?${new URLSearchParams({ id, args, viewMode: 'story', globals: chosen.join(';') })}`}
                isPicture={!isFirstLarge || at > 0}
                highest={areWide ? highest : undefined}
                onDrawn={() => setBegun((count) => Math.max(count, at + 2))}
              />
            )}
          </div>
          <StoryLink {...{ id, args }} name={areHeaded ? `Open “${name}” alone` : name} />
        </li>
      ))}
    </ul>
  )
}

const StoryLink = ({ id, name, args = '' }: Picture) => (
  <AnchorMdx href={`./?path=/story/${id}${args && `&args=${args}`}`} target="_self">
    {name}
  </AnchorMdx>
)

// The type of styles knows no custom properties.
const roomOf = (room: number) => ({ '--room': room }) as CSSProperties
const heightOf = (height: number) => ({ '--height': height }) as CSSProperties

interface FrameProps {
  title: string
  src: string
  /** Nobody can press what is in it. */
  isPicture: boolean
  /** It is as high as what it shows, up to here. */
  highest: number | undefined
  onDrawn: () => void
}

/** The frame of a story. Until the story is drawn in its theme, one sees through it: its page begins in that of the system. */
function Frame({ title, src, isPicture, highest, onDrawn }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [{ isDrawn, height }, setShown] = useState({ isDrawn: false, height: 0 })
  const watch = useRef<ResizeObserver>(null)
  useEffect(() => () => watch.current?.disconnect(), [])
  function onLoaded() {
    const body = frame.current?.contentDocument?.body
    if (!body) return
    watch.current?.disconnect()
    watch.current = new ResizeObserver(() => {
      const isDrawn = body.matches('.sb-show-main,.sb-show-errordisplay')
      setShown({ isDrawn, height: body.offsetHeight })
      if (isDrawn) onDrawn()
    })
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
      style={highest && isDrawn ? heightOf(Math.min(height, highest)) : undefined}
      onLoad={onLoaded}
    />
  )
}
