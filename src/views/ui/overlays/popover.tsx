import { type ReactNode, type ToggleEvent, useRef, useState } from 'react'
import { phoneWindow } from '../style/queries'
import { classes, css, keyframes } from '../style/styles'
import { space, token } from '../style/tokens'
import { useId } from '../use-id'
import { keepEscape } from './keep-escape'
import { placeByHand } from './place-by-hand'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } })

const frame = css({ display: 'inline-flex', anchorScope: '--popover', anchorName: '--popover' })
const panel = css({
  position: 'fixed',
  inset: 'auto',
  positionAnchor: '--popover',
  positionArea: 'self-block-end span-self-inline-end',
  positionTryFallbacks: 'flip-block,flip-inline,flip-block flip-inline',
  minInlineSize: '12rem',
  maxInlineSize: 'min(22rem,100vw - 1rem)',
  maxBlockSize: 'calc(100dvh - 1rem)',
  margin: space(1, 0),
  padding: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  color: token('text'),
  background: token('surface-raised'),
  border: `1px solid ${token('line')}`,
  borderRadius: token('radius-large'),
  boxShadow: token('shadow-overlay'),
  fontWeight: 400,
  overflowWrap: 'anywhere',
  animation: `${appear} ${token('motion')} ${token('ease')}`,
  '&[data-align=end]': { positionArea: 'self-block-end span-self-inline-start' },
  '&:focus-visible': { outline: 'none' },
  // A dialog has no room beside its button: it becomes a sheet at the bottom.
  [phoneWindow]: {
    '&&&[role=dialog]': {
      positionArea: 'none',
      inset: 'auto 0 0',
      inlineSize: '100%',
      maxInlineSize: 'none',
      margin: 0,
      borderWidth: '1px 0 0',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      animationName: rise,
      '&::backdrop': { background: token('scrim') },
    },
  },
})

/** The attributes of the button that opens the popover. */
export interface PopoverTrigger {
  popoverTarget: string
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
}

interface PopoverProps {
  /** The panel's name for a screen reader. */
  label: string
  /** The kind that the button announces. A dialog's panel has the label; in a menu, its list has it. */
  kind: 'menu' | 'dialog'
  /** The edge of the button that the panel is aligned with. */
  align?: 'start' | 'end'
  /** A class for the panel, such as for its width. */
  className?: string
  /** Renders the button, and spreads the given attributes onto it. */
  trigger: (attributes: PopoverTrigger) => ReactNode
  /** Renders the content of the panel, only while the panel is open. `close` closes the panel. */
  children: (close: () => void) => ReactNode
  /** Called when somebody is about to open the panel: the pointer or the focus is on its button. */
  onNear?: () => void
}

/**
 * A panel beside its button, with the browser's own popover. In a narrow window, a dialog is a sheet at the
 * bottom. Escape and a click elsewhere close the panel.
 */
export function Popover(props: PopoverProps) {
  const { label, kind, align = 'start', className, trigger, children, onNear } = props
  const id = useId()
  const root = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => root.current?.querySelector<HTMLElement>('[popover]')?.hidePopover?.()

  const onPanelToggling = (event: ToggleEvent<HTMLElement>) => {
    const opens = event.newState === 'open'
    // Safari doesn't focus a clicked button, so it can't return the focus to the button either.
    if (!opens && event.currentTarget.matches(':focus-within')) {
      root.current?.querySelector<HTMLElement>('[popovertarget]')?.focus()
    }
    setOpen(opens)
  }
  const onPanelToggled = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState !== 'open') return
    if (root.current) placeByHand(event.currentTarget, root.current, align)
    // The list of a menu takes the focus itself.
    if (kind === 'dialog') event.currentTarget.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a key of what is inside
    <span
      ref={root}
      className={frame}
      onKeyDown={open ? keepEscape : undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {trigger({ popoverTarget: id, 'aria-haspopup': kind, 'aria-expanded': open })}
      <div
        {...(kind === 'dialog' && { role: kind, 'aria-label': label, tabIndex: -1 })}
        id={id}
        popover="auto"
        part={kind === 'menu' ? 'popover menu' : 'popover dialog'}
        className={classes(panel, className)}
        data-align={align}
        onBeforeToggle={onPanelToggling}
        onToggle={onPanelToggled}
      >
        {open && children(close)}
      </div>
    </span>
  )
}
