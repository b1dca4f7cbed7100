import { $client, profileMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { Card } from '../ui/card'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'

const facts = css({
  display: 'grid',
  gap: space(3),
  overflowWrap: 'anywhere',
  '& dt': { color: token('text-muted'), fontSize: token('text-sm') },
})

/** Who the client is. */
export function Profile() {
  const t = useStore(profileMessages)
  const client = useStore($client)
  const known = [
    { name: t.name, value: client?.name },
    { name: t.email, value: client?.email },
    { name: t.company, value: client?.company },
  ]
  return (
    <Card title={t.title}>
      <dl className={facts}>
        {known.map(
          ({ name, value }) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  )
}
