import { longListMessages } from '../../../../core/index'
import { useStore } from '../../../host/use-store'
import { coarsePointer, print } from '../../../ui/style/queries'
import { css } from '../../../ui/style/styles'
import { space, token } from '../../../ui/style/tokens'

// It takes no room, and is seen while it has the focus.
const button = css({
  position: 'absolute',
  zIndex: 3,
  margin: space(1),
  padding: space(2, 4),
  [coarsePointer]: { minBlockSize: '2.75rem' },
  borderRadius: token('radius'),
  color: token('on-accent'),
  background: token('accent-strong'),
  '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
  // Behind a card, it would be cut off.
  '&[data-skip=end]': { translate: '0 calc(-100% - .5rem)' },
  [print]: { display: 'none' },
})

export interface SkipListProps {
  /** Where it stands: before the list, or behind it. */
  at: 'start' | 'end'
}

/** A button at one end of a list, which leads to the one at the other end. */
export function SkipList({ at }: SkipListProps) {
  const t = useStore(longListMessages)
  const other = at === 'start' ? 'end' : 'start'
  return (
    <button
      type="button"
      className={button}
      data-skip={at}
      onClick={({ currentTarget: { parentElement } }) =>
        parentElement?.querySelector<HTMLElement>(`:scope>[data-skip=${other}]`)?.focus()
      }
    >
      {at === 'start' ? t.skip : t.start}
    </button>
  )
}
