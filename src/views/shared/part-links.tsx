import type { RefObject } from 'react'
import { buttonStyle } from '../ui/buttons/button-style'
import { isolated } from '../ui/isolated'
import { Icon } from '../ui/pictures/icon'
import { icons } from '../ui/pictures/icons'
import { moreIcons } from '../ui/pictures/more-icons'
import { fadingLine } from '../ui/style/fade'
import { coarsePointer, endsBelow, narrow, notLow, print, wide } from '../ui/style/queries'
import { classes, css } from '../ui/style/styles'
import { fingerHeight } from '../ui/style/target'
import { space, token } from '../ui/style/tokens'

const shown = { display: 'flex' } as const
// One line that scrolls: it is as high with what waits as without.
const row = css({
  display: 'none',
  gap: space(2),
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  ...fadingLine(2),
  // The outline of the focus would be cut off, and a press beside a button.
  marginBlock: space(-1.5, 2.5),
  marginInlineStart: space(-1),
  padding: space(1.5, 1),
  [narrow]: shown,
  [endsBelow]: shown,
  [print]: { '&&': { display: 'none' } },
})
// Its icon alone is red: the banner below says it aloud.
const waiting = css({
  '& > :first-child': { color: token('red-text') },
  // Where what waits is in the first screen, nothing leads to it.
  [wide]: { [notLow]: { '&&': { display: 'none' } } },
})
const chip = css({ [coarsePointer]: { '&&': { minBlockSize: fingerHeight('control-height-small') } } })
const nameStyle = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

interface PartLinksProps {
  /** The name of the group for a screen reader. */
  label: string
  /** While nobody knows whether anything waits, the line keeps its room. */
  isComing: boolean
  /**
   * The first heading of a part takes the focus: a screen reader says it, and the keys go on there. Of a part where something
   * waits for the client, what waits takes it.
   */
  parts: readonly { name: string; ref: RefObject<HTMLElement | null>; waits?: boolean }[]
}

/** The way down to the parts of a page that is long in a narrow place, or ends below the window. They are no links: a host's address is its own. */
export function PartLinks({ label, isComing, parts }: PartLinksProps) {
  if (parts.length === 0) return null
  return (
    <nav className={row} aria-label={label} style={{ visibility: isComing ? 'hidden' : undefined }}>
      {parts.map(({ name, ref, waits }) => (
        <button
          key={name}
          type="button"
          className={classes(buttonStyle, chip, waits && waiting)}
          data-variant="secondary"
          data-size="small"
          onClick={() => goTo(ref.current, waits)}
        >
          {waits && <Icon path={icons.warning} small />}
          <span className={nameStyle}>{isolated(name)}</span>
          <Icon path={moreIcons.arrowDown} small />
        </button>
      ))}
    </nav>
  )
}

function goTo(part: HTMLElement | null, waits = false): void {
  const target = part?.querySelector<HTMLElement>(waits ? '[data-action]' : 'h1,h2,h3,h4,h5,h6')
  if (target) target.tabIndex = -1
  target?.focus({ preventScroll: true, focusVisible: waits })
  const place = waits ? target : part
  place?.scrollIntoView()
}
