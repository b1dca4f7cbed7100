import { tokenDocs } from '../../../src/elements/reference/theming.ts'
import type { TokenName } from '../../../src/views/ui/style/tokens.ts'
import { colourNames, defaultColour, schemes } from './default-colours.ts'
import { pairs } from './pairs.ts'

/** The field of one token. Its value can be typed; a colour can also be picked, for light and dark pages. The script writes the default into it. */
export function TokenField({ name }: { name: TokenName }) {
  const id = `token-${name}`
  const isColour = colourNames.includes(name)
  return (
    <div className="token-field">
      <label htmlFor={id}>{name}</label>
      <div>
        {isColour &&
          schemes.map((scheme) => (
            <input
              key={scheme}
              type="color"
              aria-label={`Pick ${name}, ${scheme}`}
              data-token={name}
              data-scheme={scheme}
              defaultValue={defaultColour(name, scheme)}
            />
          ))}
        <input id={id} name={name} aria-describedby={`${id}-text`} spellCheck={false} autoComplete="off" />
        <button type="button" data-back={name} aria-label={`Clear ${name}`} hidden>
          Clear
        </button>
      </div>
      <p id={`${id}-text`}>
        <strong className="token-problem" id={`${id}-problem`} /> {tokenDocs[name].text.replaceAll('`', '')}
      </p>
      {name === 'accent' && (
        <p id="accent-alone">
          <span role="status" />{' '}
          <button type="button" hidden>
            Let them follow
          </button>
        </p>
      )}
      {isColour && <code className="token-colours" data-token={name} />}
      <Contrasts name={name} />
    </div>
  )
}

/** The contrast of a colour on each background that it stands on. */
function Contrasts({ name }: { name: TokenName }) {
  const own = pairs.filter(({ ink }) => ink === name)
  if (own.length === 0) return null
  return (
    <ul className="contrasts" aria-label={`Contrast of ${name}`}>
      {own.map(({ ground }) => (
        <li key={ground}>
          {schemes.map((scheme) => (
            <span
              key={scheme}
              className="contrast"
              data-ink={name}
              data-ground={ground}
              data-scheme={scheme}
            />
          ))}
          on&nbsp;{ground}
        </li>
      ))}
    </ul>
  )
}
