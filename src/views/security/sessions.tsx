import { useRef, useState } from 'react'
import { $format, endSessions, type Security, securityMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { useSender } from '../shared/use-sender'
import { Badge } from '../ui/badge'
import { Button } from '../ui/buttons/button'
import { SkeletonLines } from '../ui/feedback/skeleton'
import { useId } from '../ui/use-id'
import { muted, Part, Row, Rows } from './part'
import { useDeviceName } from './use-device-name'

interface SessionsProps {
  /** None while they are not known. */
  sessions: Security['sessions']
  /** Whether the server can end them. */
  canEnd: boolean
  /** What becomes of the browsers that the client trusts; empty where there is nothing to say. */
  trustHint: string
}

/** Where the client is signed in, this browser first. */
export function Sessions({ sessions, canEnd, trustHint }: SessionsProps) {
  const t = useStore(securityMessages)
  const format = useStore($format)
  const nameOf = useDeviceName()
  const hintId = useId()
  const { sender, sending } = useSender()
  const [ended, setEnded] = useState<string>()
  const isBusy = sending.status === 'running'
  const top = useRef<HTMLSpanElement>(null)
  const sorted = [...(sessions ?? [])].sort(
    (one, two) => Number(two.isCurrent ?? false) - Number(one.isCurrent ?? false),
  )
  async function end(id: string | undefined) {
    setEnded(id)
    if (await endSessions(id, sender)) top.current?.focus()
  }
  return (
    <Part title={t.sessions} top={top}>
      {!sessions && <SkeletonLines lines={2} />}
      <Rows>
        {sorted.map((session) => {
          const { id, city, lastUsedAt, isCurrent } = session
          const name = nameOf(session)
          return (
            <Row
              key={id}
              name={
                <>
                  <bdi>{name}</bdi>
                  {isCurrent && <Badge tone="neutral">{t.thisOne}</Badge>}
                </>
              }
              facts={[
                ...(city ? [<bdi key="city">{city}</bdi>] : []),
                ...(lastUsedAt ? [t.lastUsed({ date: format.moment(lastUsedAt) })] : []),
              ]}
              action={
                canEnd &&
                !isCurrent && (
                  <Button
                    size="small"
                    aria-label={t.logOutNamed({ name })}
                    busy={isBusy && ended === id}
                    onClick={() => void end(id)}
                  >
                    {t.logOut}
                  </Button>
                )
              }
            />
          )
        })}
      </Rows>
      {canEnd && sorted.length > 1 && (
        <>
          {trustHint && (
            <p id={hintId} className={muted}>
              {trustHint}
            </p>
          )}
          <Button
            aria-describedby={trustHint ? hintId : undefined}
            busy={isBusy && ended === undefined}
            onClick={() => void end(undefined)}
          >
            {t.logOutOthers}
          </Button>
        </>
      )}
    </Part>
  )
}
