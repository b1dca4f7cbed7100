import { type ReactNode, useState } from 'react'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/pictures/icon'
import { icons } from '../../ui/pictures/icons'
import { print } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import { target } from '../../ui/style/target'
import { space } from '../../ui/style/tokens'
import { usePrinting } from '../use-printing'

const button = css({
  ...target,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  textAlign: 'start',
  '&[aria-expanded=true] > svg': { rotate: '180deg' },
  // On paper it is a heading.
  [print]: { '& > svg': { display: 'none' } },
})
const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(5) })

interface FoldedCardProps {
  title: string
  children: ReactNode
}

/** A card that is one line until it is unfolded: for what is past, which few clients look for. On paper, it is unfolded. */
export function FoldedCard({ title, children }: FoldedCardProps) {
  const [isUnfolded, setUnfolded] = useState(false)
  const isOpen = usePrinting() || isUnfolded
  return (
    <Card
      title={
        <button
          type="button"
          className={button}
          aria-expanded={isOpen}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {title}
          <Icon path={icons.chevronDown} />
        </button>
      }
    >
      {isOpen && <div className={stack}>{children}</div>}
    </Card>
  )
}
