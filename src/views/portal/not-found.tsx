import { layoutMessages } from '../../core/index'
import { useNavigation } from '../host/navigation'
import { useStore } from '../host/use-store'
import { Screen } from '../shared/screen'
import { ButtonLink } from '../ui/buttons/button'
import { Card } from '../ui/card'
import { emptyPage } from '../ui/feedback/empty-page'
import { EmptyState } from '../ui/feedback/empty-state'

export function NotFound() {
  const t = useStore(layoutMessages)
  const navigation = useNavigation()
  return (
    <Screen heading={t.notFound}>
      <Card>
        <div className={emptyPage}>
          <EmptyState
            drawing="not-found"
            title={t.notFoundHint}
            action={<ButtonLink {...navigation.link('dashboard')}>{t.backToDashboard}</ButtonLink>}
          />
        </div>
      </Card>
    </Screen>
  )
}
