import type { ReactNode } from 'react'
import { isolated } from '../ui/isolated'
import { phone, tiny } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(17rem,100%),1fr))',
  gap: space(4, 5),
  [phone]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', rowGap: space(3) },
  [tiny]: { gridTemplateColumns: 'minmax(0,1fr)' },
})
const nameStyle = css({ fontSize: token('text-sm'), color: token('text-muted') })
const valueStyle = css({
  fontWeight: token('weight-medium'),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

interface FactsProps {
  facts: readonly { name: string; value: ReactNode }[]
}

export function Facts({ facts }: FactsProps) {
  return (
    <dl className={list}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className={nameStyle}>{name}</dt>
          <dd className={valueStyle}>{isolated(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
