/** All that the tables of the project know of an element, for its page. */
import { readFileSync } from 'node:fs'
import { describeDetails } from '../../../scripts/docs/read-interfaces.ts'
import { isPlain, partsByTag } from '../../../scripts/docs/read-parts.ts'
import { calls } from '../../../server/api/calls.ts'
import type { Attribute } from '../../../src/elements/attributes.ts'
import { elements, type Tag } from '../../../src/elements/elements.ts'
import { elementCalls } from '../../../src/elements/reference/calls.ts'
import { eventsOf, statesOf } from '../../../src/elements/reference/manifest.ts'
import {
  elementDocs,
  eventDocs,
  sharedAttributeDocs,
  slotDocsOf,
} from '../../../src/elements/reference/sentences.ts'
import { partDocs } from '../../../src/elements/reference/theming.ts'
import type { ElementRow } from '../../../src/elements/row.ts'
import { cancelableEvents } from '../../../src/views/host/host.ts'
import { type Step, scripts } from '../../../tests/e2e/keyboard/scripts.ts'
import { cdnFolders, filesOfTags, gzipKilobytes } from '../../../tests/package/loaded-files.ts'
import { attributesOf } from './known.ts'

/** Something with a name, and a sentence about it. */
export interface Described {
  name: string
  text: string
}

export interface AttributeFacts extends Described {
  spec: Attribute<unknown>
}

export interface CallFacts extends Described {
  /** For example: `GET /payments/getPaymentofClient/{clientId}` */
  request: string
  isShown: boolean
}

export interface Facts {
  tag: Tag
  summary: string
  attributes: readonly AttributeFacts[]
  properties: readonly Described[]
  events: readonly (Described & { detail: string; isCancelable: boolean })[]
  slots: readonly Described[]
  states: readonly Described[]
  parts: readonly Described[]
  calls: readonly CallFacts[]
  keys: readonly Step[]
  /** What a page with this element alone loads, in KB after gzip: on React, and on Preact. */
  kilobytes: readonly number[]
}

const details = describeDetails(readFileSync('src/views/host/host.ts', 'utf8'))
const parts = partsByTag()
const described = (texts: Readonly<Record<string, string>>): Described[] =>
  Object.entries(texts).map(([name, text]) => ({ name, text }))

export function factsOf(tag: Tag): Facts {
  const { properties = [] }: ElementRow = elements[tag]
  const { summary, ...docs } = elementDocs[tag]
  const sentences: Record<string, string> = { ...docs.attributes, ...docs.properties, ...sharedAttributeDocs }
  const { shown, acted = [] } = elementCalls[tag]
  return {
    tag,
    summary,
    attributes: Object.entries(attributesOf(tag)).map(([name, spec]) => ({
      name,
      spec,
      text: sentences[name] ?? '',
    })),
    properties: properties.map((name) => ({ name, text: sentences[name] ?? '' })),
    events: eventsOf(tag, isPlain(tag)).map((name) => ({
      name,
      text: eventDocs[name],
      detail: details[name],
      isCancelable: cancelableEvents.includes(name),
    })),
    slots: described(slotDocsOf(tag)),
    states: statesOf(tag, isPlain(tag)).map(([name, text]) => ({ name, text })),
    parts: parts[tag].map((name) => ({ name, text: partDocs[name] })),
    calls: [...shown, ...acted].map((name) => ({
      name,
      request: `${calls[name].method} ${calls[name].path}`,
      text: calls[name].summary,
      isShown: shown.includes(name),
    })),
    keys: scripts[tag],
    kilobytes: cdnFolders.map((folder) =>
      ['loader.js', ...filesOfTags(folder)[tag]].reduce((sum, file) => sum + gzipKilobytes(folder, file), 0),
    ),
  }
}
