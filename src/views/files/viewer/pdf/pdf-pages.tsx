import { useCallback, useEffect, useRef, useState } from 'react'
import { $format, commonMessages, pdfMessages } from '../../../../core/index'
import { useStore } from '../../../host/use-store'
import { Button } from '../../../ui/buttons/button'
import { documentOf } from '../../../ui/document-of'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Spinner } from '../../../ui/feedback/spinner'
import { css } from '../../../ui/style/styles'
import { space, token } from '../../../ui/style/tokens'
import { hasLargePicture } from './large-picture'
import { loadPdfJs } from './load-pdf-js'
import { mostPixelsOfPicture, type OpenPdf, openPdf, PdfError, type PdfTrouble, within } from './open-pdf'
import { type InStep, mostPages, PdfSheets } from './pdf-sheets'
import { prepareReader } from './reader-thread'

/** Loads what draws and what reads, before there is a PDF. */
export const preparePdf = () => Promise.all([loadPdfJs(), prepareReader()])

const frame = css({
  display: 'grid',
  gridTemplateRows: 'minmax(0,1fr) auto',
  blockSize: '100%',
  minInlineSize: 0,
})
const waiting = css({ display: 'grid', placeItems: 'center' })
const hints = css({
  '& > p': { padding: space(2, 3) },
  fontSize: token('text-sm'),
  color: token('text-muted'),
  background: token('surface-sunken'),
  textAlign: 'center',
})
const sheets = css({ minBlockSize: 0 })

export interface PdfPagesProps {
  bytes: Uint8Array
  /** The file's name: the name of the pages for a screen reader. */
  name: string
  /** 1 is the width of the view. */
  zoom: number
  /** Two fingers, and the wheel with Ctrl, ask for another zoom. */
  onZoom?: ((zoom: number) => void) | undefined
  /** Takes the number of the page that is read, from 1. */
  onPage?: ((page: number) => void) | undefined
  inStep?: InStep | undefined
}

type State =
  | { status: 'loading' }
  | { status: 'failed'; trouble: PdfTrouble }
  | { status: 'open'; open: OpenPdf; shape: number }

/** Shows a PDF. Nothing in it runs, and nothing is loaded beside it. */
export function PdfPages({ bytes, name, zoom, onZoom, onPage, inStep }: PdfPagesProps) {
  const t = useStore(pdfMessages)
  const { password, damaged, slow, unloaded } = t
  const { retry } = useStore(commonMessages)
  const { count } = useStore($format)
  const box = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>({ status: 'loading' })
  const [isIncomplete, setIncomplete] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the event
  useEffect(() => {
    if (!box.current) return
    setState({ status: 'loading' })
    setIncomplete(false)
    const closing = new AbortController()
    const { signal } = closing
    const opening = {
      ownerDocument: documentOf(box.current),
      signal,
      onLettersMissing: () => signal.aborted || setIncomplete(true),
    }
    async function start(): Promise<void> {
      const open = await openPdf(bytes, opening)
      const { width, height } = (await within(open.pdf.getPage(1))).getViewport({ scale: 1 })
      if (!signal.aborted) setState({ status: 'open', open, shape: width / height })
      if (await hasLargePicture(bytes, mostPixelsOfPicture, signal)) setIncomplete(true)
    }
    start().catch((error: unknown) => {
      if (signal.aborted) return
      const trouble = error instanceof PdfError ? error.trouble : 'damaged'
      setState({ status: 'failed', trouble })
      closing.abort()
    })
    return () => closing.abort()
  }, [bytes, tries])
  const pages = state.status === 'open' ? state.open.pdf.numPages : 0
  const onIncomplete = useCallback(() => setIncomplete(true), [])
  return (
    <div ref={box} className={frame} aria-busy={state.status === 'loading' || undefined}>
      {state.status === 'loading' && (
        <div className={waiting}>
          <Spinner />
        </div>
      )}
      {state.status === 'failed' && (
        <div role="alert" className={waiting}>
          <EmptyState
            compact
            drawing="error"
            title={t.cannotShow}
            text={{ password, damaged, slow, unloaded }[state.trouble]}
            action={
              state.trouble === 'unloaded' && <Button onClick={() => setTries(tries + 1)}>{retry}</Button>
            }
          />
        </div>
      )}
      {state.status === 'open' && (
        <div className={sheets}>
          <PdfSheets
            pdf={state.open.pdf}
            name={name}
            shape={state.shape}
            zoom={zoom}
            onZoom={onZoom}
            onPage={onPage}
            inStep={inStep}
            onIncomplete={onIncomplete}
          />
        </div>
      )}
      {/* Below the pages: it moves none of them when it comes. */}
      <div role="status" className={hints}>
        {pages > mostPages && <p>{t.cut({ shown: count(mostPages), count: count(pages) })}</p>}
        {isIncomplete && <p>{t.incomplete}</p>}
      </div>
    </div>
  )
}
