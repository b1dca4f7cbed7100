/**
 * Loads pdf.js when the first PDF is opened. Its two files stand beside the library's own, as their authors have published them,
 * and are known by their addresses alone: a bundler that met them as modules would put them into the host's script.
 */
import type * as pdfJs from 'pdfjs-dist'
import drawingAddress from 'pdfjs-dist/build/pdf.min.mjs?url'
import readerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { keepingGlobal, loadForView } from '../../../../core/index'

/** Where a worker finds what reads. */
export { readerAddress }

/** What reads a PDF. In a worker, it begins by itself. */
interface Reader {
  WorkerMessageHandler: { initializeFromPort(port: MessagePort): void }
}

/** Firefox until 133 and Safari until 18.1 lack it, and pdf.js calls it. */
function fillPromiseTry(): void {
  if ('try' in Promise) return
  const value = <Args extends unknown[]>(action: (...args: Args) => unknown, ...args: Args) =>
    new Promise((resolve) => resolve(action(...args)))
  Object.defineProperty(Promise, 'try', { value, configurable: true, writable: true })
}

/** Who asks for a file that is lost finds its address here: `addressOf()` of `src/core/server/deploy.ts`. */
function importAt<Module>(address: string): () => Promise<Module> {
  return Object.assign(() => import(/* @vite-ignore */ /* webpackIgnore: true */ address), { address })
}

const drawing = importAt<typeof pdfJs>(drawingAddress)
const reader = importAt<Reader>(readerAddress)

/** What draws. */
export function loadPdfJs(): Promise<typeof pdfJs> {
  fillPromiseTry()
  return keepingGlobal('pdfjsLib', () => loadForView(drawing))
}

/** What reads, for the page's own thread: the same file that a worker loads. */
export const loadReader = (): Promise<Reader> => keepingGlobal('pdfjsWorker', () => loadForView(reader))
