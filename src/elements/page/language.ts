/** Sets `lang` and `dir` on an element whose texts differ from the page around it in language or direction. */
import { $locale, isRightToLeft, languageOf } from '../../core/index'

/** The values that this module has written, by element. */
const told = new WeakMap<Element, Record<string, string>>()

/**
 * Writes `lang` and `dir` on an element if the values around it are wrong for its texts, and removes them if those
 * values are right. It never changes a value that the host has written.
 */
export function tellLanguage(element: Element): void {
  const locale = $locale.get()
  const [around = ''] = langAround(element).toLowerCase().split('-')
  const isForeign = languageOf(locale) !== (around || 'en')
  const toRight = !isRightToLeft(locale)
  // `rtl` is always written: a page in Arabic may lack its `dir`. `ltr` is written only if the language differs: a page
  // in English may have chosen `rtl` itself.
  const ours = {
    ...(isForeign && { lang: locale }),
    ...((isForeign || !toRight) && { dir: toRight ? 'ltr' : 'rtl' }),
  }
  const before = told.get(element)
  told.set(element, ours)
  for (const name of ['lang', 'dir'] as const) {
    const value = element.getAttribute(name)
    if (value !== null && value !== before?.[name]) continue
    if (ours[name]) element.setAttribute(name, ours[name])
    else element.removeAttribute(name)
  }
}

/** The `lang` of the nearest ancestor that has one, also outside of the shadow root. Empty if there is none. */
function langAround(element: Element): string {
  const parent = element.parentNode instanceof ShadowRoot ? element.parentNode.host : element.parentElement
  return parent ? (parent.getAttribute('lang') ?? langAround(parent)) : ''
}
