import { useStore } from '@nanostores/react'
import { useContext } from 'react'
import { $session, leaveTo, matchHostPage, routePath, signInMessages, takeReturn } from '../../core/index'
import { LocationContext, useHost } from '../host/host'
import { useNavigation } from '../host/navigation'
import { ButtonLink } from '../ui/buttons/button'
import { FormCard, stackStyle } from './form-card'
import { LoginForm } from './login-form'

/** The client login page. In a portal it only signs in; outside of one, it then goes to the host's own page. */
export function Login() {
  const t = useStore(signInMessages)
  const host = useHost()
  const navigation = useNavigation()
  const isInPortal = useContext(LocationContext) !== null
  const session = useStore($session)

  function goOn() {
    const asked = takeReturn('page')
    if (asked) goTo(asked)
    else navigation.go('dashboard')
  }

  /** If the page shows a screen, `cp-navigate` is raised first: the host's router can take it, as with any link. */
  function goTo(page: string) {
    const match = matchHostPage(page)
    const isOurs =
      !match ||
      host.raise('cp-navigate', {
        route: match.name,
        params: match.params,
        path: routePath(match.name, match.params),
        href: page,
      })
    if (isOurs) leaveTo(page)
  }

  if (session.status === 'signed-in' && !isInPortal) {
    return (
      <FormCard title={t.title} description={t.signedIn({ name: session.client.name })}>
        <div className={stackStyle}>
          <ButtonLink variant="primary" {...navigation.link('dashboard')}>
            {t.goToDashboard}
          </ButtonLink>
        </div>
      </FormCard>
    )
  }
  return (
    <FormCard title={t.title} description={t.welcome}>
      <LoginForm onSignedIn={isInPortal ? undefined : goOn} />
    </FormCard>
  )
}
