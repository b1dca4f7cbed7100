/** Opens a PDF by pdf.js, with all off that could run or load something, and within bounds. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { isVisible, onVisible } from '../../../../core/index'
import { loadPdfJs } from './load-pdf-js'
import { type ReaderThread, takeReader } from './reader-thread'

export type PdfTrouble = 'password' | 'damaged' | 'slow' | 'unloaded'

/** Thrown in place of what pdf.js throws. */
export class PdfError extends Error {
  readonly trouble: PdfTrouble
  constructor(trouble: PdfTrouble, options?: ErrorOptions) {
    super(`PDF: ${trouble}`, options)
    this.trouble = trouble
  }
}

export interface OpenPdf {
  pdf: PDFDocumentProxy
  /** Lets go of the document, its fonts and its thread. */
  close: () => void
}

/** After so many seconds without a result, a document or a page is given up. */
const patience = 30

/** A picture in a page with more pixels is left out: a page of A3 that was scanned with 600 dots per inch has 70 million. */
export const mostPixelsOfPicture = 80_000_000
/** A larger picture is made smaller before it is drawn. In bytes, for 16 million pixels: the most that iOS draws. */
const mostBytesOfCanvas = 67_108_864

/** @throws PdfError after a time, and when `task` does. */
export async function within<Result>(task: Promise<Result>, seconds = patience): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PdfError('slow')), seconds * 1000)
  })
  return Promise.race([task, late]).finally(() => clearTimeout(timer))
}

/** As `within()`, for what is drawn: a tab that is hidden draws nothing, and its time begins anew when it is seen. */
export async function whileSeen<Result>(task: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop = () => {}
  const late = new Promise<never>((_, reject) => {
    const begin = () => {
      clearTimeout(timer)
      timer = setTimeout(() => isVisible() && reject(new PdfError('slow')), patience * 1000)
    }
    stop = onVisible(begin)
    begin()
  })
  return Promise.race([task, late]).finally(() => {
    clearTimeout(timer)
    stop()
  })
}

interface Opening {
  /** Where canvases are made. */
  ownerDocument: Document
  /** Ends the work, also before the document is there. */
  signal: AbortSignal
  /** Some letters need a table of characters that is not here. */
  onLettersMissing: () => void
}

/** What draws, and the thread of what reads. @throws PdfError */
async function loaded() {
  const thread: Promise<ReaderThread> = takeReader()
  try {
    const [pdfJs, reader] = await Promise.all([loadPdfJs(), thread])
    return { ...pdfJs, thread: reader }
  } catch (cause) {
    thread.then(
      ({ end }) => end(),
      () => {},
    )
    throw new PdfError('unloaded', { cause })
  }
}

/** @throws PdfError */
export async function openPdf(bytes: Uint8Array, opening: Opening): Promise<OpenPdf> {
  const { ownerDocument, signal, onLettersMissing } = opening
  const { getDocument, PDFWorker, thread } = await loaded()
  // Errors alone: a PDF's mistakes are nothing for the host's console.
  const verbosity = 0
  const worker = PDFWorker.create({ port: thread.port, verbosity })
  const task = getDocument({
    // The thread takes the bytes for itself.
    data: bytes.slice(),
    worker,
    ownerDocument,
    verbosity,
    isEvalSupported: false,
    enableXfa: false,
    // It would need 'wasm-unsafe-eval' in the page's policy.
    useWasm: false,
    // Nothing is loaded beside the PDF: letters without a font in it are drawn by a font of the system.
    useWorkerFetch: false,
    useSystemFonts: true,
    maxImageSize: mostPixelsOfPicture,
    canvasMaxAreaInBytes: mostBytesOfCanvas,
    CMapReaderFactory: class {
      async fetch(): Promise<never> {
        onLettersMissing()
        throw new Error('There are no tables of characters here.')
      }
    },
  })
  let isClosed = false
  const close = () => {
    if (isClosed) return
    isClosed = true
    // It takes the fonts out of the page. A thread that is busy answers late, or never.
    const done = () => {
      worker.destroy()
      thread.end()
    }
    within(task.destroy(), 2).then(done, done)
  }
  signal.addEventListener('abort', close)
  if (signal.aborted) close()
  try {
    return { pdf: await within(task.promise), close }
  } catch (error) {
    close()
    throw asPdfError(error)
  }
}

function asPdfError(error: unknown): PdfError {
  const { name } = Object(error)
  if (error instanceof PdfError) return error
  return new PdfError(name === 'PasswordException' ? 'password' : 'damaged', { cause: error })
}
