/** Loads pdf.js when the first PDF is opened. */
import { loadForView } from '../../../../core/index'

/**
 * Each file of pdf.js also puts itself on the page, as `pdfjsLib` and `pdfjsWorker`. A host may have its own pdf.js there, of
 * another version: what it has stays.
 */
async function keepingHosts<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  const before = Object.getOwnPropertyDescriptor(globalThis, name)
  const module = await load()
  if (before) Object.defineProperty(globalThis, name, before)
  else Reflect.deleteProperty(globalThis, name)
  return module
}

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
  return keepingHosts('pdfjsLib', () => loadForView(() => import('pdfjs-dist/build/pdf.min.mjs')))
}

/** What reads, for the page's own thread: the same file that a worker loads. */
export const loadReader = () =>
  keepingHosts('pdfjsWorker', () => loadForView(() => import('pdfjs-dist/legacy/build/pdf.worker.min.mjs')))
