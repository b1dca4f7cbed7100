import type { RefObject } from 'react'
import { buttonStyle } from '../ui/buttons/button-style'
import { Icon } from '../ui/pictures/icon'
import { moreIcons } from '../ui/pictures/more-icons'
import { narrow, print } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { gaps } from '../ui/style/target'

const row = css({
  display: 'none',
  [narrow]: { display: 'flex', flexWrap: 'wrap', ...gaps },
  [print]: { '&&': { display: 'none' } },
})

interface PartLinksProps {
  /** The name of the group for a screen reader. */
  label: string
  /** The first heading of a part takes the focus: a screen reader says it, and the keys go on there. */
  parts: readonly { name: string; ref: RefObject<HTMLElement | null> }[]
}

/** The way down to the parts of a page that is long in a narrow place. They are no links: a host's address is its own. */
export function PartLinks({ label, parts }: PartLinksProps) {
  if (parts.length === 0) return null
  return (
    <nav className={row} aria-label={label}>
      {parts.map(({ name, ref }) => (
        <button
          key={name}
          type="button"
          className={buttonStyle}
          data-variant="secondary"
          data-size="small"
          onClick={() => goTo(ref.current)}
        >
          {name}
          <Icon path={moreIcons.arrowDown} small />
        </button>
      ))}
    </nav>
  )
}

function goTo(part: HTMLElement | null): void {
  const heading = part?.querySelector<HTMLElement>('h1,h2,h3,h4,h5,h6')
  if (heading) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
  part?.scrollIntoView()
}
