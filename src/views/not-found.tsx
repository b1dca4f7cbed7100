import { useStore } from '@nanostores/react'
import { layoutMessages } from '../core/index'
import { useNavigation } from './navigation'
import { PageHeading } from './parts/page-heading'
import { ButtonLink } from './ui/button'
import { Card } from './ui/card'
import { EmptyState } from './ui/empty-state'

/** What the portal shows at an address that is none of its screens. */
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
