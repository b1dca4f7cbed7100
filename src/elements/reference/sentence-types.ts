/** Writes what editors show at the names of the elements' types: the sentences of the reference. */
import { elements, type Tag, tags } from '../elements'
import { camelCase } from '../reflect'
import { elementDocs, eventDocs, sharedAttributeDocs } from './sentences'

type Sentences = readonly (readonly [name: string, sentence: string])[]

/** The lines that the build adds to the declarations of `src/elements/frameworks/sentences.ts`, in place of its empty types. */
export function sentenceTypes(): string {
  const handlers: Sentences = Object.entries(eventDocs).flatMap(([name, sentence]) =>
    [camelCase(`on-${name}`), `on${name}`, `on:${name}`].map((handler) => [handler, sentence] as const),
  )
  return [
    `export interface AttributeSentences ${ofElements(attributesOf)}`,
    `export interface PropertySentences ${ofElements(propertiesOf)}`,
    `export interface HandlerSentences ${members(handlers)}`,
    '',
  ].join('\n')
}

const ofElements = (read: (tag: Tag) => Sentences) =>
  `{\n${tags.map((tag) => `'${tag}': ${members(read(tag))};`).join('\n')}\n}`

/** Whatever type a name has, it stays: what meets `unknown` is as before. */
const members = (sentences: Sentences) =>
  `{\n${sentences.map(([name, sentence]) => `/** ${sentence} */\n'${name}'?: unknown;`).join('\n')}\n}`

const attributesOf = (tag: Tag): Sentences =>
  Object.entries({ ...elementDocs[tag].attributes, ...('view' in elements[tag] && sharedAttributeDocs) })

const propertiesOf = (tag: Tag): Sentences =>
  [...attributesOf(tag), ...Object.entries<string>(elementDocs[tag].properties ?? {})].map(
    ([name, sentence]) => [camelCase(name), sentence],
  )
