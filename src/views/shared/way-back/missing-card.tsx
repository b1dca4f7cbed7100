import { $features, type RouteName } from '../../../core/index'
import { useNavigation } from '../../host/navigation'
import { useStore } from '../../host/use-store'
import { ButtonLink } from '../../ui/buttons/button'
import { Card } from '../../ui/card'
import { emptyPage } from '../../ui/feedback/empty-page'
import { EmptyState } from '../../ui/feedback/empty-state'

interface MissingCardProps {
  title: string
  text: string
  /** The screen that the button leads back to, and the text of the button. */
  back: { route: RouteName; label: string }
}

/** Shown in place of something that doesn't exist, or that belongs to another client. */
export function MissingCard({ title, text, back }: MissingCardProps) {
  const navigation = useNavigation()
  const { isRouteOn } = useStore($features)
  return (
    <Card>
      <div className={emptyPage}>
        <EmptyState
          drawing="not-found"
          title={title}
          text={text}
          action={
            isRouteOn(back.route) && <ButtonLink {...navigation.link(back.route)}>{back.label}</ButtonLink>
          }
        />
      </div>
    </Card>
  )
}
