import { useState } from 'react'
import {
  $accountParts,
  $client,
  $security,
  $securityParts,
  accountMessages,
  type Security as Known,
  securityMessages,
} from '../../core/index'
import { useNavigation } from '../host/navigation'
import { useResource } from '../host/use-resource'
import { useStore } from '../host/use-store'
import { Cards } from '../shared/cards/cards'
import { FailedPanel } from '../shared/failed-panel'
import { ResourceNotice } from '../shared/resource-notice'
import { Screen } from '../shared/screen'
import { Trail } from '../shared/way-back/trail'
import { Card } from '../ui/card'
import { SkeletonLines } from '../ui/feedback/skeleton'
import { ChangePassword } from './change-password'
import { Passkeys } from './passkeys'
import { SecondStepPart } from './second-step-part'
import { Sessions } from './sessions'
import { SignIns } from './sign-ins'

/** What of it has a card, or says which fields one has. */
const names = ['needsCurrentPassword', 'passkeys', 'secondStep', 'sessions', 'signIns'] as const

/** The client's own ways in, as a screen of the portal. */
export function Security() {
  const t = useStore(securityMessages)
  const { accountMenu } = useStore(accountMessages)
  const hasAccount = useStore($accountParts).length > 0
  const { link } = useNavigation()
  return (
    <>
      {hasAccount && (
        <Trail list={link('account')} label={accountMenu}>
          {t.title}
        </Trail>
      )}
      <Screen heading={t.title} description={t.hint}>
        <SecurityParts isOwn />
      </Screen>
    </>
  )
}

/**
 * A card for each of the ways in that the server has.
 * @param isOwn Whether they are what the element is about.
 */
export function SecurityParts({ isOwn = false }: { isOwn?: boolean }) {
  const t = useStore(securityMessages)
  const parts = useStore($securityParts)
  const client = useStore($client)
  const isRead = parts.includes('security')
  const resource = useResource($security, isOwn && isRead)
  const isKnown = resource.status === 'ready'
  const known: Partial<Known> = isKnown ? resource.data : {}
  // When the session ends, the data goes. The cards stay, with what the client has begun in them.
  const [cards, setCards] = useState<readonly string[]>([])
  const shown = isKnown ? names.filter((name) => known[name]) : cards
  if (shown.join() !== cards.join()) setCards(shown)
  const has = (name: (typeof names)[number]) => shown.includes(name)
  const isComing = isRead && !isKnown && shown.length === 0
  const { passkeys, secondStep, sessions, signIns } = known
  // What ends all other sessions ends the trust in browsers, too: where there is a second step, the client notices.
  const trustHint = secondStep?.kind ? t.trustEnds : ''
  return (
    <Cards isInDialog={!isOwn}>
      <ResourceNotice resource={resource} store={$security} />
      {parts.includes('changePassword') && !isComing && (
        <ChangePassword
          needsCurrent={!isRead || has('needsCurrentPassword')}
          email={client?.email ?? ''}
          trustHint={trustHint}
        />
      )}
      {parts.includes('passkeys') && has('passkeys') && <Passkeys passkeys={passkeys} />}
      {parts.includes('secondStep') && has('secondStep') && <SecondStepPart step={secondStep} />}
      {has('sessions') && sessions?.length !== 0 && (
        <Sessions sessions={sessions} canEnd={parts.includes('endSessions')} trustHint={trustHint} />
      )}
      {has('signIns') && signIns?.length !== 0 && <SignIns signIns={signIns} />}
      {(isComing || resource.status === 'failed') && (
        <Card>
          {resource.status === 'failed' ? (
            <FailedPanel failure={resource.failure} onRetry={$security.retry} />
          ) : (
            <SkeletonLines lines={8} />
          )}
        </Card>
      )}
    </Cards>
  )
}
