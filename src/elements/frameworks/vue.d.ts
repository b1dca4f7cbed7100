/** The elements in templates, for hosts with Vue 3: `import type {} from 'client-portal-elements/vue'`. */
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue'
import type { Camel, Tag } from '../elements'
import type { AttributesOf, EventsOf, PortalElement, Prefixed, PropertiesOf } from '../types'

/** Templates write `page-size`, which Vue checks by the name `pageSize`. */
type Props<Name extends Tag> = {
  [Key in keyof AttributesOf<Name> as Camel<Key>]?: AttributesOf<Name>[Key]
} & Partial<Omit<PropertiesOf<Name>, Camel<keyof AttributesOf<Name>>>>

/** What Vue reads of a component: its props and its events. */
type Component<Name extends Tag> = new () => PortalElement<Name> & {
  $props: Omit<HTMLAttributes, keyof Props<Name>> & PublicProps & Props<Name>
  $emit: EmitFn<{ [Event in keyof EventsOf<Name>]: (event: EventsOf<Name>[Event]) => void }>
}

/** For `GlobalComponents`; `VueElements<'acme'>` where a host chose a prefix of its own. */
export type VueElements<Prefix extends string = 'cp'> = {
  [Name in Tag as Prefixed<Prefix, Name>]: Component<Name>
}

declare module 'vue' {
  interface GlobalComponents extends VueElements {}
}
