import { type TokenName, tokens } from '../../../src/views/ui/style/tokens.ts'
import type { Scheme } from '../theme/colours.ts'
import { contrastOfHex } from '../theme/contrast.ts'
import { colourNames, defaultColour, isSeeThrough } from '../theme/default-colours.ts'
import { leastForText, pairs } from '../theme/pairs.ts'
import { Sample, Sheets } from './sheet.tsx'

/** What a token's colour is, as `#rrggbb`. */
export type ColourOf = (name: TokenName, scheme: Scheme) => string

export interface Palette {
  /** By default it is the default. */
  colourOf?: ColourOf
  /** What the page sets a token to; empty where it sets nothing. */
  setTo?: (name: TokenName) => string
}

/** Every colour in both themes. */
export function Colours({ colourOf = defaultColour, setTo }: Palette) {
  return (
    <Sheets
      title="Colours"
      draw={(scheme) => (
        <ul className="swatches">
          {colourNames.map((name) => (
            <Sample
              key={name}
              name={name}
              value={isSeeThrough(name) ? setTo?.(name) || tokens[name] : colourOf(name, scheme)}
            >
              <span className="sheet-swatch" data-fill={name} />
            </Sample>
          ))}
        </ul>
      )}
    />
  )
}

/** Every text on each of its backgrounds, in both themes, with its contrast. */
export function Contrasts({ colourOf = defaultColour }: Palette) {
  return (
    <Sheets
      title="Contrasts"
      draw={(scheme) => (
        <ul className="swatches">
          {pairs.map(({ ink, ground, least }) => (
            <li key={ink + ground}>
              <span className="sheet-pair" data-fill={ground} data-ink={ink} aria-hidden="true">
                {least === leastForText ? 'Aa' : '●'}
              </span>
              <span className="sheet-caption">
                <span>
                  {ink} on {ground}
                </span>
                <small>
                  {contrastOfHex(colourOf(ink, scheme), colourOf(ground, scheme)).toFixed(1)}:1, at least{' '}
                  {least}:1
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
    />
  )
}
