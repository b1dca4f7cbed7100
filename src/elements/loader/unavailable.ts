/** An element whose code can't be had says so, to the client and to the host. */
import type { Fate } from '../../core/index'
import type { HostEvents } from '../../views/host/host'
import { part } from './part'

/** What the client reads, by language. The catalogues can't be had either. While other tries may help, the first sentence is enough. */
export const unavailable: { en: string; [language: string]: string } = {
  en: 'Could not load. Please reload the page.',
  ar: 'تعذّر التحميل. حدّثوا الصفحة.',
  de: 'Nicht geladen. Laden Sie die Seite neu.',
  es: 'No se ha cargado. Recargue la página.',
  fr: 'Non chargé. Rechargez la page.',
  nl: 'Niet geladen. Laad de pagina opnieuw.',
  pl: 'Nie wczytano. Odśwież stronę.',
  pt: 'Não carregado. Recarregue a página.',
}

/** The lines of the elements that have said it. */
const lines = new WeakMap<Element, HTMLElement>()

/** The code of an element can't be loaded. A loaded element raises the same event itself when it fails. */
export function tellUnavailable(name: string, elements: Iterable<Element>, fate: Fate, error: unknown): void {
  const detail: HostEvents['cp-error'] =
    fate === 'gone'
      ? { outdated: true, message: 'Reload the page.' }
      : { render: true, message: String(error) }
  for (const element of elements) {
    const line = lines.get(element) ?? part('createElement')('span')
    const language =
      part('querySelector')('cp-config')?.getAttribute('locale') ??
      element.closest<HTMLElement>('[lang]')?.lang
    const words = unavailable[`${language}`.slice(0, 2)] ?? unavailable.en
    const text = fate === 'lost' ? words.replace(/\..+/, '.') : words
    if (line.textContent === text) continue
    lines.set(element, line)
    Object.assign(line, { role: 'alert', dir: 'auto', textContent: text })
    if (!name.endsWith('-config')) element.append(line)
    // The line in an element goes when the element comes.
    void customElements.whenDefined(name).then(() => line.remove())
    element.dispatchEvent(new CustomEvent('cp-error', { detail, bubbles: true, composed: true }))
  }
}
