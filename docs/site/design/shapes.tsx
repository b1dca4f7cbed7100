import { type TokenName, tokens } from '../../../src/views/ui/style/tokens.ts'
import type { Palette } from './colours.tsx'
import { Sample, Sheet, Sheets } from './sheet.tsx'
import type { SizeOf } from './sizes.ts'

interface Props {
  sizeOf: SizeOf
}

// Object.keys() gives names of type `string`, but the table has exactly these names.
const named = (beginning: string) =>
  (Object.keys(tokens) as TokenName[]).filter((name) => name.startsWith(beginning))

const sentence = 'Your project is under way'
const sizes = ['text-xs', 'text-sm', 'text-md', 'text-lg', 'text-2xl'] as const satisfies TokenName[]

/** The sizes and weights of text, and its typefaces. */
export function Type({ sizeOf }: Props) {
  return (
    <Sheet title="Type">
      <ul>
        {sizes.map((name) => (
          <Sample key={name} name={name} value={sizeOf(name)}>
            <span data-size={name}>{sentence}</span>
          </Sample>
        ))}
        {named('weight-').map((name) => (
          <Sample key={name} name={name} value={sizeOf(name)}>
            <span data-weight={name}>{sentence}</span>
          </Sample>
        ))}
        {(['font', 'font-heading'] as const).map((name) => (
          <Sample key={name} name={name} value={sizeOf(name)}>
            <span data-font={name}>{sentence}</span>
          </Sample>
        ))}
      </ul>
    </Sheet>
  )
}

/** The steps of space, each as wide as it is, and as it is used. Between them are multiples of `--cp-space`. */
export function Space({ sizeOf }: Props) {
  return (
    <Sheet title="Space">
      <ul>
        {named('space').map((name) => (
          <Sample key={name} name={name} value={sizeOf(name)}>
            <span className="sheet-bar" data-width={name} />
            <span className="sheet-uses" aria-hidden="true">
              <span className="sheet-between" data-gap={name}>
                <span>between</span>
                <span>parts</span>
              </span>
              <span className="sheet-within" data-padding={name}>
                <span>within</span>
              </span>
            </span>
          </Sample>
        ))}
      </ul>
    </Sheet>
  )
}

const controls = ['field-height', 'control-height', 'control-height-small'] as const satisfies TokenName[]

/** The heights of controls for a mouse, each beside the others. */
export function Controls({ sizeOf }: Props) {
  return (
    <Sheet title="Controls">
      <ul>
        {controls.map((name) => (
          <Sample key={name} name={name} value={sizeOf(name)}>
            <span
              className="sheet-control"
              data-height={name}
              {...(name === 'field-height'
                ? { 'data-radius': 'radius' }
                : { 'data-radius': 'radius-button', 'data-kind': 'button' })}
            >
              {name === 'field-height' ? sentence : name.endsWith('small') ? 'Retry' : 'Send reply'}
            </span>
          </Sample>
        ))}
      </ul>
    </Sheet>
  )
}

/** The size of the text that has a line height of its own. */
const written: Partial<Record<TokenName, TokenName>> = {
  'line-height-large': 'text-2xl',
  'line-height-tight': 'text-lg',
}

/** How thick lines are, and how far those of a text are from each other. */
export function Lines({ sizeOf }: Props) {
  return (
    <Sheet title="Lines">
      <ul>
        {named('line-width').map((name) => (
          <Sample key={name} name={name} value={sizeOf(name)}>
            <span className="sheet-line" data-line={name} />
          </Sample>
        ))}
        {named('line-height').map((name) => (
          <Sample key={name} name={name} value={sizeOf(name)}>
            <span className="sheet-text" data-leading={name} data-size={written[name]}>
              {sentence}, and the next step is yours: two files wait for a look.
            </span>
          </Sample>
        ))}
      </ul>
    </Sheet>
  )
}

/** What has corners of this kind. One without a kind or a text is a box. */
const wearers: Partial<Record<TokenName, [kind: string, text: string]>> = {
  'radius-small': ['picture', ''],
  'radius-large': ['', 'Card'],
  radius: ['field', 'Subject'],
  'radius-button': ['button', 'Send reply'],
  'radius-round': ['badge', 'Active'],
}

function Wearer({ name }: { name: TokenName }) {
  const [kind, text] = wearers[name] ?? ['', '']
  return (
    <span className={text && kind ? 'sheet-control' : 'sheet-box'} data-kind={kind} data-radius={name}>
      {text}
    </span>
  )
}

/** The corners of fields, cards and buttons. */
export function Corners({ sizeOf }: Props) {
  return (
    <Sheet title="Corners">
      <ul>
        {named('radius').map((name) => (
          <Sample key={name} name={name} value={sizeOf(name)}>
            <Wearer name={name} />
          </Sample>
        ))}
      </ul>
    </Sheet>
  )
}

/** @param schemes those that the page can have */
export function Shadows({ schemes }: Pick<Palette, 'schemes'>) {
  return (
    <Sheets
      title="Shadow"
      schemes={schemes}
      draw={() => (
        <ul>
          {named('shadow').map((name) => (
            <Sample key={name} name={name}>
              <span className="sheet-box" data-shadow={name} data-radius="radius-large">
                {name === 'shadow' ? 'Card' : 'Menu'}
              </span>
            </Sample>
          ))}
        </ul>
      )}
    />
  )
}

/** How long a change takes, and how it begins and ends: a switch that moves a dot. */
export function Motion({ sizeOf }: Props) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (sizeOf('ease').match(/[\d.]+/g) ?? []).map(Number)
  return (
    <Sheet title="Motion">
      <ul>
        <Sample name="ease" value={sizeOf('ease')}>
          <svg className="sheet-curve" viewBox="0 0 1 1" role="img" aria-label="Its curve">
            <path d={`M0 1C${x1} ${1 - y1} ${x2} ${1 - y2} 1 0`} />
          </svg>
        </Sample>
        <Sample name="motion" value={sizeOf('motion')}>
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
