import { useMemo } from 'react'
import { encode } from 'uqr'
import { css } from '../ui/style/styles'

/** Cameras look for dark on light, in a dark theme, too. */
const picture = css({
  inlineSize: '12rem',
  maxInlineSize: '100%',
  blockSize: 'auto',
  background: '#fff',
  forcedColorAdjust: 'none',
})

/** Draws a text as a picture for cameras: one path, since a page may allow no other markup from a script. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { border: 4 })
    const path = data
      .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
      .join('')
    return { size, path }
  }, [text])
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={picture}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
