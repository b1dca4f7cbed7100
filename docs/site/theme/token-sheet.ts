/** The style sheet by which static pages are drawn with the tokens themselves: `<span data-fill="accent">`. */
import { type TokenName, tokens } from '../../../src/views/ui/style/tokens.ts'
import { typed } from './token-types.ts'

const isColour = (name: TokenName) => typed.get(name) === 'color'
const begins = (beginning: string) => (name: TokenName) => name.startsWith(beginning)
const isSize = (name: TokenName) => typed.get(name) === 'dimension'

/** What each attribute draws with the token that it names, and which tokens those can be. */
const properties: Readonly<Record<string, readonly [property: string, isFor: (name: TokenName) => boolean]>> =
  {
    'data-fill': ['background', isColour],
    'data-ink': ['color', isColour],
    'data-radius': ['border-radius', begins('radius')],
    'data-shadow': ['box-shadow', begins('shadow')],
    'data-font': ['font-family', begins('font')],
    'data-size': ['font-size', (name) => begins('text-')(name) && isSize(name)],
    'data-weight': ['font-weight', begins('weight-')],
    'data-leading': ['line-height', begins('line-height')],
    'data-width': ['inline-size', begins('space')],
    'data-gap': ['gap', begins('space')],
    'data-padding': ['padding', begins('space')],
    'data-height': ['block-size', (name) => name.includes('-height') && isSize(name)],
    'data-line': ['border-block-start-width', begins('line-width')],
  }

export function tokenSheet(): string {
  // Object.keys() gives names of type `string`, but the table has exactly these names.
  const names = Object.keys(tokens) as TokenName[]
  const values = names.map((name) => `--_${name}:var(--cp-${name},${tokens[name]});`)
  const rules = Object.entries(properties).flatMap(([attribute, [property, isFor]]) =>
    names.filter(isFor).map((name) => `.tokens [${attribute}=${name}]{${property}:var(--_${name})}`),
  )
  return [`.tokens{${values.join('')}}`, ...rules].join('\n')
}
