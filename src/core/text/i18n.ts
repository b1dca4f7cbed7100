/** Declares texts in English. Other texts replace them when in force: `settings/load-texts.ts` sets which. */
import { atom, computed, type ReadableAtom } from 'nanostores'
import { isText, type Template } from './texts'

/**
 * Texts by group and name; of a shipped language, by their order in place of the name. Their values are unchecked: a host may
 * give anything.
 */
export type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>
type English = Readonly<Record<string, string | Template<never[]>>>

/** A group's texts as views use them: a text, or a function that fills values into a text. */
type TextsOf<Group> = {
  readonly [Name in keyof Group]: Group[Name] extends Template<infer Values>
    ? (...values: Values) => string
    : string
}

/** The locale in force, the host's own texts, and the catalogue of the language where one is loaded. */
export const $textsInForce = atom<{ locale: string; own: Texts; catalogue: Texts | undefined }>({
  locale: 'en',
  own: {},
  catalogue: undefined,
})

/**
 * Declares a group of English texts: `i18n('payments', { total: 'Total' })`.
 *
 * @returns a store of the group's texts in force. A text that neither the host nor the catalogue has stays English.
 */
export function i18n<const Group extends English>(name: string, group: Group): ReadableAtom<TextsOf<Group>> {
  return computed($textsInForce, ({ locale, own, catalogue }) => {
    const shipped = catalogue?.[name]
    const entries = Object.entries(group).map(([key, base], index) => {
      // A list has members of its own, such as `filter`, which is a name of a text, too.
      const candidates = [own[name]?.[key], shipped?.[Array.isArray(shipped) ? index : key]]
      if (typeof base === 'string') return [key, candidates.find((text) => typeof text === 'string') ?? base]
      const found = candidates.find(isText)
      return [key, (...values: never[]) => base.write(locale, found ?? base.english, ...values)]
    })
    // `entries` has the names of `group`, and for each name what `TextsOf` says: a text or a function.
    return Object.fromEntries(entries) as TextsOf<Group>
  })
}
