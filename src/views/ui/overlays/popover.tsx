import {
  type DOMAttributes,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { loadPart } from '../load-part'
import { classes, css } from '../style/styles'
import { useId } from '../use-id'
import { keepEscape } from './keep-escape'
import type * as Look from './popover-look'

const frame = css({ display: 'inline-flex', anchorScope: '--popover', anchorName: '--popover' })
/** Until it is loaded, and without it, the browser shows the panel in the middle of the window. */
let loaded: typeof Look | undefined

/** Loads the look of all panels. Never throws. */
export async function preparePopover(): Promise<void> {
  loaded = await loadPart(() => import('./popover-look')).catch(() => loaded)
}

/** The attributes of the button that opens the popover. By its target, the browser says whether that is expanded. */
export interface PopoverTrigger extends Pick<DOMAttributes<HTMLButtonElement>, 'onPointerEnter' | 'onFocus'> {
  popoverTarget: string
  'aria-haspopup': 'menu' | 'dialog'
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
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [look, setLook] = useState(loaded)
  const onComing = () => {
    onNear?.()
    void preparePopover().then(() => setLook(loaded))
  }
  const panelOf = () => root.current?.querySelector<HTMLElement>('[popover]')
  const close = () => panelOf()?.hidePopover?.()
  // A menu moves with what it belongs to. A dialog is read: it stays where it is when the page scrolls.
  const place = () => {
    const panel = panelOf()
    const isPlaced = kind === 'menu' && look?.hasAnchors()
    if (panel?.matches(':popover-open') && root.current && !isPlaced) look?.hold(panel, root.current, align)
  }
  // The look may come when the panel is open already.
  useLayoutEffect(place)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls looks for the panel anew each time
  useEffect(() => {
    const panel = panelOf()
    if (open && panel && root.current) return look?.follow(panel, root.current, place, close)
  }, [open, look])

  const onPanelToggling = (event: ToggleEvent<HTMLElement>) => {
    const opens = event.newState === 'open'
    // A click from a script, or by voice, comes without a pointer.
    if (opens && !look) onComing()
    if (!opens) {
      // A sheet that closes no longer keeps the focus.
      event.currentTarget.removeAttribute('aria-modal')
      // Safari doesn't focus a clicked button, so it can't return the focus to the button either.
      if (event.currentTarget.matches(':focus-within'))
        root.current?.querySelector<HTMLElement>('[popovertarget]')?.focus({ preventScroll: true })
    }
    setOpen(opens)
  }
  const onPanelToggled = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState !== 'open') return void delete event.currentTarget.dataset.held
    place()
    // The list of a menu takes the focus itself.
    if (kind === 'dialog') event.currentTarget.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a key of what is inside
    <div ref={root} className={frame} onKeyDown={open ? keepEscape : undefined}>
      {trigger({
        popoverTarget: id,
        'aria-haspopup': kind,
        onPointerEnter: onComing,
        onFocus: onComing,
      })}
      <div
        {...(kind === 'dialog' && { role: kind, 'aria-label': label, tabIndex: -1 })}
        id={id}
        popover="auto"
        part={kind === 'menu' ? 'popover menu' : 'popover dialog'}
        className={classes(look?.panelStyle, className)}
        data-align={align}
        onBeforeToggle={onPanelToggling}
        onToggle={onPanelToggled}
      >
        {open && children(close)}
      </div>
    </div>
  )
}
