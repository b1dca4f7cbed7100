/** How the elements of a choice stand in the page: what is as small as a word in the header, all else below it. */
import type { Shown } from '../../code/code.ts'
import { attributesOf, indent, tag } from '../../code/write.ts'
import { type Choice, shownElements } from '../choice.ts'
import { attributesFor, type ChosenTag, isInline } from '../elements.ts'
import { attribute } from './quote.ts'

/** The elements of a choice, with what they need. */
export const shownOf = (choice: Choice): Shown[] => shownElements(choice).map(withAttributes)

const withAttributes = (name: ChosenTag): Shown => ({ tag: name, attributes: attributesFor(name) })

/** An element in HTML, with its end tag. */
export const markup = (shown: Shown) =>
  `${tag(shown.tag, attributesOf(shown, attribute), '>')}</${shown.tag}>`

/** The page's heading, and the elements beside and below it. The portal has headings of its own. */
export function contentOf(choice: Choice, write: (shown: Shown) => string): string {
  const written = (tags: readonly ChosenTag[]) => tags.map(withAttributes).map(write)
  const tags = shownElements(choice)
  const header = written(tags.filter(isInline))
  const main = written(tags.filter((name) => !isInline(name)))
  const heading = choice.elements.includes('cp-portal') ? [] : ['<h1>Your account</h1>']
  return [
    ...section('header', header.length > 0 ? [...heading, ...header] : []),
    ...section('main', header.length > 0 ? main : [...heading, ...main]),
  ].join('\n')
}

const section = (name: string, lines: readonly string[]) =>
  lines.length > 0 ? [`<${name}>`, indent(lines.join('\n')), `</${name}>`] : []
