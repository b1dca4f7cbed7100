import { type ApiError, commonMessages, projectMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { Button } from '../../ui/buttons/button'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1, 2),
  fontSize: token('text-sm'),
  color: token('text-muted'),
})

interface MilestonesFailedProps {
  failure: ApiError
  onRetry: () => void
}

/** A quiet line in place of the milestones' bar, when they could not be loaded: the reason, and Retry. */
export function MilestonesFailed({ failure, onRetry }: MilestonesFailedProps) {
  const t = useStore(projectMessages)
  const { retry } = useStore(commonMessages)
  return (
    <p className={line}>
      <bdi>{t.milestonesNotLoaded({ message: failure.message })}</bdi>
      <Button variant="quiet" size="small" onClick={onRetry}>
        {retry}
      </Button>
    </p>
  )
}
