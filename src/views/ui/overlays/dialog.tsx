import type { MouseEvent, PointerEvent, ReactNode, SyntheticEvent } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../buttons/icon-button'
import { phone } from '../style/queries'
import { css, keyframes } from '../style/styles'
import { space, token } from '../style/tokens'
import { useOverflow } from '../use-overflow'

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } })

// The dialog is as large as the window and holds the panel, so that the panel can answer to its container.
const stage = css({
  containerType: 'size',
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  color: token('text'),
  background: token('scrim'),
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  animation: `${appear} ${token('motion')}`,
  '&::backdrop': { background: 'none' },
})
const middle = css({
  display: 'grid',
  // No higher than the window, whatever is in the panel.
  gridTemplateRows: 'minmax(0,1fr)',
  placeItems: 'center',
  blockSize: '100%',
  padding: space(4),
  [phone]: { padding: 0, placeItems: 'end stretch' },
})
const panel = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  inlineSize: '100%',
  maxInlineSize: '30rem',
  maxBlockSize: '100%',
  minBlockSize: 0,
  background: token('surface-raised'),
  border: `1px solid ${token('line')}`,
  borderRadius: token('radius-large'),
  boxShadow: token('shadow-overlay'),
  overflow: 'clip',
  animation: `${rise} ${token('motion')} ${token('ease')}`,
  '&[data-wide]': { maxInlineSize: '48rem' },
  [phone]: {
    maxInlineSize: 'none',
    maxBlockSize: '92cqb',
    borderWidth: '1px 0 0',
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
  },
})
const headingStyle = css({
  paddingBlock: space(5, 3),
  paddingInline: space(5, 14),
  fontFamily: token('font-heading'),
  fontSize: token('text-lg'),
  fontWeight: token('weight-bold'),
  lineHeight: 1.35,
})
const cross = css({ '&&': { position: 'absolute', insetBlockStart: space(3.5), insetInlineEnd: space(3) } })
const body = css({
  padding: space(1, 5, 5),
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '&:focus-visible': { outlineOffset: '-2px' },
})
const footerStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(2),
  padding: space(3, 5),
  background: token('surface-sunken'),
  borderBlockStart: `1px solid ${token('line')}`,
  [phone]: { '& > *': { flex: '1 1 auto' } },
})

export interface DialogProps {
  open: boolean
  title: string
  /** Asked to close: by Escape, by the cross, by a click beside it. Left out, it can only be gone through. */
  onClose?: () => void
  /** The name of the cross. */
  closeLabel?: string
  /** Buttons; the one that goes on comes last. */
  footer?: ReactNode
  /** 768 px instead of 480 px. */
  wide?: boolean
  /** Drawn only while it is open, so that each opening starts afresh. */
  children: ReactNode
}

/** A modal dialog, by the browser's own `<dialog>`; a sheet from below where it is narrow. */
export function Dialog({ open, title, onClose, closeLabel, footer, wide, children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    // Closing gives the focus back, also when the view around it goes away.
    return () => element.close()
  }, [open])

  const onDialogLeft = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file picker in the dialog that is cancelled says so with an event that bubbles up to here.
    if (!open || event.target !== event.currentTarget) return
    // Whether it closes is for who opened it to say.
    event.preventDefault()
    if (onClose) onClose()
    else if (!event.currentTarget.open) event.currentTarget.showModal()
  }
  // A press that starts in the panel and ends beside it, as when text is selected, closes nothing.
  const pressedBeside = useRef(false)
  const onStagePressed = (event: PointerEvent) => {
    pressedBeside.current = event.target === event.currentTarget
  }
  const onStageClicked = (event: MouseEvent) => {
    if (pressedBeside.current && event.target === event.currentTarget) onClose?.()
  }
  return (
    <dialog
      ref={dialog}
      className={stage}
      aria-labelledby={id}
      onCancel={onDialogLeft}
      // Browsers close it themselves when Escape is pressed twice in a row.
      onClose={onDialogLeft}
    >
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer, beside Escape and the cross
        // biome-ignore lint/a11y/useKeyWithClickEvents: the same
        <div className={middle} onPointerDown={onStagePressed} onClick={onStageClicked}>
          <div part="dialog" className={panel} data-wide={wide || undefined}>
            <h2 id={id} className={headingStyle}>
              <bdi>{title}</bdi>
            </h2>
            <Body titleId={id}>{children}</Body>
            {footer && <div className={footerStyle}>{footer}</div>}
            {/* Last, so that a dialog opens with the focus on what it is for. */}
            {onClose && closeLabel && (
              <IconButton icon="close" label={closeLabel} onClick={onClose} className={cross} />
            )}
          </div>
        </div>
      )}
    </dialog>
  )
}

/** Between title and footer; it scrolls where the window is too low for it. */
function Body({ titleId, children }: { titleId: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const scrolls = useOverflow(box)
  return (
    <div
      ref={box}
      className={body}
      {...(scrolls && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 })}
    >
      {children}
    </div>
  )
}
