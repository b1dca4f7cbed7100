import type { PdfPagesProps } from '../pdf/pdf-pages'
import { pdfView } from '../pdf-view'
import { Loading } from './loading'

/** The pages of a PDF, where there is what shows them. */
export function PdfContent(props: PdfPagesProps) {
  const Pdf = pdfView()?.Pdf
  return Pdf && <Pdf {...props} waiting={<Loading progress={undefined} />} />
}
