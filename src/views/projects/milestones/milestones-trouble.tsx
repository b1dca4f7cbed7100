import { commonMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { PassingButton } from '../../ui/buttons/passing-button'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1, 2),
  fontSize: token('text-sm'),
  color: token('text-muted'),
  overflowWrap: 'anywhere',
})

interface MilestonesTroubleProps {
  /** What is the matter: the milestones could not be loaded, or take long. */
  children: string
  onRetry: () => void
}

/** A quiet line in place of the milestones' bar: why it is not there, and Retry. */
export function MilestonesTrouble({ children, onRetry }: MilestonesTroubleProps) {
  const { retry } = useStore(commonMessages)
  return (
    <p className={line}>
      <bdi>{children}</bdi>
      <PassingButton variant="quiet" size="small" onClick={onRetry}>
        {retry}
      </PassingButton>
    </p>
  )
}
