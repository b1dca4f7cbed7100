/** An element whose texts are in another language than what is around it tells so, and their direction. */
import { $locale, isRightToLeft, languageOf } from '../core/index'

const told = new WeakMap<Element, Record<string, string>>()

/**
 * Writes `lang` and `dir` on an element where those around it would be wrong, and takes them away where they would not.
 * What the host has written there itself stands.
 */
export function tellLanguage(element: Element): void {
  const locale = $locale.get()
  const [around = ''] = langAround(element).toLowerCase().split('-')
  const isForeign = languageOf(locale) !== (around || 'en')
  const toRight = !isRightToLeft(locale)
  // A page in Arabic may have forgotten its direction; one in English may have chosen another.
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

/** What the nearest ancestor says that says any, be it outside of the shadow root. */
function langAround(element: Element): string {
  const parent = element.parentNode instanceof ShadowRoot ? element.parentNode.host : element.parentElement
  return parent ? (parent.getAttribute('lang') ?? langAround(parent)) : ''
}
