import type { ReactNode } from 'react'
import { Icon } from '../../ui/pictures/icon'
import { icons } from '../../ui/pictures/icons'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'

const line = css({
  display: 'flex',
  gap: space(1),
  paddingBlockEnd: space(1),
  fontSize: token('text-sm'),
  color: token('text-muted'),
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '& > svg': { flex: 'none', marginBlockStart: '.15em', color: token('green-text') },
})

interface DoneLineProps {
  /** Whether it is only begun. */
  isUnderWay?: boolean
  children: ReactNode
}

/** What the client has done stands where it was asked for. */
export const DoneLine = ({ isUnderWay, children }: DoneLineProps) => (
  <p className={line}>
    {!isUnderWay && <Icon path={icons.check} small />}
    <span>{children}</span>
  </p>
)
