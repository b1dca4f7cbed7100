import { useContext } from 'react'
import {
  $session,
  $settings,
  leaveTo,
  matchHostPage,
  routePath,
  signInMessages,
  takeReturn,
} from '../../core/index'
import { HoldContext } from '../host/hold'
import { useNavigation } from '../host/navigation'
import { onDemand } from '../host/on-demand'
import { Slot } from '../host/slot'
import { LocationContext, useHost } from '../host/use-host'
import { useStore } from '../host/use-store'
import { ButtonLink } from '../ui/buttons/button'
import { Notice } from '../ui/feedback/notice'
import { FormCard, SignedIn, stackStyle } from './form-card'
import type { HostSignInProps } from './host-sign-in'
import { LoginForm } from './login-form'
import type { LinkPageProps } from './ways/link-page'

/** Under `getToken` alone. */
const HostSignIn = onDemand(
  () => import('./host-sign-in'),
  ({ HostSignIn }, props: HostSignInProps) => <HostSignIn {...props} />,
)

/** Where a mailed link is opened. */
const LinkPage = onDemand(
  () => import('./ways/link-page'),
  ({ LinkPage }, props: LinkPageProps) => <LinkPage {...props} />,
)

interface LoginProps {
  /** What stands behind the `#` of a mailed link: `/{request}/{token}/{code}`. */
  link?: string
}

export function Login({ link }: LoginProps) {
  const t = useStore(signInMessages)
  if (useStore($settings).getToken) return <HostSignIn title={t.title} hint={t.elsewhere} />
  return <OwnLogin link={link} />
}

/** In a portal it only signs in; elsewhere, it then goes to the host's own page. */
function OwnLogin({ link }: { link: string | undefined }) {
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

  const client = session.status === 'signed-in' && session.client
  if (client && !isHeld) return <SignedIn title={t.title} client={client} />
  const onSignedIn = isInPortal ? undefined : goOn
  if (link !== undefined) return <LinkPage key={link} link={link} onSignedIn={onSignedIn} />
  return (
    <FormCard title={t.title} description={t.welcome}>
      <div className={stackStyle}>
        <Slot name="login-before" />
        {/* The session was confirmed while the client was typing. */}
        {client && (
          <Notice
            tone="info"
            urgent
            action={
              <ButtonLink size="small" {...navigation.link('dashboard')}>
                {t.goToDashboard}
              </ButtonLink>
            }
          >
            {t.signedIn({ name: client.name })}
          </Notice>
        )}
        {/* Paper has no form, nor what stands beside one. */}
        <div>
          <LoginForm onSignedIn={onSignedIn} />
        </div>
        <Slot name="login-after" />
      </div>
    </FormCard>
  )
}
