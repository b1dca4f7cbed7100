import { useLayoutEffect, useRef, useState } from 'react'
import { type TokenDoc, tokenDocs } from '../../src/elements/reference/theming'
import { type TokenName, tokens } from '../../src/views/ui/style/tokens'
import { type Colours as ColourOf, readColours, type Scheme } from '../theme-editor/colours'
import { pairs } from './pairs'
import { Ratio } from './ratio'
import { Caption, Sheet } from './sheet'

// Object.entries() gives names of type `string`, but the table has exactly these names.
const docs = Object.entries(tokenDocs) as [TokenName, TokenDoc][]
const colourNames = docs.flatMap(([name, { group }]) =>
  group === 'colour' || group === 'status' ? name : [],
)
/** What is seen through has no colour of its own that six digits could say. */
const isSeeThrough = (name: TokenName) => /transparent|rgb\(/.test(tokens[name])
const schemes: readonly Scheme[] = ['light', 'dark']

/** Every colour in both themes, and the contrast of every text with its background, as the browser paints them. */
export function Colours() {
  return (
    <div className="sheets">
      {schemes.map((scheme) => (
        <Sheet key={scheme} scheme={scheme}>
          <Palette scheme={scheme} />
        </Sheet>
      ))}
    </div>
  )
}

function Palette({ scheme }: { scheme: Scheme }) {
  const probe = useRef<HTMLDivElement>(null)
  const [colours, setColours] = useState<Map<TokenName, ColourOf>>(new Map())
  useLayoutEffect(() => {
    if (probe.current) setColours(readColours(probe.current, colourNames))
  }, [])
  const colourOf = (name: TokenName) => colours.get(name)?.[scheme] ?? ''
  return (
    <>
      <h3 ref={probe}>In the {scheme} theme</h3>
      <ul>
        {colourNames.map((name) => (
          <li key={name}>
            <span className="sheet-swatch" style={{ background: `var(--_${name})` }} />
            <span className="sheet-caption">
              <Caption name={name} />
              <small>{isSeeThrough(name) ? tokens[name] : colourOf(name)}</small>
            </span>
          </li>
        ))}
      </ul>
      <h3>Contrasts in the {scheme} theme</h3>
      {colours.size > 0 && (
        <ul>
          {pairs.map((pair) => (
            <li key={pair.ink + pair.ground}>
              <Ratio pair={pair} ink={colourOf(pair.ink)} ground={colourOf(pair.ground)} />
              <small>
                {pair.ink} on {pair.ground}
              </small>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
