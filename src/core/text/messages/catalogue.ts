/** The shape of a catalogue, from the English texts: a language that misses one of them does not compile. */
import type { StoreValue } from 'nanostores'
import type { PluralTexts } from '../texts'
import type * as english from './index'

type English = typeof english

/** The stores of the English texts by the names of their groups. */
type Groups = {
  readonly [Name in keyof English as Name extends `${infer Group}Messages` ? Group : never]: English[Name]
}

/** A text that agrees with a number is asked for by that number. */
type TextOf<Text, Form extends Intl.LDMLPluralRule> = Text extends (...args: infer Args) => string
  ? Args extends [number, ...unknown[]]
    ? PluralTexts<Form>
    : string
  : string

/** Any of the portal's texts, for `configure({ messages })`: each group and name of `Catalogue`, and no other. */
export type Messages = {
  readonly [Group in keyof Groups]?: {
    readonly [Name in keyof Catalogue<never>[Group]]?: Catalogue<never>[Group][Name] extends string
      ? string
      : string | (PluralTexts & PluralForms)
  }
}

/** A host's texts have the forms of its language, whichever that is. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

/**
 * Every text of the portal in one language, for `configure({ messages })`. `{name}` is a place to fill, as in
 * English.
 * @template Form The plural forms of the language beside "other": `'one'` for most of Europe's.
 */
export type Catalogue<Form extends Intl.LDMLPluralRule> = {
  [Group in keyof Groups]: {
    [Name in keyof StoreValue<Groups[Group]>]: TextOf<StoreValue<Groups[Group]>[Name], Form>
  }
}

/** The plural forms of each language beside "other". */
interface Forms {
  ar: 'zero' | 'one' | 'two' | 'few' | 'many'
  de: 'one'
  es: 'one' | 'many'
  fr: 'one' | 'many'
  nl: 'one'
  pl: 'one' | 'few' | 'many'
  'pt-BR': 'one' | 'many'
}

/** What a language's file in the folder of a section has: all texts of these groups. */
export type TextsIn<Language extends keyof Forms, Group extends keyof Groups> = Pick<
  Catalogue<Forms[Language]>,
  Group
>
