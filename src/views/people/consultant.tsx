import {
  $client,
  $consultant,
  $isProfileSettled,
  $profileFailure,
  $settings,
  type ApiError,
  consultantMessages,
  initialsOf,
  mailHref,
  nothing,
  refreshProfile,
} from '../../core/index'
import { useFailures, useReport } from '../host/report'
import { Slot } from '../host/slot'
import { useResource } from '../host/use-resource'
import { useStore } from '../host/use-store'
import { FailedPanel } from '../shared/failed-panel'
import { ResourceNotice } from '../shared/resource-notice'
import { Link } from '../ui/buttons/link'
import { Card } from '../ui/card'
import { EmptyState } from '../ui/feedback/empty-state'
import { Skeleton, SkeletonLines } from '../ui/feedback/skeleton'
import { Avatar } from '../ui/pictures/avatar'
import { wide } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'

// A card of its own has no container around it, and no element can ask for its own width.
const frame = css({ containerType: 'inline-size' })
// Where there is room, it is one slim line.
const band = css({
  '&:has([data-person])': {
    '& > [part=card-header]': { minBlockSize: 0, paddingBlockEnd: space(2) },
    [wide]: {
      display: 'flex',
      alignItems: 'center',
      '& > [part=card-header]': { flex: 'none', paddingBlock: 0 },
      '& > :last-child': { minInlineSize: 0, padding: space(3, 5, 3, 0) },
    },
  },
})
const person = css({ display: 'flex', alignItems: 'center', gap: space(3), overflowWrap: 'anywhere' })
const disc = css({
  flex: 'none',
  inlineSize: token('control-height'),
  blockSize: token('control-height'),
  borderRadius: token('radius-round'),
  background: token('surface-active'),
})
const lines = css({ inlineSize: '12rem' })
// The name, the address, and what the host has put behind them.
const about = css({ [wide]: { display: 'flex', flexWrap: 'wrap', columnGap: space(3) } })
const nameStyle = css({ fontWeight: token('weight-medium') })

export function ConsultantCard() {
  const t = useStore(consultantMessages)
  const title = useStore($settings).brand.consultantTitle
  return (
    <div className={frame}>
      <Card title={title || t.title} className={band}>
        <Consultant />
      </Card>
    </div>
  )
}

export function Consultant() {
  const t = useStore(consultantMessages)
  const title = useStore($settings).brand.consultantTitle
  const client = useStore($client)
  const isSettled = useStore($isProfileSettled)
  const failure = useStore($profileFailure)
  if (!client || client.POC || !isSettled) return <Assigned isLikely={!client || !!client.POC} />
  if (failure) return <Unknown failure={failure} />
  return <EmptyState compact drawing="consultant" title={title ? t.notAssigned : t.unassigned} />
}

/** Nobody knows whether somebody is assigned. */
function Unknown({ failure }: { failure: ApiError }) {
  useReport('error')
  useFailures([failure])
  return <FailedPanel failure={failure} onRetry={() => void refreshProfile()} />
}

/** @param isLikely Whether there was one. Else it keeps the room of the text that there is none, so that nothing moves. */
function Assigned({ isLikely }: { isLikely: boolean }) {
  const resource = useResource($consultant)
  if (resource.status === 'failed') {
    return <FailedPanel failure={resource.failure} onRetry={$consultant.retry} />
  }
  if (resource.status !== 'ready') {
    return (
      <>
        <ResourceNotice resource={resource} store={$consultant} />
        {isLikely ? (
          <div className={person} data-person>
            <span className={disc} />
            <div className={lines}>
              <SkeletonLines lines={2} />
            </div>
          </div>
        ) : (
          <EmptyState compact drawing="consultant" title={<Skeleton width="16rem" />} />
        )}
      </>
    )
  }
  const { name, email } = resource.data
  const href = mailHref(email)
  return (
    <div className={person} data-person>
      <Avatar initials={initialsOf(name, 2)} />
      <div className={about}>
        <div className={nameStyle}>
          <bdi>{name || nothing}</bdi>
        </div>
        <div>
          {href ? (
            <Link roomy href={href}>
              {email}
            </Link>
          ) : (
            <bdi>{email}</bdi>
          )}
        </div>
        <Slot name="consultant-after" />
      </div>
    </div>
  )
}
