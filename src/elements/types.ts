/** What the table says of each element, in types: for the DOM here, for frameworks in `frameworks/`. */
import type { HostEvents, PageEvents } from '../views/host/host'
import type { ValueOf } from './attributes'
import type { Camel, elements, PropertyOf, sharedAttributes, sharedEvents, Tag } from './elements'

type Rows = typeof elements

/** `<cp-config>` shows nothing: it has no view, and nothing of what the others share. */
type IsShown<Name extends Tag> = 'view' extends keyof Rows[Name] ? true : false

type Specs<Name extends Tag> = Rows[Name]['attributes'] &
  (IsShown<Name> extends true ? typeof sharedAttributes : unknown)

/** The values by which markup can say a property's: a number, as its digits; a boolean, by being there. */
type InMarkup<Value> = Value extends number ? Value | `${number}` : Value extends boolean ? Value | '' : Value

/** The attributes of an element, by their names in markup: `page-size`. */
export type AttributesOf<Name extends Tag> = {
  [Key in keyof Specs<Name>]?: InMarkup<ValueOf<Specs<Name>[Key]>>
}

/** The same by the names of their properties, `pageSize`; and the properties that are no attributes. */
export type PropertiesOf<Name extends Tag> = {
  -readonly [Key in keyof Specs<Name> as Camel<Key>]: ValueOf<Specs<Name>[Key]>
} & { [Key in PropertyOf<Name>]: string | undefined }

type EventName<Name extends Tag> =
  | Rows[Name]['events'][number]
  | (IsShown<Name> extends true ? (typeof sharedEvents)[number] : never)

/** The events that an element raises. */
export type EventsOf<Name extends Tag> = {
  [Event in EventName<Name>]: CustomEvent<HostEvents[Event]>
}

/** What JSX and Svelte give an element: attributes, else properties, and listeners as `oncp-navigate`. */
export type MarkupProps<Name extends Tag> = AttributesOf<Name> &
  Partial<Omit<PropertiesOf<Name>, keyof AttributesOf<Name>>> & {
    [Event in keyof EventsOf<Name> as `on${Event}`]?: (event: EventsOf<Name>[Event]) => void
  }

/** The element itself: `PortalElement<'cp-payments'>`. */
export type PortalElement<Name extends Tag> = HTMLElement & PropertiesOf<Name>

/** A tag under a prefix of the host's: `acme-payments`. */
export type Prefixed<Prefix extends string, Name extends Tag> = Name extends `cp-${infer Rest}`
  ? `${Prefix}-${Rest}`
  : never

/**
 * Every element by its tag. A host with a prefix of its own adds them to the page's:
 * `declare global { interface HTMLElementTagNameMap extends PortalElements<'acme'> {} }`.
 */
export type PortalElements<Prefix extends string = 'cp'> = {
  [Name in Tag as Prefixed<Prefix, Name>]: PortalElement<Name>
}

type CustomEvents<Details> = { [Name in keyof Details]: CustomEvent<Details[Name]> }

declare global {
  interface HTMLElementTagNameMap extends PortalElements {}
  // They bubble: any element around may listen.
  interface GlobalEventHandlersEventMap extends CustomEvents<HostEvents> {}
  interface DocumentEventMap extends CustomEvents<PageEvents> {}
  interface WindowEventMap extends CustomEvents<PageEvents> {}
}
