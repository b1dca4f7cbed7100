/** Where the pages of a PDF come from. */
import type { OnDemand } from '../../host/on-demand'

export interface PdfProps {
  bytes: Uint8Array<ArrayBuffer>
  name: string
  /** 1 fits the width. */
  zoom: number
  /** Takes the number of the page that is in view, from 1. */
  onPage: (page: number) => void
}

/** Draws the pages; without it, a PDF is downloaded, or opened in a new tab. */
export const Pdf: OnDemand<PdfProps> | undefined = undefined
