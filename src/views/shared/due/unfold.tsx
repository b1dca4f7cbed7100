import { Icon } from '../../ui/pictures/icon'
import { icons } from '../../ui/pictures/icons'
import { coarsePointer, print } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import { cover, target } from '../../ui/style/target'
import { space } from '../../ui/style/tokens'

const style = css({
  ...cover,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  '&[aria-expanded=true] > svg': { rotate: '180deg' },
  // A finger presses it also where it presses through what is said around it.
  [coarsePointer]: { pointerEvents: 'auto' },
  // On paper its text alone is seen, which is no button.
  [print]: { visibility: 'hidden', '& > span': { visibility: 'visible' } },
})

/** Its line is lower than what a pointer needs. What is above it may be "Pay", so a finger finds it from its line downwards. */
const words = css({
  ...target,
  [coarsePointer]: { '&::before': { insetBlock: '0 calc(100% - 2.75rem)' } },
})

interface Toggle {
  'aria-expanded': boolean
  onClick: () => void
}

/** Unfolds what is due to a line for each project. It covers the row in which it stands. @param count says for how many */
export const unfold = (toggle: Toggle, count: string) => (
  <button key="unfold" type="button" className={style} {...toggle}>
    <span className={words}>{count}</span>
    <Icon path={icons.chevronDown} small />
  </button>
)
