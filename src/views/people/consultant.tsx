import {
  $client,
  $consultant,
  $isProfileSettled,
  $settings,
  commonMessages,
  consultantMessages,
  initialsOf,
  mailHref,
  nothing,
} from '../../core/index'
import { useResource } from '../host/use-resource'
import { useStore } from '../host/use-store'
import { ResourceNotice } from '../shared/resource-notice'
import { Button } from '../ui/buttons/button'
import { Link } from '../ui/buttons/link'
import { Card } from '../ui/card'
import { EmptyState } from '../ui/feedback/empty-state'
import { SkeletonLines } from '../ui/feedback/skeleton'
import { Avatar } from '../ui/pictures/avatar'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'

const person = css({ display: 'flex', alignItems: 'center', gap: space(3), overflowWrap: 'anywhere' })
const disc = css({
  flex: 'none',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: token('radius-round'),
  background: token('surface-active'),
})
const lines = css({ flex: 1, maxInlineSize: '12rem' })
const nameStyle = css({ fontWeight: token('weight-medium') })

export function ConsultantCard() {
  const t = useStore(consultantMessages)
  const title = useStore($settings).brand.consultantTitle
  return (
    <Card title={title || t.title}>
      <Consultant />
    </Card>
  )
}

export function Consultant() {
  const t = useStore(consultantMessages)
  const title = useStore($settings).brand.consultantTitle
  const client = useStore($client)
  const isSettled = useStore($isProfileSettled)
  if (!client || client.POC || !isSettled) return <Assigned />
  return <EmptyState compact drawing="consultant" title={title ? t.notAssigned : t.unassigned} />
}

function Assigned() {
  const t = useStore(commonMessages)
  const resource = useResource($consultant)
  if (resource.status === 'failed') {
    return (
      <EmptyState
        compact
        drawing="error"
        title={t.failedTitle}
        text={resource.failure.message}
        action={<Button onClick={$consultant.retry}>{t.retry}</Button>}
      />
    )
  }
  if (resource.status !== 'ready') {
    return (
      <>
        <ResourceNotice resource={resource} store={$consultant} />
        <div className={person}>
          <span className={disc} />
          <div className={lines}>
            <SkeletonLines lines={2} />
          </div>
        </div>
      </>
    )
  }
  const { name, email } = resource.data
  const href = mailHref(email)
  return (
    <div className={person}>
      <Avatar initials={initialsOf(name, 2)} size="large" />
      <div>
        <div className={nameStyle}>
          <bdi>{name || nothing}</bdi>
        </div>
        {href ? <Link href={href}>{email}</Link> : <bdi>{email}</bdi>}
      </div>
    </div>
  )
}
