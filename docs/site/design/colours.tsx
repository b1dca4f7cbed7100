import { Fragment } from 'react'
import type { TokenName } from '../../../src/views/ui/style/tokens.ts'
import type { Scheme } from '../theme/colours.ts'
import { contrastOfHex } from '../theme/contrast.ts'
import { schemes as bothSchemes, colourNames } from '../theme/default-colours.ts'
import { allFollowersOf, followersOf, madeOf } from '../theme/follows.ts'
import { leastForShapes, leastForText, pairs } from '../theme/pairs.ts'
import { type ColourOf, defaultColours, inWords } from './palette.ts'
import { Copied, Purpose, Sheets } from './sheet.tsx'

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
  ['Lines and focus', /^(line|ring)/],
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
      <Overview {...palette} />
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
                <Copied text={`--cp-${name}`} />
                <Purpose of={name} />
                <Follows name={name} />
              </span>
              {schemes.map((scheme) => (
                <span key={scheme} className={`tokens colour ${scheme}`}>
                  <span className="sheet-swatch" {...lookOf(name)} aria-hidden="true">
                    {(grounds.get(name) || inks.get(name)) && 'Aa'}
                  </span>
                  <small>
                    {scheme}: <Copied text={inWords(colourOf(name, scheme))} />
                  </small>
                </span>
              ))}
            </li>
          ))}
      </ul>
    </section>
  )
}

const texts = pairs.filter(({ least }) => least === leastForText)
/** The first text of each ground, and the first ground of each text. */
const grounds = new Map([...texts].reverse().map(({ ink, ground }) => [ground, ink]))
const inks = new Map([...texts].reverse().map(({ ink, ground }) => [ink, ground]))

/** A ground with its text on it, or a text on its ground. */
function lookOf(name: TokenName) {
  const ground = inks.get(name)
  return ground
    ? { 'data-fill': ground, 'data-ink': name }
    : { 'data-fill': name, 'data-ink': grounds.get(name) }
}

/** Every colour once, small, beside those that are for the same. What each is, is said below. */
function Overview({ schemes = bothSchemes }: Palette) {
  return schemes.map((scheme) => (
    <div key={scheme} aria-hidden="true">
      <small>All colours, {scheme}</small>
      <div className={`tokens palette ${scheme}`}>
        {purposes.map(([title]) => (
          <p key={title}>
            <small>{title}</small>
            {colourNames
              .filter((name) => purposeOf(name) === title)
              .map((name) => (
                <span key={name}>
                  <span data-fill={name} />
                  {name}
                </span>
              ))}
          </p>
        ))}
      </div>
    </div>
  ))
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
                  {contrastOfHex(colourOf(ink, scheme), colourOf(ground, scheme)).toFixed(1)}:1,{' '}
                  {least < leastForShapes ? 'by our own rule at least' : 'at least'} {least}:1
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
    />
  )
}
