import { useStore } from '@nanostores/react'
import { useContext } from 'react'
import { $settings, pageUrl, rememberReturn, sessionMessages } from '../../core/index'
import { ButtonLink } from '../ui/buttons/button'
import { LocationContext } from './host'
import { useNavigation } from './navigation'

/** The way to the sign-in, and back to this page; nothing where the host signs its clients in elsewhere. */
export function SignInLink({ variant }: { variant?: 'primary' }) {
  const t = useStore(sessionMessages)
  const { getToken, routes } = useStore($settings)
  const login = useNavigation().link('login')
  const isInPortal = useContext(LocationContext) !== null
  // A host that signs its clients in has its own way to do so, unless it named one.
  if (getToken && (routes.login === undefined || isInPortal)) return null
  const onLogin: typeof login.onClick = (event) => {
    const { pathname, search, hash } = new URL(pageUrl())
    rememberReturn(`${pathname}${search}${hash}`, 'page')
    login.onClick(event)
  }
  return (
    <ButtonLink variant={variant} href={login.href} onClick={onLogin}>
      {t.logIn}
    </ButtonLink>
  )
}
