/** How elements stand in a page: what is as small as a word in the header, all else below it. */
import { isInline } from '../builder/elements.ts'
import { type Embed, hasPortal, type Shown } from './embed.ts'
import { attribute, attributesOf, indent, tag } from './write.ts'

/** An element in HTML, with its end tag. */
export const markup = (shown: Shown) =>
  `${tag(shown.tag, attributesOf(shown, attribute), '>')}</${shown.tag}>`

/** The settings in markup, the page's heading, and the elements beside and below it. The portal has headings of its own. */
export function contentOf(embed: Pick<Embed, 'elements'>, write: (shown: Shown) => string): string {
  const written = (isHere: (tag: Shown['tag']) => boolean) =>
    embed.elements.filter(({ tag }) => isHere(tag)).map(write)
  const isConfig = (tag: string) => tag === 'cp-config'
  const header = written(isInline)
  const main = written((tag) => !isInline(tag) && !isConfig(tag))
  const heading = hasPortal(embed) ? [] : ['<h1>Your account</h1>']
  return [
    ...written(isConfig),
    ...section('header', header.length > 0 ? [...heading, ...header] : []),
    ...section('main', header.length > 0 ? main : [...heading, ...main]),
  ].join('\n')
}

const section = (name: string, lines: readonly string[]) =>
  lines.length > 0 ? [`<${name}>`, indent(lines.join('\n')), `</${name}>`] : []
