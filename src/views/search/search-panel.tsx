import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { documentOf } from '../ui/document-of'
import { hold, panelStyle } from '../ui/overlays/popover-look'
import { useClosedOnBack } from '../ui/overlays/use-closed-on-back'
import { scaleOf } from '../ui/scale-of'
import { fadingEnd } from '../ui/style/fade'
import { classes, css } from '../ui/style/styles'
import { Results } from './found/results'
import { Legend } from './legend'
import type { Box } from './use-box'

// As wide as the field, and never too narrow for what is found.
const panel = css({
  '&&': { minInlineSize: 'min(18rem,100vw - 1rem)', maxInlineSize: 'none', overflow: 'clip' },
  '&:popover-open': { display: 'flex', flexDirection: 'column' },
})
const scroller = css({
  position: 'relative',
  minBlockSize: 0,
  maxBlockSize: '70vh',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  ...fadingEnd('surface-raised'),
})

export interface PanelProps {
  box: Box
  close: () => void
  /** Called when the client goes to what was found. */
  leave: () => void
}

/** What is found, in a panel below the field. The focus stays in the field. */
export function SearchPanel({ box, close, leave }: PanelProps) {
  const own = useRef<HTMLDivElement>(null)
  const { field } = box
  const latestClose = useRef(close)
  latestClose.current = close
  useClosedOnBack(own, close)
  useLayoutEffect(() => {
    const { current: panel } = own
    const { current: anchor } = field
    // A DOM without popovers, such as jsdom's, shows it where it stands.
    if (!panel?.showPopover || !anchor) return
    const place = () => {
      delete panel.dataset.held
      panel.style.inlineSize = `${anchor.getBoundingClientRect().width / scaleOf(panel)}px`
      hold(panel, anchor, 'end')
    }
    panel.showPopover()
    place()
    const view = documentOf(panel).defaultView
    const onResized = () => {
      // In a window that has become narrow, a button stands in the place of the field.
      if (anchor.getClientRects().length > 0) place()
      else latestClose.current()
    }
    view?.addEventListener('resize', onResized)
    return () => view?.removeEventListener('resize', onResized)
  }, [field])
  const onKeyPressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    field.current?.focus()
    close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press keeps the focus in the field, and Escape leads back to it
    <div
      ref={own}
      popover="manual"
      part="popover search-panel"
      className={classes(panelStyle, panel)}
      data-align="end"
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={onKeyPressed}
    >
      {/* The arrow keys go through it: without this, Chrome would make it a stop of Tab. */}
      <div className={scroller} tabIndex={-1}>
        <Results box={box} onLeave={leave} />
      </div>
      <Legend />
    </div>
  )
}
