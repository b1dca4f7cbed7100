/** The kinds of attributes an element can have: how their text is read, and what a bad one falls back to. */

export interface Attribute<Value> {
  kind: 'string' | 'number' | 'boolean' | 'choice'
  /** What an absent or bad attribute counts as. */
  fallback: Value
  /** The value that a text stands for; `undefined` for a bad one. */
  read: (text: string) => Value | undefined
  /** What a good value is, in the words of the warning and of the docs. */
  expects: string
  /** A choice's words. */
  words?: readonly string[]
  /** Without it, the element says what is missing instead of showing its view. */
  required?: boolean
}

/** What an attribute gives a view: its fallback is part of it. */
export type ValueOf<Spec> = Spec extends Attribute<infer Value> ? Value : never

/** Any text. Empty counts as absent. */
export function string(): Attribute<string | undefined>
export function string(options: { required: true }): Attribute<string>
export function string(options?: { required: true }): Attribute<string | undefined> | Attribute<string> {
  const base = { kind: 'string', read: (text: string) => text || undefined, expects: 'a text' } as const
  return options ? { ...base, fallback: '', required: true } : { ...base, fallback: undefined }
}

/** A text of a certain form. */
export function text<Fallback extends string | undefined>(
  fallback: Fallback,
  expects: string,
  test: (text: string) => boolean,
): Attribute<string | Fallback> {
  return { kind: 'string', fallback, expects, read: (value) => (test(value) ? value : undefined) }
}

/** One of a few words; the first stands for an absent one. */
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

/** A whole number within bounds. */
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

/** True when present, whatever its value. */
export function boolean(): Attribute<boolean> {
  return { kind: 'boolean', fallback: false, read: () => true, expects: 'present or absent' }
}
