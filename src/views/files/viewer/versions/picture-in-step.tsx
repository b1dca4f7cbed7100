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

function goTo(box: HTMLElement, { down, across }: Place): void {
  box.scrollTo({
    top: down * box.scrollHeight - box.clientHeight / 2,
    left: across * box.scrollWidth - box.clientWidth / 2,
    behavior: 'instant',
  })
}

/** A picture that is enlarged and moved together with another one: it scrolls. */
export function PictureInStep({ label, zoom, onZoom, inStep, children }: PictureInStepProps) {
  const box = useRef<HTMLDivElement>(null)
  /** Where it has said that it is: by now it may be further, and is not led back. */
  const told = useRef<Place>(undefined)
  /** Whether it moves since the other one has. */
  const isLed = useRef(false)
  useZoomGestures(box, zoom, onZoom)
  const { place, onMoved } = inStep
  function follow(): void {
    const element = box.current
    if (!element) return
    const { scrollTop, scrollLeft } = element
    goTo(element, place)
    isLed.current = element.scrollTop !== scrollTop || element.scrollLeft !== scrollLeft
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other one has moved
  useLayoutEffect(() => {
    if (told.current !== place) follow()
  }, [place])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is larger has another length to scroll
  useLayoutEffect(follow, [zoom])
  function onScrolled(): void {
    if (box.current && !isLed.current) {
      told.current = placeOf(box.current)
      onMoved(told.current)
    }
    isLed.current = false
  }
  return (
    <section
      ref={box}
      className={scroller}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and whoever has only keys scrolls it, too
      tabIndex={0}
      onScroll={onScrolled}
    >
      <div className={content} style={{ inlineSize: `${zoom * 100}%`, blockSize: `${zoom * 100}%` }}>
        {children}
      </div>
    </section>
  )
}
