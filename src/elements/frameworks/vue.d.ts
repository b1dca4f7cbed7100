/** The types of the elements in templates of Vue 3. Hosts write `import type {} from 'client-portal-elements/vue'`. */
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue'
import type { Tag } from '../elements'
import type { Camel } from '../row'
import type { AttributesOf, EventsOf, PortalElement, Prefixed, PropertiesOf } from '../types'
import type { PropertySentences } from './sentences'

/** Templates contain `page-size`; Vue checks it by the name `pageSize`. */
type Props<Name extends Tag> = {
  [Key in keyof AttributesOf<Name> as Camel<Key>]?: AttributesOf<Name>[Key]
} & Partial<Omit<PropertiesOf<Name>, Camel<keyof AttributesOf<Name>>>> &
  PropertySentences[Name]

/** The members of a component that Vue checks: its props and its events. */
type Component<Name extends Tag> = new () => PortalElement<Name> & {
  $props: Omit<HTMLAttributes, keyof Props<Name>> & PublicProps & Props<Name>
  $emit: EmitFn<{ [Event in keyof EventsOf<Name>]: (event: EventsOf<Name>[Event]) => void }>
}

/** The elements for `GlobalComponents`. A host with its own prefix uses `VueElements<'acme'>`. */
export type VueElements<Prefix extends string = 'cp'> = {
  [Name in Tag as Prefixed<Prefix, Name>]: Component<Name>
}

declare module 'vue' {
  interface GlobalComponents extends VueElements {}
  /** Vue does not know it: the place of a tag in the element around it. */
  interface HTMLAttributes {
    slot?: string
  }
}
