import { type ReactNode, useId } from 'react'
import type { TokenName } from '../../src/views/ui/style/tokens'

interface Props {
  name: TokenName
  text: string
  /** The value as it is written; `undefined` for the default. */
  value: string | undefined
  fallback: string
  /** The resulting colour, if the token is one. */
  colour: string | undefined
  /** Shown below the field. */
  children?: ReactNode
  onColourPicked: (colour: string) => void
  onValueChanged: (value: string | undefined) => void
}

/** The field of one token. Its value can be typed; a colour can also be picked. */
export function TokenField(props: Props) {
  const { name, text, value, fallback, colour, children, onColourPicked, onValueChanged } = props
  const id = useId()
  return (
    <div className="token-field">
      <label htmlFor={id}>{name}</label>
      {value !== undefined && (
        <button type="button" aria-label={`Reset ${name}`} onClick={() => onValueChanged(undefined)}>
          Reset
        </button>
      )}
      <div>
        {colour && (
          <input
            type="color"
            aria-label={`Pick ${name}`}
            value={colour}
            onChange={(event) => onColourPicked(event.target.value)}
          />
        )}
        <input
          id={id}
          aria-describedby={`${id}-text`}
          spellCheck={false}
          value={value ?? ''}
          placeholder={fallback}
          onChange={(event) => onValueChanged(event.target.value || undefined)}
        />
      </div>
      <p id={`${id}-text`}>{text}</p>
      {children}
    </div>
  )
}
