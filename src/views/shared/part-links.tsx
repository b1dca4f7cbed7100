import type { RefObject } from 'react'
import { buttonStyle } from '../ui/buttons/button-style'
import { isolated } from '../ui/isolated'
import { Icon } from '../ui/pictures/icon'
import { icons } from '../ui/pictures/icons'
import { moreIcons } from '../ui/pictures/more-icons'
import { low, narrow, print } from '../ui/style/queries'
import { classes, css } from '../ui/style/styles'
import { gaps } from '../ui/style/target'
import { token } from '../ui/style/tokens'

const shown = { display: 'flex', flexWrap: 'wrap', ...gaps } as const
const row = css({
  display: 'none',
  [narrow]: shown,
  [low]: shown,
  [print]: { '&&': { display: 'none' } },
})
const waiting = css({ '&&': { color: token('red-text'), background: token('red') } })
const nameStyle = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

interface PartLinksProps {
  /** The name of the group for a screen reader. */
  label: string
  /**
   * The first heading of a part takes the focus: a screen reader says it, and the keys go on there. Of a part where something
   * waits for the client, what waits takes it.
   */
  parts: readonly { name: string; ref: RefObject<HTMLElement | null>; waits?: boolean }[]
}

/** The way down to the parts of a page that is long in a narrow place, or in a low window. They are no links: a host's address is its own. */
export function PartLinks({ label, parts }: PartLinksProps) {
  if (parts.length === 0) return null
  return (
    <nav className={row} aria-label={label}>
      {parts.map(({ name, ref, waits }) => (
        <button
          key={name}
          type="button"
          className={classes(buttonStyle, waits && waiting)}
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
