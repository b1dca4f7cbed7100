import { useStore } from '@nanostores/react'
import { useContext } from 'react'
import { $session, leaveTo, sessionMessages, takeReturn } from '../core/index'
import { LocationContext } from './host'
import { useNavigation } from './navigation'
import { FormCard } from './parts/form-card'
import { LoginForm } from './parts/login-form'
import { ButtonLink } from './ui/button'

/** The client login page. In a portal it only signs in; alone, it then goes on to the host's own page. */
export function Login() {
  const t = useStore(sessionMessages)
  const navigation = useNavigation()
  const isInPortal = useContext(LocationContext) !== null
  const session = useStore($session)

  function goOn() {
    const asked = takeReturn('page')
    if (asked) leaveTo(asked)
    else navigation.go('dashboard')
  }

  if (session.status === 'signed-in' && !isInPortal) {
    return (
      <FormCard title={t.title} description={t.signedIn({ name: session.client.name })}>
        <ButtonLink variant="primary" {...navigation.link('dashboard')}>
          {t.goToDashboard}
        </ButtonLink>
      </FormCard>
    )
  }
  return (
    <FormCard title={t.title} description={t.welcome}>
      <LoginForm onSignedIn={isInPortal ? undefined : goOn} />
    </FormCard>
  )
}
