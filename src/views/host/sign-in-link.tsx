import { useStore } from '@nanostores/react'
import { useContext } from 'react'
import { $settings, pageUrl, rememberReturn, sessionMessages } from '../../core/index'
import { ButtonLink } from '../ui/buttons/button'
import { LocationContext } from './host'
import { useNavigation } from './navigation'

/** A link to the sign-in, which leads back to this page. Renders nothing if the host has its own sign-in. */
export function SignInLink({ variant }: { variant?: 'primary' }) {
  const t = useStore(sessionMessages)
  const { getToken, routes } = useStore($settings)
  const login = useNavigation().link('login')
  const isInPortal = useContext(LocationContext) !== null
  // With `getToken`, the host has its own sign-in. Outside of a portal, its configured login page is linked.
  if (getToken && (routes.login === undefined || isInPortal)) return null
  const onLogin: typeof login.onClick = (event) => {
    const { pathname, search, hash } = new URL(pageUrl())
    rememberReturn(`${pathname}${search}${hash}`, 'page')
    login.onClick?.(event)
  }
  return (
    <ButtonLink variant={variant} href={login.href} onClick={onLogin}>
      {t.logIn}
    </ButtonLink>
  )
}
