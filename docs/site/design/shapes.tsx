import { hostDefault } from '../../../src/views/ui/style/host-default.ts'
import { type TokenName, tokens } from '../../../src/views/ui/style/tokens.ts'
import { Sample, Sheet, Sheets } from './sheet.tsx'

// Object.keys() gives names of type `string`, but the table has exactly these names.
const named = (beginning: string) =>
  (Object.keys(tokens) as TokenName[]).filter((name) => name.startsWith(beginning))

const sentence = 'Your project is under way'
const sizes = ['text-xs', 'text-sm', 'text-md', 'text-lg', 'text-2xl'] as const satisfies TokenName[]

/** The sizes and weights of text, and its typefaces. */
export function Type() {
  return (
    <Sheet scheme="light" title="Type">
      <ul>
        {sizes.map((name) => (
          <Sample key={name} name={name} value={hostDefault(name)}>
            <span data-size={name}>{sentence}</span>
          </Sample>
        ))}
        {named('weight-').map((name) => (
          <Sample key={name} name={name} value={tokens[name]}>
            <span data-weight={name}>{sentence}</span>
          </Sample>
        ))}
      </ul>
    </Sheet>
  )
}

/** The distances that the elements use most, in steps of `--cp-space`, each as wide as it is. */
export function Space() {
  return (
    <Sheet scheme="light" title="Space">
      <ul>
        {[1, 2, 3, 4, 5, 6, 8, 12].map((count) => (
          <li key={count}>
            <span className={`sheet-bar steps-${count}`} />
            <span className="sheet-caption">
              <code>{count === 1 ? '--cp-space' : `${count} × --cp-space`}</code>
              <small>{count * 4} px</small>
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** The corners of fields, cards and buttons. */
export function Corners() {
  return (
    <Sheet scheme="light" title="Corners">
      <ul>
        {named('radius').map((name) => (
          <Sample key={name} name={name} value={hostDefault(name)}>
            <span className="sheet-box" data-radius={name} />
          </Sample>
        ))}
      </ul>
    </Sheet>
  )
}

export function Shadows() {
  return (
    <Sheets
      title="Shadow"
      draw={() => (
        <ul>
          {named('shadow').map((name) => (
            <Sample key={name} name={name}>
              <span className="sheet-box" data-shadow={name} data-radius="radius-large" />
            </Sample>
          ))}
        </ul>
      )}
    />
  )
}

/** How long a change takes, and how it begins and ends: a switch that moves a dot. */
export function Motion() {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (tokens.ease.match(/[\d.]+/g) ?? []).map(Number)
  return (
    <Sheet scheme="light" title="Motion">
      <ul>
        <Sample name="ease" value={tokens.ease}>
          <svg className="sheet-curve" viewBox="0 0 1 1" role="img" aria-label="Its curve">
            <path d={`M0 1C${x1} ${1 - y1} ${x2} ${1 - y2} 1 0`} />
          </svg>
        </Sample>
        <Sample name="motion" value={tokens.motion}>
          <label className="sheet-move">
            <input type="checkbox" /> Move
            <span className="sheet-track">
              <span className="sheet-dot" />
            </span>
          </label>
        </Sample>
      </ul>
    </Sheet>
  )
}
