import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { css } from '../../../ui/style/styles'
import type { Place } from '../pdf/in-view'
import type { InStep } from '../pdf/pdf-sheets'
import { useZoomGestures } from '../pdf/use-zoom-gestures'

const scroller = css({
  display: 'grid',
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  touchAction: 'pan-x pan-y',
})
const content = css({
  display: 'grid',
  gridTemplate: 'minmax(0,1fr)/minmax(0,1fr)',
  placeItems: 'center',
  '& > *': { maxInlineSize: '100%', maxBlockSize: '100%', objectFit: 'contain' },
})

interface PictureInStepProps {
  label: string
  /** 1 shows all of it. */
  zoom: number
  onZoom: (zoom: number) => void
  inStep: InStep
  children: ReactNode
}

/** The middle of what is in view, as a part of the whole. */
const placeOf = (box: HTMLElement): Place => ({
  page: 1,
  down: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
  across: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
})

/** A picture that is enlarged and moved together with another one: it scrolls. */
export function PictureInStep({ label, zoom, onZoom, inStep, children }: PictureInStepProps) {
  const box = useRef<HTMLDivElement>(null)
  useZoomGestures(box, zoom, onZoom)
  const { down, across } = inStep.place
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is larger has another length to scroll
  useLayoutEffect(() => {
    const element = box.current
    element?.scrollTo({
      top: down * element.scrollHeight - element.clientHeight / 2,
      left: across * element.scrollWidth - element.clientWidth / 2,
      behavior: 'instant',
    })
  }, [down, across, zoom])
  return (
    <section
      ref={box}
      className={scroller}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and whoever has only keys scrolls it, too
      tabIndex={0}
      onScroll={() => box.current && inStep.onMoved(placeOf(box.current))}
    >
      <div className={content} style={{ inlineSize: `${zoom * 100}%`, blockSize: `${zoom * 100}%` }}>
        {children}
      </div>
    </section>
  )
}
