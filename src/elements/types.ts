/** The types of the elements, derived from the table: here for the DOM, in `frameworks/` for frameworks. */
import type { HostEvents, PageEvents } from '../views/host/host'
import type { ValueOf } from './attributes'
import type { elements, PropertyOf, Tag } from './elements'
import type { AttributeSentences, HandlerSentences, PropertySentences } from './frameworks/sentences'
import type { Camel, sharedAttributes, sharedEvents } from './row'

type Rows = typeof elements

/** Whether an element shows something. `<cp-config>` does not: it has no view, no shared attributes or events. */
type IsShown<Name extends Tag> = 'view' extends keyof Rows[Name] ? true : false

type Specs<Name extends Tag> = Rows[Name]['attributes'] &
  (IsShown<Name> extends true ? typeof sharedAttributes : unknown)

/**
 * A property's value as markup can write it: a number also as its digits, a boolean also as an empty attribute, a list also as
 * its words.
 */
type InMarkup<Value> = Value extends number
  ? Value | `${number}`
  : Value extends boolean
    ? Value | ''
    : Value extends readonly string[]
      ? Value | string
      : Value

/** The attributes of an element, by their names in markup: `page-size`. */
export type AttributesOf<Name extends Tag> = {
  [Key in keyof Specs<Name>]?: InMarkup<ValueOf<Specs<Name>[Key]>>
} & AttributeSentences[Name]

/** The properties of an element: those of its attributes, as `pageSize`, and those without an attribute. */
export type PropertiesOf<Name extends Tag> = {
  -readonly [Key in keyof Specs<Name> as Camel<Key>]: ValueOf<Specs<Name>[Key]>
} & { [Key in PropertyOf<Name>]: string | undefined } & PropertySentences[Name]

/** The names of the attributes that an element can't do without. */
export type RequiredOf<Name extends Tag> = {
  [Key in keyof Specs<Name>]: Specs<Name>[Key] extends { required: true } ? Key : never
}[keyof Specs<Name>]

type EventName<Name extends Tag> =
  | Rows[Name]['events'][number]
  | (IsShown<Name> extends true ? (typeof sharedEvents)[number] : never)

/** The events that an element raises. */
export type EventsOf<Name extends Tag> = {
  [Event in EventName<Name>]: CustomEvent<HostEvents[Event]>
}

/** Some of the sentences about handlers, by the handlers' names. */
export type HandlersSaid<Handler> = Pick<HandlerSentences, keyof HandlerSentences & Handler>

/** What JSX and Svelte can set on an element: attributes, other properties, and listeners as `oncp-navigate`. */
export type MarkupProps<Name extends Tag> = AttributesOf<Name> &
  Partial<Omit<PropertiesOf<Name>, keyof AttributesOf<Name>>> & {
    [Event in keyof EventsOf<Name> as `on${Event}`]?: (event: EventsOf<Name>[Event]) => void
  } & HandlersSaid<`on${keyof EventsOf<Name>}`>

/** The element itself: `PortalElement<'cp-payments'>`. */
export type PortalElement<Name extends Tag> = HTMLElement & PropertiesOf<Name>

/** A tag with the host's prefix: `acme-payments`. */
export type Prefixed<Prefix extends string, Name extends Tag> = Name extends `cp-${infer Rest}`
  ? `${Prefix}-${Rest}`
  : never

/**
 * Every element by its tag. A host with its own prefix adds its tags to the types of the page:
 * `declare global { interface HTMLElementTagNameMap extends PortalElements<'acme'> {} }`.
 */
export type PortalElements<Prefix extends string = 'cp'> = {
  [Name in Tag as Prefixed<Prefix, Name>]: PortalElement<Name>
}

type CustomEvents<Details> = { [Name in keyof Details]: CustomEvent<Details[Name]> }

declare global {
  interface HTMLElementTagNameMap extends PortalElements {}
  // The events bubble, so every ancestor can listen to them.
  interface GlobalEventHandlersEventMap extends CustomEvents<HostEvents> {}
  interface DocumentEventMap extends CustomEvents<PageEvents> {}
  interface WindowEventMap extends CustomEvents<PageEvents> {}
}
