import type { ArgTypes, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { fn } from 'storybook/test'
import type { Attribute, ValueOf } from '../src/elements/attributes'
import { elements, type Tag } from '../src/elements/elements'
import { slotsOf } from '../src/elements/frameworks/slots'
import { elementDocs, eventDocs, sharedAttributeDocs, slotDocsOf } from '../src/elements/reference/sentences'
import { type ElementRow, sharedAttributes, sharedEvents } from '../src/elements/row'
import type { HostEvents } from '../src/views/host/host'
import { openScene, type Scene, scene } from './scene'
import { checkState } from './states'

type Attributes<Name extends Tag> = (typeof elements)[Name]['attributes'] & typeof sharedAttributes

/** Attributes and the text in slots by their names, and listeners by React's names: `oncp-navigate`. */
export type ElementArgs<Name extends Tag> = {
  [Key in keyof Attributes<Name>]?: ValueOf<Attributes<Name>[Key]>
} & { [Slot in `slot:${string}`]?: string } & {
  [Key in keyof HostEvents as `on${Key}`]?: (event: CustomEvent<HostEvents[Key]>) => void
}

export type ElementStory<Name extends Tag> = StoryObj<ElementArgs<Name>>

/** What the arguments of slots are called: `slot:before`. */
const slotArg = 'slot:'

/**
 * The meta of a file with stories of an element. The controls come from the table of elements.
 * @param side what the file is about, where it shows one side of the element. A JSDoc comment on the meta would not do: Storybook makes
 *   parameters of it, in the place of these.
 */
export function elementStory<Name extends Tag>(tag: Name, defaults: Partial<Scene>, side?: string) {
  return {
    loaders: [openScene],
    parameters: { ...scene(defaults), tag, ...(side && { docs: { description: { component: side } } }) },
    afterEach: checkState,
    argTypes: argTypesOf(tag),
    // An element's links lead to the host's own pages, which do not exist here.
    args: { 'oncp-navigate': fn((event: Event) => event.preventDefault()) },
    render: (args: ElementArgs<Name>) => {
      const all = Object.entries(args)
      const [slots, own] = [true, false].map((is) => all.filter(([name]) => name.startsWith(slotArg) === is))
      return createElement(tag, Object.fromEntries(own ?? []), ...(slots ?? []).map(contentOf))
    },
  }
}

/** For a story: something in each slot of an element, as in the panel of controls. */
export const ownContent = (tag: Tag): { [Slot in `slot:${string}`]?: string } =>
  Object.fromEntries(slotsOf(tag).map((name) => [slotArg + name, `Your own content: ${name}`]))

/** Content of the host, as plain as it can be. */
function contentOf([name, text]: [string, unknown]) {
  return text ? createElement('div', { key: name, slot: name.slice(slotArg.length) }, String(text)) : null
}

function argTypesOf(tag: Tag): ArgTypes {
  const { attributes, events }: ElementRow = elements[tag]
  const docs: Record<string, string> = { ...elementDocs[tag].attributes, ...sharedAttributeDocs }
  return Object.fromEntries([
    ...Object.entries({ ...attributes, ...sharedAttributes }).map(([name, attribute]) => [
      name,
      { description: docs[name], ...controlOf(attribute), table: tableOf(attribute) },
    ]),
    ...[...sharedEvents, ...events].map((name) => [
      `on${name}`,
      { name, description: eventDocs[name], control: false, table: { category: 'events' } },
    ]),
    ...Object.entries(slotDocsOf(tag)).map(([name, text]) => [
      slotArg + name,
      { name, description: text, control: 'text', table: { category: 'slots' } },
    ]),
  ])
}

function controlOf({ kind, words }: Attribute<unknown>) {
  if (words) return { control: 'inline-radio', options: [...words] }
  return { control: kind === 'string' ? 'text' : kind }
}

function tableOf({ expects, fallback, required }: Attribute<unknown>) {
  return {
    category: 'attributes',
    type: { summary: expects },
    defaultValue: { summary: required ? 'required' : String(fallback ?? 'not set') },
  }
}
