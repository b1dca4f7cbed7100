/** The language and direction of an element's texts, for what it draws. */
import { $textsLocale, isRightToLeft, languageOf } from '../../core/index'
import type { RootProps } from '../../views/host/root'

/** The `lang` of an element's texts; and their `dir`, if the direction around the element may be wrong for them. */
export function languageWithin(element: Element): RootProps['language'] {
  const locale = $textsLocale.get()
  const [around = ''] = langAround(element).toLowerCase().split('-')
  const isForeign = languageOf(locale) !== (around || 'en')
  // `rtl` is always said: a page in Arabic may lack its `dir`. `ltr` is said only if the language differs: a page in
  // English may have chosen `rtl` itself.
  const dir = isRightToLeft(locale) ? 'rtl' : isForeign ? 'ltr' : undefined
  return { lang: locale, ...(dir && { dir }) }
}

/** The `lang` of the element, or of its nearest ancestor that has one, also outside of a shadow root. Empty if none has. */
function langAround(element: Element): string {
  const parent = element.parentNode instanceof ShadowRoot ? element.parentNode.host : element.parentElement
  return element.getAttribute('lang') ?? (parent ? langAround(parent) : '')
}
