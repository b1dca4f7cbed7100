/** Loads pdf.js when the first PDF is opened. Each of its files also puts itself on the page. */
import { keepingGlobal, loadForView } from '../../../../core/index'

/** Firefox until 133 and Safari until 18.1 lack it, and pdf.js calls it. */
function fillPromiseTry(): void {
  if ('try' in Promise) return
  const value = <Args extends unknown[]>(action: (...args: Args) => unknown, ...args: Args) =>
    new Promise((resolve) => resolve(action(...args)))
  Object.defineProperty(Promise, 'try', { value, configurable: true, writable: true })
}

/** What draws. */
export function loadPdfJs() {
  fillPromiseTry()
  return keepingGlobal('pdfjsLib', () => loadForView(() => import('pdfjs-dist/build/pdf.min.mjs')))
}

/** What reads, for the page's own thread: the same file that a worker loads. */
export const loadReader = () =>
  keepingGlobal('pdfjsWorker', () => loadForView(() => import('pdfjs-dist/legacy/build/pdf.worker.min.mjs')))
