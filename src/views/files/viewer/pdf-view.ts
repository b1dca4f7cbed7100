/**
 * What shows PDFs. A script for pages has it in files beside it. A bundle has it if its host asks for it,
 * `import 'client-portal-elements/pdf'`: pdf.js is many times as large as all the rest, and some hosts put all into one file.
 */
import type { FunctionComponent } from 'react'
import { warnOnce } from '../../../core/index'
import { Pdf, type PdfProps, preparePdf } from './pdf'

declare const __CP_ASKS_FOR_PDF__: boolean | undefined
const asksForPdf = typeof __CP_ASKS_FOR_PDF__ === 'boolean' && __CP_ASKS_FOR_PDF__

interface PdfView {
  Pdf: FunctionComponent<PdfProps>
  /** Loads what it needs. It never rejects. */
  preparePdf: () => Promise<unknown>
}

let view: PdfView | undefined = asksForPdf ? undefined : { Pdf, preparePdf }

export function addPdfView(own: PdfView): void {
  view = own
}

/** Nothing where PDFs can only be downloaded: the developer is told how to show them. */
export function pdfView(): PdfView | undefined {
  if (!view)
    warnOnce(
      `PDFs can only be downloaded. To show them, write: import 'client-portal-elements/pdf', on Preact '.../light/pdf'`,
    )
  return view
}
