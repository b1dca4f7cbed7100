import type { MouseEvent, PointerEvent, ReactNode, SyntheticEvent } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { IconButton } from '../buttons/icon-button'
import { icons } from '../pictures/icons'
import { phone } from '../style/queries'
import { css, keyframes } from '../style/styles'
import { hairline, space, token } from '../style/tokens'
import { useId } from '../use-id'
import { visuallyHidden } from '../visually-hidden'
import { DialogBody } from './dialog-body'
import { keepEscape } from './keep-escape'

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } })
const grow = keyframes({ from: { opacity: 0, transform: 'scale(.6)' } })

// The dialog fills the window and is the panel's container, so that the panel can use container queries.
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
  // The panel is never higher than the window.
  gridTemplateRows: 'minmax(0,1fr)',
  placeItems: 'center',
  blockSize: '100%',
  padding: space(4),
  paddingLeft: `max(${space(4)},env(safe-area-inset-left))`,
  paddingRight: `max(${space(4)},env(safe-area-inset-right))`,
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
  border: hairline(),
  borderRadius: token('radius-large'),
  boxShadow: token('shadow-overlay'),
  overflow: 'clip',
  animation: `${rise} ${token('motion')} ${token('ease')}`,
  '&[data-wide]': { maxInlineSize: '48rem' },
  '&[data-wide=whole]': {
    gridTemplateRows: 'auto minmax(min-content,1fr) auto',
    maxInlineSize: 'none',
    blockSize: '100%',
    // Where the window is too low for all of it, such as with large text, all of it scrolls.
    overflow: 'auto',
    animationName: grow,
  },
  // What is below its field scrolls by itself: a panel that scrolls would take the focus from the field.
  '&[data-list]': { gridTemplateRows: 'auto minmax(0,1fr) auto' },
  [phone]: {
    maxInlineSize: 'none',
    maxBlockSize: '92cqb',
    borderWidth: `${token('line-width')} 0 0`,
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    '&[data-wide=whole]': { maxBlockSize: 'none', borderRadius: 0 },
  },
  // In a large window, a list below a field leaves what is behind it in sight.
  '@container (min-width:40em) and (min-height:30em)': {
    '&[data-list]': {
      alignSelf: 'start',
      maxInlineSize: '36rem',
      maxBlockSize: '80cqb',
      blockSize: 'auto',
    },
  },
})
const headingStyle = css({
  paddingBlock: space(5, 3),
  paddingInlineStart: space(5),
  // Beside the button that closes.
  paddingInlineEnd: `calc(2.75rem + ${space(3)})`,
  fontFamily: token('font-heading'),
  fontSize: token('text-lg'),
  fontWeight: token('weight-bold'),
  lineHeight: token('line-height-tight'),
})
const cross = css({ '&&': { position: 'absolute', insetBlockStart: space(3.5), insetInlineEnd: space(3) } })
const footerStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(2),
  padding: space(3, 5),
  background: token('surface-sunken'),
  borderBlockStart: hairline(),
  [phone]: { '& > *': { flex: '1 1 auto' } },
})

export interface DialogProps {
  open: boolean
  title: string
  /** Only a screen reader has the title: a field at the top says what the dialog is for. What it lists takes the room that it needs. */
  titleHidden?: boolean
  /** Called on Escape, the close button, or a click beside the panel. Left out, the client can't close it. */
  onClose?: () => void
  /** The name of the close button. */
  closeLabel?: string
  /** Buttons; the main action comes last. */
  footer?: ReactNode
  /** 768 px wide instead of 480 px; or the `whole` window, in which the content scrolls by itself. */
  wide?: boolean | 'whole'
  /** Where in the window it comes from, in percents of both sides: `30% 80%`. For one with the `whole` window. */
  origin?: string | undefined
  /** Rendered only while the dialog is open, so that each opening starts with new state. */
  children: ReactNode
}

/** A modal dialog, with the browser's own `<dialog>`. In a narrow window it is a sheet at the bottom. */
export function Dialog(props: DialogProps) {
  const { open, title, titleHidden, onClose, closeLabel, footer, wide, origin, children } = props
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    // A DOM without dialogs, such as that of an older jsdom, still shows the content.
    if (!element.showModal) return void element.setAttribute('open', '')
    element.showModal()
    // Closing returns the focus, also when the view around the dialog is removed.
    return () => element.close()
  }, [open])

  const onDialogLeft = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A cancelled file picker in the dialog raises a `cancel` event that bubbles up to here: ignore it.
    if (!open || event.target !== event.currentTarget) return
    // A dialog that is removed while it is open has closed by that.
    if (!event.currentTarget.isConnected) return
    // The browser tells later that a dialog has closed. It may be open again by then.
    if (event.type === 'close' && event.currentTarget.open) return
    // The caller decides whether the dialog closes.
    event.preventDefault()
    if (onClose) onClose()
    else if (!event.currentTarget.open) event.currentTarget.showModal()
  }
  // A press that starts in the panel and ends beside it (for example, to select text) closes nothing.
  const pressedBeside = useRef(false)
  const onStagePressed = (event: PointerEvent) => {
    pressedBeside.current = event.target === event.currentTarget
  }
  const onStageClicked = (event: MouseEvent) => {
    if (pressedBeside.current && event.target === event.currentTarget) onClose?.()
  }
  const heading = (
    // biome-ignore lint/correctness/noRestrictedElements: what is behind a modal dialog can't be reached, so its levels don't count here
    <h2 id={id} className={headingStyle}>
      <bdi>{title}</bdi>
    </h2>
  )
  return (
    <dialog
      ref={dialog}
      className={stage}
      aria-labelledby={id}
      onKeyDown={keepEscape}
      onCancel={onDialogLeft}
      // Browsers close the dialog themselves when Escape is pressed twice in a row.
      onClose={onDialogLeft}
    >
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer, beside Escape and the cross
        // biome-ignore lint/a11y/useKeyWithClickEvents: the same
        <div className={middle} onPointerDown={onStagePressed} onClick={onStageClicked}>
          <div
            part="dialog"
            className={panel}
            data-wide={wide || undefined}
            data-list={titleHidden}
            style={origin ? { transformOrigin: origin } : undefined}
          >
            {titleHidden ? (
              // The rows of the panel stay in their places.
              <div>
                <div className={visuallyHidden}>{heading}</div>
              </div>
            ) : (
              heading
            )}
            <DialogBody titleId={id} onBack={onClose}>
              {children}
            </DialogBody>
            {footer && <div className={footerStyle}>{footer}</div>}
            {/* The close button comes last, so that a dialog opens with the focus on its content. */}
            {onClose && closeLabel && (
              <IconButton icon={icons.close} label={closeLabel} onClick={onClose} className={cross} />
            )}
          </div>
        </div>
      )}
    </dialog>
  )
}
