import { atom, type ReadableAtom } from 'nanostores'
import { useEffect, useRef, useState } from 'react'
import toast, { type Toast, useToaster } from 'react-hot-toast/headless'
import {
  $isOnline,
  $updated,
  commonMessages,
  deployMessages,
  type NoticeRequest,
  reload,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { Button } from '../ui/buttons/button'
import { IconButton } from '../ui/buttons/icon-button'
import { Spinner } from '../ui/feedback/spinner'
import { Icon, type IconPath } from '../ui/pictures/icon'
import { icons } from '../ui/pictures/icons'
import { css, keyframes } from '../ui/style/styles'
import { hairline, space, token } from '../ui/style/tokens'
import { useLastFocus } from './use-last-focus'

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-120%) scale(.9)' } })
const leave = keyframes({ to: { opacity: 0, transform: 'translateY(-120%) scale(.9)' } })

/** 230 ms, as in the specification; 0 if the reader prefers reduced motion. */
const duration = `min(230ms,calc(${token('motion')}*9))`

const list = css({
  position: 'fixed',
  inset:
    'max(16px,env(safe-area-inset-top)) max(16px,env(safe-area-inset-right)) auto max(16px,env(safe-area-inset-left))',
  inlineSize: 'auto',
  blockSize: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: 'none',
  color: token('text'),
  pointerEvents: 'none',
  gap: space(2),
  justifyItems: 'center',
  '&:popover-open': { display: 'grid' },
  // Below the line that says so.
  '&[data-offline]': { marginBlockStart: space(11) },
})
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  maxInlineSize: 'min(26rem,100%)',
  paddingBlock: space(1.5),
  paddingInline: space(3, 1.5),
  background: token('surface-raised'),
  border: hairline(),
  borderRadius: token('radius-large'),
  boxShadow: token('shadow-overlay'),
  overflowWrap: 'anywhere',
  pointerEvents: 'auto',
  animation: `${enter} ${duration} ${token('ease')}`,
  '&[data-leaving]': { animation: `${leave} ${duration} ${token('ease')} forwards` },
  '&[data-type=error] > svg': { color: token('danger-text') },
  '&[data-type=success] > svg': { color: token('green-text') },
  '&[data-type=blank] > svg': { color: token('text-muted') },
})
const iconsOf: Partial<Record<Toast['type'], IconPath>> = {
  error: icons.warning,
  success: icons.check,
}

/** How long each kind of toast stays by default, in milliseconds: the specification's section 9. */
export const toastDurations = { error: 4000, success: 2000, blank: 4000, loading: Number.POSITIVE_INFINITY }

const $shown = atom(false)

export const $hasToasts: ReadableAtom<boolean> = $shown

/** What belongs to the message that a file of this version is gone. */
function updatedBy(message: unknown) {
  const updated = $updated.get()
  return message === updated?.title ? updated : undefined
}

export function receiveNotice(request: NoticeRequest): void {
  if (request.action === 'dismiss') {
    toast.dismiss(request.id)
  } else {
    const { id, kind, message } = request
    const show = kind === 'blank' ? toast : toast[kind]
    $shown.set(true)
    const duration = updatedBy(message) ? Number.POSITIVE_INFINITY : toastDurations[kind]
    show(message, { id, duration, removeDelay: 1000 })
  }
}

/** The page's toasts, at the top centre of the window, in the top layer. */
export function Toaster() {
  const t = useStore(commonMessages)
  const isOnline = useStore($isOnline)
  const { toasts, handlers } = useToaster()
  const container = useRef<HTMLElement>(null)
  const newest = toasts[0]?.id
  const isShowing = useRef(false)
  useEffect(() => {
    // The browser says that it is about to show the toasts, and React draws what has changed meanwhile: they come to the top anyway.
    if (isShowing.current) return
    // Hide and show the popover for each new toast, so that it lies above all else in the top layer.
    // A DOM without popovers, such as jsdom's, shows the toasts where they stand.
    const focused = container.current?.querySelector<HTMLElement>(':focus')
    container.current?.hidePopover?.()
    if (!newest) $shown.set(false)
    // On a page that takes another body, it stands nowhere for a moment, and is shown when it is put back.
    else if (container.current?.isConnected) {
      isShowing.current = true
      container.current.showPopover?.()
      isShowing.current = false
    }
    focused?.focus()
  }, [newest])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a toast that goes is the event
  useEffect(() => {
    // React hears of no blur when a toast goes that has the focus.
    if (!container.current?.matches(':focus-within,:hover')) handlers.endPause()
  }, [toasts.length])
  const giveFocusBack = useLastFocus(container, newest !== undefined)
  return (
    <section
      ref={container}
      popover="manual"
      aria-label={t.notices}
      part="toasts"
      className={list}
      data-offline={!isOnline || undefined}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts
        .filter((each, index) => toasts.findIndex((other) => areEqual(each, other)) === index)
        .map((each) => (
          <ToastItem
            key={each.id}
            toast={each}
            closeLabel={t.close}
            onClose={() => {
              giveFocusBack()
              for (const other of toasts) if (areEqual(each, other)) toast.dismiss(other.id)
            }}
          />
        ))}
    </section>
  )
}

/** Whether two toasts say the same, at the same time: then the newer one is shown. */
const areEqual = (one: Toast, other: Toast) =>
  one.message === other.message && one.type === other.type && one.visible === other.visible

/**
 * A toast. Its text is exposed 50 ms later: screen readers announce only changes of a known live region. What was under way,
 * and is over by then, is not said any more: "Please Wait..." would be heard behind the answer.
 */
function ToastItem({
  toast: { type, visible, message },
  closeLabel,
  onClose,
}: {
  toast: Toast
  closeLabel: string
  onClose: () => void
}) {
  const t = useStore(deployMessages)
  const updated = updatedBy(message)
  const [speaks, setSpeaks] = useState(false)
  const isOver = type === 'loading' && !visible
  useEffect(() => {
    if (isOver) return
    const timer = setTimeout(() => setSpeaks(true), 50)
    return () => clearTimeout(timer)
  }, [isOver])
  return (
    <div part={`toast toast-${type}`} className={item} data-type={type} data-leaving={!visible || undefined}>
      {type === 'loading' ? <Spinner /> : <Icon path={iconsOf[type] ?? icons.info} />}
      <span role={type === 'error' ? 'alert' : 'status'}>
        {/* The library allows other content than text, but core sends only text. */}
        <bdi aria-hidden={!speaks || undefined}>
          {String(message)}
          {updated?.hint && `. ${updated.hint}`}
        </bdi>
      </span>
      {updated?.canReload && (
        <Button size="small" onClick={reload}>
          {t.reload}
        </Button>
      )}
      <IconButton icon={icons.close} small label={closeLabel} onClick={onClose} />
    </div>
  )
}
