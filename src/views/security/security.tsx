import { useState } from 'react'
import {
  $client,
  $needsSignIn,
  $security,
  $securityParts,
  type Security as Known,
  securityMessages,
} from '../../core/index'
import { onDemand } from '../host/on-demand'
import { useResource } from '../host/use-resource'
import { useStore } from '../host/use-store'
import { FailedPanel } from '../shared/failed-panel'
import { ResourceNotice } from '../shared/resource-notice'
import { Screen } from '../shared/screen'
import { Card } from '../ui/card'
import { SkeletonLines } from '../ui/feedback/skeleton'
import { css } from '../ui/style/styles'
import { space } from '../ui/style/tokens'
import { ChangePassword } from './change-password'
import { Passkeys } from './passkeys'
import { SecondStepPart } from './second-step-part'
import { Sessions } from './sessions'
import { SignIns } from './sign-ins'

const OnceMore = onDemand(
  () => import('./once-more'),
  ({ OnceMore }) => <OnceMore />,
)

const frame = css({ display: 'grid', gap: space(4), maxInlineSize: '48rem' })

/** The client's own ways in, as a screen of the portal. */
export function Security() {
  const t = useStore(securityMessages)
  return (
    <Screen heading={t.title} description={t.hint}>
      <SecurityParts isOwn />
    </Screen>
  )
}

/**
 * A card for each of the ways in that the server has.
 * @param isOwn Whether they are what the element is about.
 */
export function SecurityParts({ isOwn = false }: { isOwn?: boolean }) {
  const parts = useStore($securityParts)
  const client = useStore($client)
  const isRead = parts.includes('security')
  const resource = useResource($security, isOwn && isRead)
  const needsSignIn = useStore($needsSignIn) !== null
  // After a change of the session, it is loaded anew: what the client is about to do stays meanwhile.
  const [known, setKnown] = useState<Known>()
  if (resource.status === 'ready' && resource.data !== known) setKnown(resource.data)
  const { passkeys, secondStep, sessions, signIns, needsCurrentPassword } = known ?? {}
  return (
    <div className={frame}>
      <ResourceNotice resource={resource} store={$security} />
      {parts.includes('changePassword') && (known || !isRead) && (
        <ChangePassword
          needsCurrent={isRead ? needsCurrentPassword === true : true}
          email={client?.email ?? ''}
        />
      )}
      {parts.includes('passkeys') && passkeys && <Passkeys passkeys={passkeys} />}
      {parts.includes('secondStep') && secondStep && <SecondStepPart step={secondStep} />}
      {sessions && sessions.length > 0 && (
        <Sessions sessions={sessions} canEnd={parts.includes('endSessions')} />
      )}
      {signIns && signIns.length > 0 && <SignIns signIns={signIns} />}
      {!known && isRead && (
        <Card>
          {resource.status === 'failed' ? (
            <FailedPanel failure={resource.failure} onRetry={$security.retry} />
          ) : (
            <SkeletonLines lines={8} />
          )}
        </Card>
      )}
      {needsSignIn && <OnceMore />}
    </div>
  )
}
