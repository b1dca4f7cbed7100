import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { css } from '../ui/style/styles'
import { space } from '../ui/style/tokens'
import { placeOf } from '../ui/use-handed-on'

// As high as a picture, so that the question stays in its place when that comes.
const room = css({
  '&[data-pictures]:empty': {
    inlineSize: '24rem',
    maxInlineSize: '100%',
    aspectRatio: '16/10',
    marginBlockStart: space(2),
  },
})

interface FilesRoomProps {
  hasPictures: boolean
  children: ReactNode
}

/**
 * The room of the files that are decided about. When it leaves while one of them stands in front of the page, as where a client has
 * approved there, the focus goes to the card: the dialog takes it along, and nothing outside could have it before.
 */
export function FilesRoom({ hasPictures, children }: FilesRoomProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    const card = current?.closest<HTMLElement>('section[aria-labelledby]')
    return () => {
      if (!card || !current?.querySelector('dialog:focus-within')) return
      queueMicrotask(() => {
        const root = card.getRootNode()
        if ('activeElement' in root && !root.activeElement) placeOf(card)?.focus({ preventScroll: true })
      })
    }
  }, [])
  return (
    <div ref={box} className={room} data-pictures={hasPictures || undefined}>
      {children}
    </div>
  )
}
