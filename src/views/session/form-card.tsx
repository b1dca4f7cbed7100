import type { FormEvent, ReactNode } from 'react'
import { PageHeading } from '../shared/page-heading'
import { Card } from '../ui/card'
import { css } from '../ui/style/styles'
import { space } from '../ui/style/tokens'

const frame = css({ inlineSize: '100%', maxInlineSize: '26rem', marginInline: 'auto' })
const formStyle = css({ display: 'grid', gap: space(4), '& > button, & > a': { marginBlockStart: space(2) } })

export interface FormCardProps {
  title: string
  description?: string
  onSubmit?: (event: FormEvent) => void
  children: ReactNode
}

/** A few fields, one below the other. It checks them itself, in the client's language. */
export function ShortForm({ onSubmit, children }: Required<Pick<FormCardProps, 'onSubmit' | 'children'>>) {
  return (
    <form noValidate className={formStyle} onSubmit={onSubmit}>
      {children}
    </form>
  )
}

/** A short form on a page of its own. */
export function FormCard({ title, description, onSubmit, children }: FormCardProps) {
  return (
    <div className={frame}>
      <Card>
        <PageHeading description={description}>{title}</PageHeading>
        {onSubmit ? (
          <ShortForm onSubmit={onSubmit}>{children}</ShortForm>
        ) : (
          <div className={formStyle}>{children}</div>
        )}
      </Card>
    </div>
  )
}
