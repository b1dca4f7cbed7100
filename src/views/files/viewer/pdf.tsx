/** The pages of a PDF, whose code comes late, with pdf.js. */
import type { ReactNode } from 'react'
import { loadForView } from '../../../core/index'
import { onDemand } from '../../host/on-demand'
import { Safe } from '../../host/safe'
import type { PdfPagesProps } from './pdf/pdf-pages'

export interface PdfProps extends PdfPagesProps {
  /** What is shown until the code is there. */
  waiting: ReactNode
}

const load = () => import('./pdf/pdf-pages')

const Pages = onDemand(
  load,
  ({ PdfPages }, { waiting, ...props }: PdfProps) => <PdfPages {...props} />,
  ({ waiting }) => waiting,
)

/** Without its code the viewer stays, with its way to download the file. */
export const Pdf = (props: PdfProps) => (
  <Safe>
    <Pages {...props} />
  </Safe>
)

/** Loads the code, while the file itself is on its way. A failure waits until it is needed. */
export const preparePdf = (): Promise<unknown> =>
  loadForView(load)
    .then((pages) => pages.preparePdf())
    .catch(() => {})
