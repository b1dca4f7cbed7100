/**
 * What a live example needs to know of the table of elements. `bundle.ts` writes it into the scripts: the table itself would
 * bring the code of all elements.
 */
export interface KnownElements {
  /** The names of each element's attributes, by its tag. */
  attributes: Readonly<Record<string, readonly string[]>>
  /** The names of all events. */
  events: readonly string[]
}

declare const __ELEMENTS__: KnownElements

/** In a bundled script. */
export const readTable = (): KnownElements => __ELEMENTS__
