/** A row of the table of elements, and what every element has. */
import type { ReadableAtom } from 'nanostores'
import { bare } from '../core/index'
import type { HostEvents, RootValues } from '../views/host/host'
import { type Attribute, oneOf, type ValueOf } from './attributes'

/** `service-id` → `serviceId`. */
export type Camel<Name> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name
type Attributes = Record<string, Attribute<unknown>>

/** What takes the values of a row's attributes: the props of its view, and the root around it. */
type PropsOf<View extends (props: never) => unknown> = RootValues &
  (Parameters<View>[0] extends infer Props extends object ? Props : unknown)

/**
 * Checks the attributes of a row. An attribute becomes `never`, and does not compile, if the view has no prop of
 * that name, or if the prop has another type.
 */
type Taken<Specs, Props> = {
  [Name in keyof Specs]: Camel<Name> extends keyof Props
    ? ValueOf<Specs[Name]> extends Props[Camel<Name>]
      ? Specs[Name]
      : never
    : never
}

/** The names of the props that a view requires. */
type Needed<Props> = { [Name in keyof Props]-?: undefined extends Props[Name] ? never : Name }[keyof Props]

/** The names of the props that a property without attribute can set: optional texts. */
type TextProp<Props> = {
  [Name in keyof Props]-?: Props[Name] extends string | undefined
    ? undefined extends Props[Name]
      ? Name
      : never
    : never
}[keyof Props]

/** Checks a whole row. It becomes `never`, and does not compile, if a required prop has no attribute. */
type Complete<Specs, Props> = Needed<Props> extends Camel<keyof Specs> ? unknown : never

export interface ElementRow {
  /** Loads the view. An element without a view only changes settings. */
  view?: () => Promise<(props: never) => unknown>
  /** A `client` element shows its view only to a client who is signed in; a `public` element shows it to everybody. */
  access: 'client' | 'public'
  /** Whether it is shown within a line, for example in a header. Signed out, it shows only a link to the sign-in. */
  inline?: boolean
  /** How wide it is where its content decides, such as in a dialog, in rem: 60 by default, less for a short form. */
  width?: number
  /** A host may hide it by `hidden`, for the sake of its events: then it works on. Others rest while they are not rendered. */
  worksHidden?: boolean
  attributes: Attributes
  /** Text properties without an attribute. They are for secrets: an attribute would be visible in the document. */
  properties?: readonly string[]
  /** The events that it raises in addition to those of every element. */
  events: readonly (keyof HostEvents)[]
  /** The stores that its view shows first, for the values of its attributes: they are asked for before the view is there. */
  data?(values: object): readonly ReadableAtom<unknown>[]
  /** The views of other elements that it shows first, for the values of its attributes. */
  shows?(values: object): readonly ShownView[]
}

/** A view that an element shows, by the tag of the view's own element, and its props. */
export interface ShownView {
  tag: `cp-${string}`
  values: Record<string, unknown>
}

/** The types check the row against the props of its view. */
export function element<
  View extends (props: never) => unknown,
  const Specs extends Attributes = Record<never, never>,
  const Property extends string = never,
  const Event extends keyof HostEvents = never,
>(
  row: {
    view: () => Promise<View>
    access?: 'public'
    inline?: true
    width?: number
    worksHidden?: true
    attributes?: Specs & Taken<Specs, PropsOf<View>>
    properties?: readonly (Property & TextProp<Parameters<View>[0]>)[]
    events?: readonly Event[]
    data?: (values: Parameters<View>[0]) => readonly ReadableAtom<unknown>[]
    shows?: (values: Record<string, unknown>) => readonly ShownView[]
  } & Complete<Specs, Parameters<View>[0]>,
): Omit<ElementRow, 'attributes' | 'properties' | 'events'> & {
  attributes: NoInfer<Specs>
  properties: readonly NoInfer<Property>[]
  events: readonly NoInfer<Event>[]
} {
  // A row without attributes has an empty record as `Specs`, and `{}` is one.
  const { attributes = {} as Specs } = row
  const all = { access: 'client' as const, events: [], properties: [], ...row, attributes }
  return bare<typeof all>(all)
}

export const sharedAttributes = { theme: oneOf('auto', 'light', 'dark') } satisfies Attributes

export const sharedEvents = [
  'cp-navigate',
  'cp-session-required',
  'cp-state-change',
  'cp-error',
] as const satisfies readonly (keyof HostEvents)[]
