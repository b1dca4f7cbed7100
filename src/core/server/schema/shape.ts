/**
 * Describes what the server sends, as data: `{ ticketId: 'id', messages: [{ message: 'text' }], 'size?': 'number' }`.
 * The types of the entities, what core reads, and the schemas of the reference API all come from these descriptions.
 */

export interface Kinds {
  text: string
  /** An identifier: the only text that must not be empty. */
  id: string
  /** A moment (`2026-11-20T09:30:00.000Z`) or a calendar date (`2026-11-20`); empty when there is none. */
  date: string
  /** An address, absolute or relative to the page. */
  url: string
  /** An ISO 4217 code: `EUR`; empty when there is none. What is no code, such as `€`, stands as it came. */
  currency: string
  number: number
  /** An amount in the `currency` of its row; `NaN` when it is there, and can't be read for sure. */
  money: number
  boolean: boolean
}

/** A single value, a list, or an object. A field whose name ends with `?` may be absent. */
export type Shape = keyof Kinds | readonly [Shape] | Fields
export interface Fields {
  readonly [name: string]: Shape
}

export type Described<S> = S extends keyof Kinds
  ? Kinds[S]
  : S extends readonly [infer Item]
    ? Described<Item>[]
    : Flat<
        { -readonly [Name in keyof S as Name extends `${string}?` ? never : Name]: Described<S[Name]> } & {
          -readonly [Name in keyof S as Name extends `${infer Bare}?` ? Bare : never]?:
            | Described<S[Name]>
            | undefined
        }
      >
type Flat<Type> = { [Name in keyof Type]: Type[Name] }

// `Array.isArray` does not narrow a read-only list.
export const isList = (described: Shape): described is readonly [Shape] => Array.isArray(described)

/** Declares a shape, with its words as literal types. */
export const shape = <const S extends Shape>(described: S): S => described

export const fieldName = (field: string): { name: string; isOptional: boolean } => {
  const name = field.replace(/\?$/, '')
  return { name, isOptional: name !== field }
}
