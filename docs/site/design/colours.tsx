import { Fragment } from 'react'
import type { TokenName } from '../../../src/views/ui/style/tokens.ts'
import type { Scheme } from '../theme/colours.ts'
import { contrastOfHex } from '../theme/contrast.ts'
import { schemes as bothSchemes, colourNames } from '../theme/default-colours.ts'
import { allFollowersOf, followersOf, madeOf } from '../theme/follows.ts'
import { leastForText, pairs } from '../theme/pairs.ts'
import { type ColourOf, defaultColours, inWords } from './palette.ts'
import { Purpose, Sheets } from './sheet.tsx'

export interface Palette {
  /** By default it is the default. */
  colourOf?: ColourOf
  /** Those that the page can have: a brand that is always dark has no light colours. By default both. */
  schemes?: readonly Scheme[]
}

/** What colours are for, by their names; the first that fits holds. */
const purposes: readonly [title: string, isFor: RegExp][] = [
  ['Accent', /accent|base/],
  ['Grounds', /^(canvas|surface|scrim)/],
  ['Texts', /^text/],
  ['Lines', /^line/],
  ['Danger', /danger/],
  ['Statuses and notices', /./],
]
const purposeOf = (name: TokenName) => purposes.find(([, isFor]) => isFor.test(name))?.[0]
const idOf = (title: string) => `colours-${title.toLowerCase().replaceAll(' ', '-')}`

/** Every colour with what it is for, in both themes, and which others it follows. */
export function Colours(palette: Palette) {
  return (
    <>
      <p>
        {purposes.map(([title], at) => (
          <Fragment key={title}>
            {at > 0 && ' · '}
            <a href={`#${idOf(title)}`}>{title}</a>
          </Fragment>
        ))}
      </p>
      {purposes.map(([title]) => (
        <ColourTable key={title} title={title} {...palette} />
      ))}
    </>
  )
}

function ColourTable({
  title,
  colourOf = defaultColours,
  schemes = bothSchemes,
}: Palette & { title: string }) {
  return (
    <section className="tokens sheet" aria-label={title} id={idOf(title)}>
      <h3>{title}</h3>
      <ul className="colours">
        {colourNames
          .filter((name) => purposeOf(name) === title)
          .map((name) => (
            <li key={name} id={`colour-${name}`}>
              <span className="sheet-caption">
                <code>--cp-{name}</code>
                <Purpose of={name} />
                <Follows name={name} />
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

/** Which colours another value of this one changes, and which change it, as long as a theme doesn't set them. */
function Follows({ name }: { name: TokenName }) {
  const colours = (names: readonly TokenName[]) => names.filter((each) => colourNames.includes(each))
  const before = colours([...new Set(madeOf(name))])
  const after = colours(followersOf(name))
  const more = colours(allFollowersOf(name)).length - after.length
  return (
    <>
      {before.length > 0 && (
        <small>
          Follows <ColourLinks names={before} />
        </small>
      )}
      {after.length > 0 && (
        <small>
          Followed by <ColourLinks names={after} />
          {more > 0 && `, and by ${more} more that follow these`}
        </small>
      )}
    </>
  )
}

function ColourLinks({ names }: { names: readonly TokenName[] }) {
  return names.map((name, at) => (
    <Fragment key={name}>
      {at > 0 && ', '}
      <a href={`#colour-${name}`}>{name}</a>
    </Fragment>
  ))
}

/** Every text on each of its backgrounds, in both themes, with its contrast. */
export function Contrasts({ colourOf = defaultColours, schemes }: Palette) {
  return (
    <Sheets
      title="Contrasts"
      schemes={schemes}
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
