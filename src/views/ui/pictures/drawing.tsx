import { type ComponentType, useEffect, useState } from 'react'
import { loadPart } from '../load-part'
import { css } from '../style/styles'
import type { DrawingName } from './drawings'

// The size is fixed, so that nothing moves when the drawing has loaded.
const room = css({
  inlineSize: '7.5rem',
  aspectRatio: '120/88',
  '&[data-small]': { inlineSize: '5.5rem' },
})

/** A drawing. It is loaded when it is first shown, because most pages need none. */
export function Drawing({ name, small }: { name: DrawingName; small?: boolean }) {
  const [{ Strokes }, setModule] = useState<{ Strokes?: ComponentType<{ name: DrawingName }> }>({})
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    // Without a connection, there is only the text beside the drawing.
    loadPart(() => import('./strokes')).then(setModule, () => setGone(true))
  }, [])
  if (isGone) return null
  return (
    <div className={room} data-small={small || undefined}>
      {Strokes && <Strokes name={name} />}
    </div>
  )
}
