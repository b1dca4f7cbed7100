import { useStore } from '@nanostores/react'
import { layoutMessages } from '../../core/index'
import { useNavigation } from '../host/navigation'
import { PageHeading } from '../shared/page-heading'
import { ButtonLink } from '../ui/buttons/button'
import { Card } from '../ui/card'
import { EmptyState } from '../ui/feedback/empty-state'

/** Shown at an address that belongs to none of the portal's screens. */
export function NotFound() {
  const t = useStore(layoutMessages)
  const navigation = useNavigation()
  return (
    <>
      <PageHeading>{t.notFound}</PageHeading>
      <Card>
        <EmptyState
          drawing="not-found"
          title={t.notFoundHint}
          action={<ButtonLink {...navigation.link('dashboard')}>{t.backToDashboard}</ButtonLink>}
        />
      </Card>
    </>
  )
}
