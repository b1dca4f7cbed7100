/** Where the page of hex values has each colour: the search finds it by its value. */
import { defaultColours, inWords } from '../docs/site/design/palette.ts'
import type { Scheme } from '../docs/site/theme/colours.ts'
import { colourNames, schemes } from '../docs/site/theme/default-colours.ts'

export const idOfHex = (name: string, scheme: Scheme) => `hex-${scheme}-${name}`

/** What the search shows: `#7e6bff accent`. A colour that is the same in both themes is found once. */
export const hexAnchors = colourNames.flatMap((name) => {
  const [first, ...others] = schemes.map((scheme) => ({
    id: idOfHex(name, scheme),
    title: `${inWords(defaultColours(name, scheme))} ${name}`,
  }))
  return first ? [first, ...others.filter(({ title }) => title !== first.title)] : []
})
