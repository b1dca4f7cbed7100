/** An element whose code can't be had says so, to the client and to the host. */
import type { HostEvents } from '../../views/host/host'
import { part } from './part'

/** What the client reads, by language. The catalogues can't be had either. */
export const unavailable: Readonly<Record<string, string>> = {
  en: 'Could not load. Please reload the page.',
  ar: 'تعذّر التحميل. أعد تحميل الصفحة.',
  de: 'Nicht geladen. Laden Sie die Seite neu.',
  es: 'No se ha cargado. Recargue la página.',
  fr: 'Non chargé. Rechargez la page.',
  nl: 'Niet geladen. Laad de pagina opnieuw.',
  pl: 'Nie wczytano. Odśwież stronę.',
  pt: 'Não carregado. Recarregue a página.',
}

/** The elements that have said it. */
const told = new WeakSet<Element>()

/**
 * The code of an element can't be loaded. A loaded element raises the same event itself when it fails.
 * @param isGone Whether the files of this loader are gone, after a deploy: then no other try helps.
 */
export function tellUnavailable(
  name: string,
  elements: Iterable<Element>,
  isGone: boolean,
  error: unknown,
): void {
  const detail: HostEvents['cp-error'] = isGone
    ? { outdated: true, message: 'Reload the page.' }
    : { render: true, message: String(error) }
  for (const element of elements) {
    if (told.has(element)) continue
    told.add(element)
    if (!name.endsWith('-config')) showLine(name, element)
    element.dispatchEvent(new CustomEvent('cp-error', { detail, bubbles: true, composed: true }))
  }
}

/** The line in an element goes when the element comes. */
function showLine(name: string, element: Element): void {
  const line = part('createElement')('span')
  line.role = 'alert'
  line.dir = 'auto'
  const language =
    part('querySelector')('cp-config')?.getAttribute('locale') ??
    element.closest('[lang]')?.getAttribute('lang')
  line.textContent = unavailable[language?.slice(0, 2) ?? ''] ?? unavailable.en ?? ''
  element.append(line)
  void customElements.whenDefined(name).then(() => line.remove())
}
