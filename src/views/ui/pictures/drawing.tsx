import { useEffect, useState } from 'react'
import { css } from '../style/styles'
import { token } from '../style/tokens'
import type { DrawingName, Stroke } from './drawings'

// The size is fixed, so that nothing moves when the strokes have loaded.
const drawing = css({
  inlineSize: '7.5rem',
  aspectRatio: '120/88',
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '&[data-small]': { inlineSize: '5.5rem' },
  '& [data-ink=soft]': { fill: token('accent-tint') },
  '& [data-ink=paper]': { fill: token('surface'), stroke: token('line-strong') },
  '& [data-ink=line]': { stroke: token('line-strong') },
  '& [data-ink=mark]': { stroke: token('accent') },
  '& [data-ink=fill]': { fill: token('accent') },
  '& [data-ink=cut]': { stroke: token('surface') },
})

/** A drawing. Its strokes are loaded when it is first shown, because most pages need no drawing. */
export function Drawing({ name, small }: { name: DrawingName; small?: boolean }) {
  const [strokes, setStrokes] = useState<readonly Stroke[] | null>([])
  useEffect(() => {
    let wanted = true
    import('./drawings').then(
      ({ drawings }) => wanted && setStrokes(drawings[name]),
      // Without a connection, there is only the text beside the drawing.
      () => wanted && setStrokes(null),
    )
    return () => {
      wanted = false
    }
  }, [name])
  if (!strokes) return null
  return (
    <svg className={drawing} viewBox="0 0 120 88" aria-hidden="true" data-small={small || undefined}>
      {strokes.map(([ink, path]) => (
        <path key={path} data-ink={ink} d={path} />
      ))}
    </svg>
  )
}
