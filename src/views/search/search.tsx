import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { $searchRequest, $settings, searchMessages } from '../../core/index'
import { onDemand } from '../host/on-demand'
import { Safe } from '../host/safe'
import { useStore } from '../host/use-store'
import { IconButton } from '../ui/buttons/icon-button'
import { documentOf } from '../ui/document-of'
import { icons } from '../ui/pictures/icons'
import { phoneWindow } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { BoxField, shortcut } from './box-field'
import type { DialogProps } from './search-dialog'
import type { PanelProps } from './search-panel'
import { useBox } from './use-box'
import { useShortcut } from './use-shortcut'

/** Where there is no room to write: in a narrow portal, in a narrow place on a host's page, and on a phone. */
const narrowPlaces = ['@container portal (max-width:40em)', '@container search (max-width:11em)', phoneWindow]
const narrow = (display: string) =>
  Object.fromEntries(narrowPlaces.map((place) => [place, { '&&': { display } }]))

const frame = css({ position: 'relative', anchorScope: '--popover', anchorName: '--popover' })
const field = css({ ...narrow('none') })
const button = css({
  '&&': {
    display: 'none',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    borderRadius: token('radius-round'),
  },
  ...narrow('inline-grid'),
})
/** What takes the panel's place when its code can't be had, or the window's. These stand above the page. */
const below = css({ position: 'absolute', insetBlockStart: '100%', insetInline: 0, zIndex: 2 })
const inWindow = css({ position: 'fixed', insetBlockStart: space(16), insetInline: space(4), zIndex: 2 })

const Panel = onDemand(
  () => import('./search-panel'),
  ({ SearchPanel }, props: PanelProps) => <SearchPanel {...props} />,
)
const Window = onDemand(
  () => import('./search-dialog'),
  ({ SearchDialog }, props: DialogProps) => <SearchDialog {...props} />,
)

/** What has the focus, in whichever shadow root; `undefined` for the page itself. */
function focusIn({ activeElement, body }: Document): HTMLElement | undefined {
  let focused = activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  // What has the focus can take it again.
  return focused === body ? undefined : ((focused as HTMLElement | null) ?? undefined)
}

/** Whether all of it is in the window. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= (documentOf(element).defaultView?.innerHeight ?? 0)
}

/**
 * The search over all that is the client's: a field with a panel below it or, where there is no room, a button that opens it over
 * the page. By the shortcut it opens over the page, too, where the field is scrolled away. The code of both is loaded when somebody
 * is about to search.
 */
export function Search() {
  const t = useStore(searchMessages)
  const { searchShortcut } = useStore($settings)
  const box = useBox()
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<'panel' | 'window'>()
  const close = () => {
    box.setActive(undefined)
    setOpened(undefined)
  }
  const leave = () => {
    close()
    box.setQuery('')
  }

  const open = () => {
    if (opened === 'window') return true
    const before = root.current && focusIn(documentOf(root.current))
    // Of the two, one is not drawn; none is, in an element that is hidden; and behind a modal dialog nothing takes the focus.
    for (const each of [box.field.current, opener.current]) {
      // The client keeps their place on the page.
      each?.focus({ preventScroll: true })
      if (!each?.matches(':focus')) continue
      const isField = each === box.field.current
      const hasPanel = isField && isInView(each)
      if (hasPanel) box.field.current?.select()
      // The window leads the focus back to where it was.
      else if (before) before.focus({ preventScroll: true })
      else if (isField) each.blur()
      setOpened(hasPanel ? 'panel' : 'window')
      return true
    }
    return false
  }
  useShortcut(root, searchShortcut, open)
  const request = useStore($searchRequest)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request is the event
  useEffect(() => {
    // Where two searches stand on a page, one of them opens.
    if (!$searchRequest.get()) return
    $searchRequest.set('')
    box.setQuery(request)
    open()
  }, [request])
  const onLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // A window that loses the focus keeps what is open. React's type of the target is any event's: what gets a focus is a node.
    const isAway = relatedTarget
      ? !currentTarget.contains(relatedTarget as Node)
      : documentOf(currentTarget).hasFocus()
    if (isAway && opened === 'panel') close()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers don't know <search>
    <div ref={root} className={frame} role="search" aria-label={t.title} onBlur={onLeft}>
      <div className={field}>
        <BoxField
          box={box}
          hasShortcut={searchShortcut}
          onWritten={() => setOpened('panel')}
          onPressed={() => setOpened('panel')}
          onNear={Panel.prepare}
          onKey={(event) => {
            if (event.key === 'Escape' && opened) close()
            else if (event.key === 'Escape' && box.query) box.setQuery('')
            else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpened('panel')
            else return
            event.preventDefault()
            event.stopPropagation()
          }}
        />
      </div>
      <IconButton
        ref={opener}
        icon={icons.search}
        label={t.title}
        className={button}
        aria-haspopup="dialog"
        aria-keyshortcuts={searchShortcut ? shortcut() : undefined}
        onPointerEnter={Window.prepare}
        onFocus={Window.prepare}
        onClick={() => setOpened('window')}
      />
      {opened === 'panel' && (
        <div className={below}>
          <Safe>
            <Panel box={box} close={close} leave={leave} />
          </Safe>
        </div>
      )}
      {opened === 'window' && (
        <div className={inWindow}>
          <Safe>
            <Window words={box.query} onClose={leave} />
          </Safe>
        </div>
      )}
    </div>
  )
}
