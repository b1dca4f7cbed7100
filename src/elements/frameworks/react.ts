/**
 * The elements in React: the types of their components, and those of their tags in JSX of React 19. The build adds a
 * component for each element.
 */
import type {
  DetailedHTMLProps,
  ForwardRefExoticComponent,
  HTMLAttributes,
  ReactNode,
  RefAttributes,
} from 'react'
import type { Tag } from '../elements'
import type { Camel } from '../row'
import type {
  EventsOf,
  HandlersSaid,
  MarkupProps,
  PortalElement,
  Prefixed,
  PropertiesOf,
  RequiredOf,
} from '../types'
import type { PropertySentences } from './sentences'
import type { SlottedTag } from './slots'

export type * from '../index'

/** The handlers of an element's events: `onCpStateChange` for `cp-state-change`. */
type Handlers<Name extends Tag> = {
  [Event in keyof EventsOf<Name> & string as Camel<`on-${Event}`>]?:
    | ((event: EventsOf<Name>[Event]) => void)
    | undefined
}

/** The properties of an element, by name. Those that it can't do without are required. */
type Settings<Name extends Tag> = {
  [Key in Exclude<keyof PropertiesOf<Name>, Camel<RequiredOf<Name>>>]?: PropertiesOf<Name>[Key] | undefined
} & { [Key in Camel<RequiredOf<Name>> & keyof PropertiesOf<Name>]: PropertiesOf<Name>[Key] }

/** What stands in the element's slots: `<CpMeetings><div slot="content">…</div></CpMeetings>`. */
type Children<Name extends Tag> = { children?: Name extends SlottedTag ? ReactNode : undefined }

type OwnProps<Name extends Tag> = Settings<Name> &
  PropertySentences[Name] &
  Handlers<Name> &
  HandlersSaid<keyof Handlers<Name>> &
  Children<Name>

/** The props of an element's component. An element without slots has no children: it draws itself. */
export type PortalElementProps<Name extends Tag> = OwnProps<Name> &
  Omit<HTMLAttributes<PortalElement<Name>>, keyof OwnProps<Name> | 'children' | 'dangerouslySetInnerHTML'> &
  RefAttributes<PortalElement<Name>>

/** The component of an element. */
export type PortalComponent<Name extends Tag> = ForwardRefExoticComponent<PortalElementProps<Name>>

/** The elements for `IntrinsicElements`. A host with its own prefix uses `ReactElements<'acme'>`. */
export type ReactElements<Prefix extends string = 'cp'> = {
  [Name in Tag as Prefixed<Prefix, Name>]: DetailedHTMLProps<
    Omit<HTMLAttributes<PortalElement<Name>>, keyof MarkupProps<Name>>,
    PortalElement<Name>
  > &
    MarkupProps<Name>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ReactElements {}
  }
}
