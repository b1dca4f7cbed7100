import { useRef } from 'react'
import { $format, type Security, securityMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { Badge } from '../ui/badge'
import { SkeletonLines } from '../ui/feedback/skeleton'
import { Part, Row, Rows } from './part'
import { useDeviceName } from './use-device-name'

/**
 * The latest sign-ins, newest first.
 * @param signIns None while they are not known.
 */
export function SignIns({ signIns }: Pick<Security, 'signIns'>) {
  const t = useStore(securityMessages)
  const format = useStore($format)
  const nameOf = useDeviceName()
  const top = useRef<HTMLSpanElement>(null)
  const ways: Readonly<Record<string, string>> = {
    password: t.byPassword,
    link: t.byLink,
    passkey: t.byPasskey,
  }
  return (
    <Part title={t.signIns} top={top}>
      {!signIns && <SkeletonLines lines={3} />}
      <Rows>
        {signIns?.map((signIn, index) => {
          const { at, way = '', city, isNew } = signIn
          const how = ways[way]
          return (
            <Row
              key={`${at} ${index}`}
              name={
                <>
                  <bdi>{nameOf(signIn)}</bdi>
                  {isNew && <Badge tone="amber">{t.isNew}</Badge>}
                </>
              }
              facts={[
                <time key="at" dateTime={at}>
                  {format.moment(at)}
                </time>,
                ...(how ? [how] : []),
                ...(city ? [<bdi key="city">{city}</bdi>] : []),
              ]}
            />
          )
        })}
      </Rows>
    </Part>
  )
}
