import type { ReactNode } from 'react'
import { css } from '../../ui/style/styles'
import { hairline, space, token } from '../../ui/style/tokens'
import { placeOf, useHandedOn } from '../../ui/use-handed-on'

const panel = css({
  padding: space(3, 4),
  border: hairline('line-strong'),
  borderRadius: token('radius'),
  color: token('text'),
  background: token('surface'),
  overflowWrap: 'anywhere',
})
const button = css({
  display: 'block',
  minBlockSize: '2.75rem',
  color: token('accent-text'),
  fontWeight: token('weight-medium'),
  textDecoration: 'underline',
})

interface FailureAction {
  text: string
  onClick: () => void
}

interface FailureProps {
  children: ReactNode
  action?: FailureAction | false
}

/** What stands in place of a view that can't be shown: sentences and a button. All first files have it, so it is plain. */
export function Failure({ children, action }: FailureProps) {
  return (
    <div part="notice notice-warning" className={panel}>
      {children}
      {action && <Action {...action} />}
    </div>
  )
}

function Action({ text, onClick }: FailureAction) {
  return (
    <button
      ref={useHandedOn<HTMLButtonElement>(placeOf)}
      type="button"
      part="button"
      className={button}
      onClick={onClick}
    >
      {text}
    </button>
  )
}
