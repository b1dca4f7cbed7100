import { useStore } from '@nanostores/react'
import { useContext } from 'react'
import { $session, leaveTo, matchHostPage, routePath, signInMessages, takeReturn } from '../../core/index'
import { HoldContext } from '../host/hold'
import { LocationContext, useHost } from '../host/host'
import { useNavigation } from '../host/navigation'
import { ButtonLink } from '../ui/buttons/button'
import { Notice } from '../ui/feedback/notice'
import { FormCard, stackStyle } from './form-card'
import { LoginForm } from './login-form'

/** The client login page. In a portal it only signs in; elsewhere, it then goes to the host's own page. */
export function Login() {
  const t = useStore(signInMessages)
  const host = useHost()
  const navigation = useNavigation()
  const isInPortal = useContext(LocationContext) !== null
  const session = useStore($session)
  const { isHeld } = useContext(HoldContext)

  function goOn() {
    const asked = takeReturn('page')
    if (asked) goTo(asked)
    else navigation.go('dashboard')
  }

  /** For a page that shows a screen, `cp-navigate` is raised first, so that the host's router can take it. */
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

  const signedIn = session.status === 'signed-in' && t.signedIn({ name: session.client.name })
  if (signedIn && !isHeld) {
    return (
      <FormCard title={t.title} description={signedIn}>
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
      <div className={stackStyle}>
        {/* The session was confirmed while the client was typing. */}
        {signedIn && (
          <Notice
            tone="info"
            urgent
            action={
              <ButtonLink size="small" {...navigation.link('dashboard')}>
                {t.goToDashboard}
              </ButtonLink>
            }
          >
            {signedIn}
          </Notice>
        )}
        <LoginForm onSignedIn={isInPortal ? undefined : goOn} />
      </div>
    </FormCard>
  )
}
