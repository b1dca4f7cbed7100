import type { ReactNode } from 'react'
import { PageHeading } from '../shared/page-heading'
import { Card } from '../ui/card'
import { css } from '../ui/style/styles'
import { space } from '../ui/style/tokens'

const frame = css({ inlineSize: '100%', maxInlineSize: '26rem', marginInline: 'auto' })

/** Puts fields, notices and buttons one below the other. */
export const stackStyle = css({
  display: 'grid',
  gap: space(4),
  '& > button, & > a': { marginBlockStart: space(2) },
})

interface FormCardProps {
  title: string
  description?: string
  children: ReactNode
}

/** The card of a short form on a page of its own, or of the message that replaces the form. */
export function FormCard({ title, description, children }: FormCardProps) {
  return (
    <div className={frame}>
      <Card>
        <PageHeading description={description}>{title}</PageHeading>
        {children}
      </Card>
    </div>
  )
}
