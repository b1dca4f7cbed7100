import { useRef, useState } from 'react'
import { $colleagues, $may, $offerOf, type Colleagues as All, colleaguesMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { Part, Rows } from '../security/part'
import { FailedPanel } from '../shared/failed-panel'
import { ResourceNotice } from '../shared/resource-notice'
import { useHeld } from '../shared/use-held'
import { Button } from '../ui/buttons/button'
import { SkeletonLines } from '../ui/feedback/skeleton'
import { Colleague } from './colleague'
import { InviteForm } from './invite-form'

/** The people of the client's company: who they are, and, for one who may, what each of them may do. */
export function Colleagues() {
  const t = useStore(colleaguesMessages)
  const resource = useHeld($colleagues)
  const isOffered = useOffered()
  const [isInviting, setInviting] = useState(false)
  const top = useRef<HTMLSpanElement>(null)
  const known: All | undefined = resource.status === 'ready' ? resource.data : undefined
  function close() {
    setInviting(false)
    top.current?.focus()
  }
  return (
    <Part title={t.title} top={top} hint={t.hint}>
      {resource.status === 'loading' && <SkeletonLines lines={3} />}
      {resource.status === 'failed' && <FailedPanel failure={resource.failure} onRetry={$colleagues.retry} />}
      <ResourceNotice resource={resource} store={$colleagues} />
      {known && (
        <Rows>
          {known.people.map((person) => (
            <Colleague
              key={person.id}
              person={person}
              roles={known.roles}
              canInvite={isOffered('inviteColleague')}
              canChange={isOffered('changeColleague')}
              canRemove={isOffered('removeColleague')}
              onRemoved={() => top.current?.focus()}
            />
          ))}
        </Rows>
      )}
      {known && isOffered('inviteColleague') && known.roles.length > 0 && !isInviting && (
        <Button onClick={() => setInviting(true)}>{t.invite}</Button>
      )}
      {known && isInviting && <InviteForm roles={known.roles} onLeft={close} />}
    </Part>
  )
}

/** What the server has, and the client may. */
function useOffered() {
  const offerOf = useStore($offerOf)
  const may = useStore($may)
  return (call: 'inviteColleague' | 'changeColleague' | 'removeColleague') =>
    may('invite') && offerOf(call) === 'offered'
}
