import { type TokenGroup, tokenDocs } from '../../../src/elements/reference/theming.ts'
import { contrastOfHex } from '../theme/contrast.ts'
import { colourNames, schemes } from '../theme/default-colours.ts'
import { leastForText, pairs } from '../theme/pairs.ts'
import { type ColourOf, defaultColours, inWords } from './palette.ts'
import { Purpose, Sheets } from './sheet.tsx'

export interface Palette {
  /** By default it is the default. */
  colourOf?: ColourOf
}

/** Every colour with what it is for, in both themes. */
export function Colours(palette: Palette) {
  return (
    <>
      <ColourTable title="Accent, grounds, texts and lines" group="colour" {...palette} />
      <ColourTable title="Statuses and notices" group="status" {...palette} />
    </>
  )
}

interface TableProps extends Palette {
  title: string
  group: TokenGroup
}

function ColourTable({ title, group, colourOf = defaultColours }: TableProps) {
  return (
    <section className="tokens sheet" aria-label={title}>
      <h3>{title}</h3>
      <ul className="colours">
        {colourNames
          .filter((name) => tokenDocs[name].group === group)
          .map((name) => (
            <li key={name}>
              <span className="sheet-caption">
                <code>--cp-{name}</code>
                <Purpose of={name} />
              </span>
              {schemes.map((scheme) => (
                <span key={scheme} className={`tokens colour ${scheme}`}>
                  <span className="sheet-swatch" data-fill={name} />
                  <small>
                    {scheme}: {inWords(colourOf(name, scheme))}
                  </small>
                </span>
              ))}
            </li>
          ))}
      </ul>
    </section>
  )
}

/** Every text on each of its backgrounds, in both themes, with its contrast. */
export function Contrasts({ colourOf = defaultColours }: Palette) {
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
