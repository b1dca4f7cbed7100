import { useStore } from '@nanostores/react'
import { meetingsMessages } from '../../core/index'
import { PageHeading } from '../shared/page-heading'
import { Card } from '../ui/card'
import { EmptyState } from '../ui/feedback/empty-state'

/** "All Meetings": the screen for meetings. There are none yet, so it shows only an empty state. */
export function Meetings() {
  const t = useStore(meetingsMessages)
  return (
    <>
      <PageHeading>{t.title}</PageHeading>
      <Card>
        <EmptyState drawing="meetings" title={t.empty} />
      </Card>
    </>
  )
}
