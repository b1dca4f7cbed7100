/**
 * Where the view of PDFs comes from, with pdf.js, which is many times as large as the rest. A script for pages has it in a file
 * beside it. A bundle has it if its host asks for it, `import 'client-portal-elements/pdf'`: some hosts put all into one file.
 */
import { warnOnce } from '../../../core/index'
import type * as pages from './pdf/pdf-pages'

declare const __CP_ASKS_FOR_PDF__: boolean | undefined
const asksForPdf = typeof __CP_ASKS_FOR_PDF__ === 'boolean' && __CP_ASKS_FOR_PDF__

type Load = () => Promise<typeof pages>
let load: Load | undefined = asksForPdf ? undefined : () => import('./pdf/pdf-pages')

/** Makes the view known. */
export function addPdfView(own: Load): void {
  load = own
}

/** Whether PDFs can be shown. If not, tells the developer how. */
export function hasPdfView(): boolean {
  if (!load) warnOnce(`PDFs can only be downloaded. To show them, write: import 'client-portal-elements/pdf'`)
  return load !== undefined
}

/** @throws if there is no view */
export const loadPdfView: Load = async () => {
  if (!load) throw new Error('PDFs can only be downloaded.')
  return load()
}
