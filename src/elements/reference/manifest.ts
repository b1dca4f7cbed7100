/**
 * Creates `custom-elements.json`, which editors and tools for custom elements read. It is derived from the table of
 * elements and its descriptions. Only scripts use this module; pages never load it.
 */
import type {
  ClassField,
  CustomElementDeclaration,
  Attribute as DescribedAttribute,
  Event as DescribedEvent,
  JavaScriptModule,
  Package,
} from 'custom-elements-manifest'
import { cancelableEvents, type HostEvents } from '../../views/host/host'
import { hostDefault } from '../../views/ui/style/host-default'
import type { TokenName } from '../../views/ui/style/tokens'
import type { Attribute } from '../attributes'
import { elements, type Tag, tags } from '../elements'
import { camelCase } from '../reflect'
import { type ElementRow, sharedAttributes, sharedEvents } from '../row'
import { elementDocs, eventDocs, sharedAttributeDocs, slotDocsOf } from './sentences'
import { type PartName, partDocs, stateDocs, type TokenDoc, tokenDocs } from './theming'

/** Facts that are in no table. Scripts read them from the sources. */
interface SourceFacts {
  /** The type of each event's `detail`, in TypeScript. */
  details: Record<keyof HostEvents, string>
  parts: Record<Tag, readonly PartName[]>
  /** Whether an element only draws its attributes. */
  isPlain: (tag: Tag) => boolean
}

/** What an element that only draws its attributes can still tell: that it is drawn, or could not be. */
const plain = { events: ['cp-state-change', 'cp-error'], states: ['ready', 'error'] }

/** The events that an element can raise. One without a view only changes settings: it raises none. */
export function eventsOf(tag: Tag, isPlain: boolean): (keyof HostEvents)[] {
  const { view, events }: ElementRow = elements[tag]
  const shared = sharedEvents.filter((name) => !isPlain || plain.events.includes(name))
  return view ? [...shared, ...events] : []
}

/** The states that an element can have, with what each says. */
export const statesOf = (tag: Tag, isPlain: boolean): [name: string, text: string][] =>
  'view' in elements[tag]
    ? Object.entries(stateDocs).filter(([name]) => !isPlain || plain.states.includes(name))
    : []

/** `cp-payments` → `CpPaymentsElement`. */
export const className = (tag: Tag) => `${camelCase(`-${tag}`)}Element`

/**
 * Creates the manifest of all elements, in version 2.1.0 of the schema of
 * https://github.com/webcomponents/custom-elements-manifest.
 */
export function createManifest(facts: SourceFacts): Package {
  return { schemaVersion: '2.1.0', readme: 'README.md', modules: tags.map((tag) => moduleOf(tag, facts)) }
}

function moduleOf(tag: Tag, facts: SourceFacts): JavaScriptModule {
  const path = `dist/elements/${tag}.js`
  return {
    kind: 'javascript-module',
    path,
    declarations: [declarationOf(tag, facts)],
    exports: [
      { kind: 'custom-element-definition', name: tag, declaration: { name: className(tag), module: path } },
    ],
  }
}

function declarationOf(tag: Tag, facts: SourceFacts): CustomElementDeclaration {
  const { view, attributes: own, properties = [] }: ElementRow = elements[tag]
  const { summary, ...docs } = elementDocs[tag]
  const attributes = view ? { ...own, ...sharedAttributes } : own
  const sentences: Record<string, string | undefined> = {
    ...docs.attributes,
    ...docs.properties,
    ...sharedAttributeDocs,
  }
  return {
    kind: 'class',
    customElement: true,
    name: className(tag),
    tagName: tag,
    summary,
    superclass: { name: 'HTMLElement' },
    attributes: Object.entries(attributes).map(([name, spec]) => attributeOf(name, spec, sentences[name])),
    members: [
      ...Object.entries(attributes).map(([name, spec]) => fieldOf(name, spec, sentences[name])),
      ...properties.map((name) => propertyOf(name, sentences[name])),
    ],
    // An element without a view has nothing to style.
    ...(view && {
      events: eventsOf(tag, facts.isPlain(tag)).map((name) => eventOf(name, facts)),
      slots: Object.entries(slotDocsOf(tag)).map(([name, text]) => ({ name, summary: text })),
      cssStates: statesOf(tag, facts.isPlain(tag)).map(([name, text]) => ({ name, summary: text })),
      cssParts: facts.parts[tag].map((name) => ({ name, summary: partDocs[name] })),
      cssProperties: cssProperties(),
    }),
  }
}

const typeOf = ({ words, kind }: Attribute<unknown>) => words?.map((word) => `'${word}'`).join(' | ') ?? kind

/** The default of an attribute, as text: attributes contain text. */
const defaultOf = ({ fallback, required }: Attribute<unknown>) =>
  fallback !== undefined && !required && { default: String(fallback) }

function attributeOf(name: string, spec: Attribute<unknown>, summary?: string): DescribedAttribute {
  return { name, summary, type: { text: typeOf(spec) }, ...defaultOf(spec), fieldName: camelCase(name) }
}

function fieldOf(attribute: string, spec: Attribute<unknown>, summary?: string) {
  const { fallback, required } = spec
  return {
    kind: 'field',
    name: camelCase(attribute),
    summary,
    type: { text: typeOf(spec) + (fallback === undefined ? ' | undefined' : '') },
    ...(fallback !== undefined && !required && { default: JSON.stringify(fallback) }),
    attribute,
    reflects: true,
  } satisfies ClassField & { attribute: string; reflects: boolean }
}

const propertyOf = (name: string, summary?: string): ClassField => ({
  kind: 'field',
  name,
  summary,
  type: { text: 'string | undefined' },
})

function eventOf(name: keyof HostEvents, { details }: SourceFacts): DescribedEvent {
  return {
    name,
    summary: eventDocs[name],
    ...(cancelableEvents.includes(name) && { description: 'Cancelable.' }),
    type: { text: `CustomEvent<${details[name]}>` },
  }
}

/** Every token by its public name, `--cp-*`, with its default as a host can write it. */
export function cssProperties() {
  const docs: Record<string, TokenDoc> = tokenDocs
  return Object.entries(docs).map(([name, { group, text }]) => ({
    name: `--cp-${name}`,
    summary: text,
    ...((group === 'colour' || group === 'status') && { syntax: '<color>' }),
    // Each name is a token's: Object.entries() forgets it.
    default: hostDefault(name as TokenName),
  }))
}
