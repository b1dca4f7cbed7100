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

/** As many bytes as there is a picture for. */
const most = 2953

/** Draws a text as a picture for cameras: one path, since a page may allow no other markup from a script. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const isDrawn = new TextEncoder().encode(text).length <= most
  const { size, path } = useMemo(() => {
    const { size, data } = encode(isDrawn ? text : '', { border: 4 })
    const path = data
      .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
      .join('')
    return { size, path }
  }, [text, isDrawn])
  // The key stands below it.
  if (!isDrawn) return null
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
