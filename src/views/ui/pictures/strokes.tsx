import { css } from '../style/styles'
import { token } from '../style/tokens'
import { type DrawingName, drawings } from './drawings'

const picture = css({
  inlineSize: '100%',
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& [data-ink=soft]': { fill: token('accent-tint') },
  '& [data-ink=paper]': { fill: token('surface'), stroke: token('line-strong') },
  '& [data-ink=line]': { stroke: token('line-strong') },
  '& [data-ink=mark]': { stroke: token('accent') },
  '& [data-ink=fill]': { fill: token('accent') },
  '& [data-ink=cut]': { stroke: token('surface') },
})

export function Strokes({ name }: { name: DrawingName }) {
  return (
    <svg className={picture} viewBox="0 0 120 88" aria-hidden="true">
      {drawings[name].map(([ink, path]) => (
        <path key={path} data-ink={ink} d={path} />
      ))}
    </svg>
  )
}
