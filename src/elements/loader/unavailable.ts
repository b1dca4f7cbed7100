/** An element whose code can't be had says so, to the client and to the host. */
import type { HostEvents } from '../../views/host/host'
import { part } from './part'

declare const __CP_HAS_VERSION_FILE__: boolean | undefined

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

/** Firefox remembers that a server has answered with an error, and does not ask again before the page is loaded anew. */
const advice = 'Reload the page.'

/** The line in an element. It goes when the element comes. */
const lines = new WeakMap<Element, Element>()

/**
 * After a deploy, the files of this loader are gone, while their server can be reached. The elements say so at once; and
 * the next reload gets the new loader: a browser would take the old one from its cache.
 */
export async function tellOutdated(name: string, elements: Iterable<Element>): Promise<void> {
  if (typeof __CP_HAS_VERSION_FILE__ !== 'boolean' || !__CP_HAS_VERSION_FILE__) return
  try {
    await import(/* @vite-ignore */ `./version.js?${Date.now()}`)
  } catch {
    return
  }
  // The page's policy may forbid it.
  fetch(import.meta.url, { cache: 'reload' }).catch(() => {})
  tell(name, elements, { outdated: true, message: advice })
}

/** The code of an element can't be loaded. A loaded element raises the same event itself when it fails. */
export function reportFailure(name: string, elements: Iterable<Element>, error: unknown): void {
  console.error(`client-portal-elements: <${name}> could not be loaded. ${advice}`, error)
  tell(name, elements, { render: true, message: `${String(error)}. ${advice}` })
}

function tell(name: string, elements: Iterable<Element>, detail: HostEvents['cp-error']): void {
  for (const element of elements) {
    if (!lines.has(element) && !name.endsWith('-config')) {
      const line = part('createElement')('span')
      line.role = 'alert'
      line.dir = 'auto'
      const language =
        part('querySelector')('cp-config')?.getAttribute('locale') ??
        element.closest('[lang]')?.getAttribute('lang')
      line.textContent = unavailable[language?.slice(0, 2) ?? ''] ?? unavailable.en ?? ''
      lines.set(element, line)
      element.append(line)
      void customElements.whenDefined(name).then(() => line.remove())
    }
    element.dispatchEvent(new CustomEvent('cp-error', { detail, bubbles: true, composed: true }))
  }
}
