/** The pages of a PDF, whose code comes late. */
import { useEffect } from 'react'
import { loadForView } from '../../../core/index'
import { onDemand } from '../../host/on-demand'
import { Safe } from '../../host/safe'
import type { PdfPagesProps } from './pdf/pdf-pages'
import { hasPdfView, loadPdfView } from './pdf-view'
import { Loading } from './shown/loading'

const Pages = onDemand(
  loadPdfView,
  ({ PdfPages }, props: PdfPagesProps) => <PdfPages {...props} />,
  () => <Loading progress={undefined} />,
)

/**
 * Draws the pages. Its code, and pdf.js, load when the first PDF is opened. Without it the viewer stays, with its way to download
 * the file.
 */
export const Pdf = (props: PdfPagesProps) => (
  <Safe>
    <Pages {...props} />
  </Safe>
)

/** Loads the code while the file itself is on its way. */
export function usePdfPrepared(isPdf: boolean): void {
  useEffect(() => {
    // A failure waits until it is needed.
    if (isPdf && hasPdfView())
      loadForView(loadPdfView)
        .then(({ preparePdf }) => preparePdf())
        .catch(() => {})
  }, [isPdf])
}
