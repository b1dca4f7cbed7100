/** The kinds of attributes that an element can have: how each reads its text, and its fallback for a bad one. */

export interface Attribute<Value> {
  kind: 'string' | 'number' | 'boolean' | 'choice'
  /** The value of an absent or bad attribute. */
  fallback: Value
  /** Returns the value for the attribute's text, or `undefined` if the text is bad. */
  read: (text: string) => Value | undefined
  /** Describes a good value, for the warning and for the documentation: `a whole number from 1`. */
  expects: string
  /** The possible values of a `choice`. */
  words?: readonly string[]
  /** If a required attribute is missing, the element names it instead of showing its view. */
  required?: boolean
}

/** The type of the value that a view gets from an attribute, fallback included. */
export type ValueOf<Spec> = Spec extends Attribute<infer Value> ? Value : never

/** Any text. Empty counts as absent. */
export function string(): Attribute<string | undefined>
export function string(options: { required: true }): Attribute<string> & { required: true }
export function string(options?: { required: true }): Attribute<string | undefined> | Attribute<string> {
  const base = { kind: 'string', read: (text: string) => text || undefined, expects: 'a text' } as const
  return options ? { ...base, fallback: '', required: true } : { ...base, fallback: undefined }
}

export function text<Fallback extends string | undefined>(
  fallback: Fallback,
  expects: string,
  test: (text: string) => boolean,
): Attribute<string | Fallback> {
  return { kind: 'string', fallback, expects, read: (value) => (test(value) ? value : undefined) }
}

/** Several words, with a space or a comma between two. */
export function list([test, expects]: readonly [(list: unknown) => boolean, string]): Attribute<
  readonly string[] | undefined
> {
  const read = (text: string) => [text.trim().split(/[\s,]+/)].find(test)
  return { kind: 'string', fallback: undefined, expects, read }
}

/** One of several words. The first one is the fallback. */
export function oneOf<const Word extends string>(first: Word, ...others: Word[]): Attribute<Word> {
  const words = [first, ...others]
  return {
    kind: 'choice',
    fallback: first,
    read: (value) => words.find((word) => word === value),
    expects: words.map((word) => `"${word}"`).join(' or '),
    words,
  }
}

export function integer<Fallback extends number | undefined>(
  fallback: Fallback,
  { min, max }: { min: number; max: number },
): Attribute<number | Fallback> {
  return {
    kind: 'number',
    fallback,
    read: (value) => {
      const number = /^\s*\d+\s*$/.test(value) ? Number(value) : Number.NaN
      return number >= min && number <= max ? number : undefined
    },
    expects:
      max === Number.MAX_SAFE_INTEGER ? `a whole number from ${min}` : `a whole number from ${min} to ${max}`,
  }
}

/** True if the attribute is present, whatever its text. */
export function boolean(): Attribute<boolean> {
  return { kind: 'boolean', fallback: false, read: () => true, expects: 'present or absent' }
}
