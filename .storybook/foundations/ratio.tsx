import { contrast } from '../../tests/views/ui/style/contrast'
import { leastForText, type Pair } from './pairs'
import './ratio.css'

interface Props {
  pair: Pair
  /** The colours themselves, in any CSS notation. */
  ink: string
  ground: string
}

/** A sample of a colour on its background, text or a shape, and its contrast, with a mark if that is too low. */
export function Ratio({ pair: { least }, ink, ground }: Props) {
  const ratio = contrast(ink, ground)
  return (
    <span className="ratio">
      <span className="ratio-sample" aria-hidden="true" style={{ color: ink, background: ground }}>
        {least === leastForText ? 'Aa' : <span className="ratio-dot" style={{ background: ink }} />}
      </span>
      <strong>{ratio.toFixed(1)}:1</strong>
      {ratio < least && <mark>below {least}:1</mark>}
    </span>
  )
}
