import type { ReactNode } from 'react'
import { projectMessages } from '../../../core/index'
import type { ScreenLink } from '../../host/navigation'
import { useStore } from '../../host/use-store'
import { Link } from '../../ui/buttons/link'
import { coarsePointer } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'

const steps = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(0, 2),
  // So that a finger finds each of them in two lines.
  [coarsePointer]: { rowGap: space(6) },
  marginBlockEnd: space(2),
  fontSize: token('text-sm'),
  color: token('text-muted'),
  '& > li': { display: 'flex', gap: space(2), minInlineSize: 0, overflowWrap: 'anywhere' },
  '& > li + li::before': { content: '"/"/""' },
})

interface TrailProps {
  /** The link to the list, or the page, that the page is reached from. Without an address, the way begins after it. */
  list: ScreenLink
  /** Its name. */
  label: string
  /** The next step. */
  children: ReactNode
}

/** The way to a page below another, such as that of one project. */
export function Trail({ list, label, children }: TrailProps) {
  const t = useStore(projectMessages)
  if (!list.href && !children) return null
  return (
    <nav aria-label={t.trail}>
      <ol className={steps}>
        {list.href && (
          <li>
            <Link variant="quiet" roomy {...list}>
              {label}
            </Link>
          </li>
        )}
        {children && <li>{children}</li>}
      </ol>
    </nav>
  )
}
