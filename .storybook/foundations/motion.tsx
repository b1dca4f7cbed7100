import { useState } from 'react'
import { tokens } from '../../src/views/ui/style/tokens'
import { Caption, Sheet } from './sheet'

const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (tokens.ease.match(/[\d.]+/g) ?? []).map(Number)
/** The curve of the timing function: time to the right, way upwards. */
const curve = `M0 1C${x1} ${1 - y1} ${x2} ${1 - y2} 1 0`

/** How long a change takes, and how it begins and ends. */
export function Motion() {
  const [isMoved, setMoved] = useState(false)
  return (
    <Sheet scheme="light">
      <ul>
        <li>
          <span className="sheet-caption">
            <Caption name="ease" />
            <small>{tokens.ease}</small>
          </span>
          <svg className="sheet-curve" viewBox="0 0 1 1" role="img" aria-label="The timing function">
            <path d={curve} />
          </svg>
        </li>
        <li>
          <span className="sheet-caption">
            <Caption name="motion" />
            <small>{tokens.motion}</small>
          </span>
          <div className="sheet-track">
            <div className="sheet-dot" data-moved={isMoved || undefined} />
          </div>
        </li>
      </ul>
      <button type="button" onClick={() => setMoved(!isMoved)}>
        Move
      </button>
    </Sheet>
  )
}
