/** The types of the elements in JSX of Solid. Hosts write `import type {} from 'client-portal-elements/solid'`. */
import type { JSX } from 'solid-js'
import type { Tag } from '../elements'
import type { AttributesOf, EventsOf, HandlersSaid, PortalElement, Prefixed, PropertiesOf } from '../types'

/** Solid listens by `addEventListener`: a function, or an object with the options beside it. */
type Listener<Event> =
  | ((event: Event) => void)
  | (AddEventListenerOptions & { handleEvent: (event: Event) => void })

/** Attributes and properties by their names, or with the prefix that says which one is meant; `on:cp-navigate`. */
type Props<Name extends Tag> = AttributesOf<Name> &
  Partial<Omit<PropertiesOf<Name>, keyof AttributesOf<Name>>> & {
    [Key in keyof AttributesOf<Name> as `attr:${Key & string}`]?: AttributesOf<Name>[Key]
  } & { [Key in keyof PropertiesOf<Name> as `prop:${Key & string}`]?: PropertiesOf<Name>[Key] } & {
    [Event in keyof EventsOf<Name> as `on:${Event}`]?: Listener<EventsOf<Name>[Event]>
  } & HandlersSaid<`on:${keyof EventsOf<Name>}`>

/** The elements for `IntrinsicElements`. A host with its own prefix uses `SolidElements<'acme'>`. */
export type SolidElements<Prefix extends string = 'cp'> = {
  [Name in Tag as Prefixed<Prefix, Name>]: Omit<JSX.HTMLAttributes<PortalElement<Name>>, keyof Props<Name>> &
    Props<Name>
}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends SolidElements {}
  }
}
