import { useState } from 'react'
import {
  $client,
  $offerOf,
  $roleTexts,
  $settings,
  accountMessages,
  colleaguesMessages,
  languageName,
  profileMessages,
  type User,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { Card } from '../ui/card'
import { css } from '../ui/style/styles'
import { space } from '../ui/style/tokens'
import { Facts } from './facts'
import { Photo } from './photo'
import { ProfileForm } from './profile-form'

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(5) })

/** Who the client is. What can't be changed here is shown. */
export function Profile() {
  const t = useStore(profileMessages)
  const { language: languageLabel } = useStore(accountMessages)
  const { ownRole } = useStore(colleaguesMessages)
  const textsOf = useStore($roleTexts)
  const hasChoice = useStore($settings).locales.length > 1
  const client = useStore($client)
  const offerOf = useStore($offerOf)
  // When the session ends, the data goes: what is being changed stays with what it began with.
  const [shown, setShown] = useState<User | null>(client)
  if (client && client !== shown) setShown(client)
  if (!shown) return null
  const { name, email, company, role, editable = [] } = shown
  const hasChanges = offerOf('changeProfile') === 'offered'
  const canChange = (field: (typeof fields)[number]) =>
    hasChanges && editable.includes(field) && (field !== 'language' || hasChoice)
  const changeable = fields.filter(canChange)
  const shownOf = {
    phone: [t.phone, shown.phone],
    language: [languageLabel, shown.language && languageName(shown.language)],
    timeZone: [t.timeZone, shown.timeZone],
  } as const
  return (
    <Card title={t.title}>
      <div className={stack}>
        <Photo
          client={shown}
          canChange={offerOf('changePhoto') === 'offered' && editable.includes('photo')}
        />
        <Facts
          facts={[
            [t.name, name],
            [t.email, email],
            [t.company, company],
            [ownRole, role && textsOf(role).name],
            ...fields.filter((field) => !changeable.includes(field)).map((field) => shownOf[field]),
          ]}
        />
        {changeable.length > 0 && <ProfileForm client={shown} fields={changeable} />}
      </div>
    </Card>
  )
}

const fields = ['phone', 'language', 'timeZone'] as const
