import {
  type KeyboardEvent,
  type MouseEventHandler,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { $held, type BellEntry, notificationsMessages } from '../../core/index'
import { useHost } from '../host/use-host'
import { useStore } from '../host/use-store'
import { PassingButton } from '../ui/buttons/passing-button'
import { css } from '../ui/style/styles'
import { hairline, space, token } from '../ui/style/tokens'
import { useId } from '../ui/use-id'

const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(1, 2),
  padding: space(2),
  borderBlockStart: hairline(),
})
const count = css({ marginInlineEnd: 'auto', paddingInlineStart: space(2), fontSize: token('text-sm') })

interface DismissAllProps {
  entries: readonly BellEntry[]
  /** Called before the list gets empty. */
  onHolding: () => void
  /** Takes each click before the buttons do. */
  onClickCapture: MouseEventHandler
}

/** The foot of the panel: dismisses all, and takes it back as long as the panel is open. Only then the server is told. */
export function DismissAll({ entries, onHolding, onClickCapture }: DismissAllProps) {
  const t = useStore(notificationsMessages)
  const held = useStore($held)
  const host = useHost()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const [seen, setSeen] = useState(0)
  useEffect(
    () =>
      $held.dismissWhenLeft((notificationId) => host.raise('cp-notification-dismissed', { notificationId })),
    [host],
  )
  const isHolding = held.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of the two buttons takes the place of the other
  useLayoutEffect(() => {
    if (isPressed.current) box.current?.querySelector('button')?.focus()
    isPressed.current = false
  }, [isHolding])
  const press = (action: () => void) => () => {
    isPressed.current = true
    action()
  }
  if (!isHolding && entries.length === 0) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only drops what a fast hand does twice
    <div ref={box} className={foot} onClickCapture={onClickCapture} onKeyDown={dropRepeated}>
      {isHolding ? (
        <>
          <span id={id} className={count}>
            {/* Another bell on the page knows only how many they are. */}
            {t.dismissedAll(seen || held.length)}
          </span>
          <PassingButton
            key="undo"
            variant="quiet"
            size="small"
            aria-describedby={id}
            onClick={press($held.giveBack)}
          >
            {t.undo}
          </PassingButton>
        </>
      ) : (
        <PassingButton
          key="all"
          variant="quiet"
          size="small"
          onClick={press(() => {
            onHolding()
            setSeen(entries.length)
            $held.hold(entries.flat().map(({ _id }) => _id))
          })}
        >
          {t.dismissAll}
        </PassingButton>
      )}
    </div>
  )
}

/** Enter that is held down would press the two buttons in turn. */
function dropRepeated(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
