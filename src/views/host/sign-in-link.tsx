import {
  $departure,
  $settings,
  commonMessages,
  leadsHere,
  pageUrl,
  rememberReturn,
  retryHost,
  sessionMessages,
} from '../../core/index'
import { Button, ButtonLink } from '../ui/buttons/button'
import { visuallyHidden } from '../ui/visually-hidden'
import { type ScreenLink, useNavigation } from './navigation'
import { useSessionFailure } from './report'
import { useStore } from './use-store'

/**
 * The link to the sign-in, which leads back to this page. Under `getToken` it leads to the host's own sign-in, even from
 * inside a portal. It has no `href` when there is no sign-in to go to, and while a sign-out is under way.
 */
export function useSignInLink(): ScreenLink {
  const { getToken, routes } = useStore($settings)
  const isLeaving = useStore($departure) === 'running'
  const isManaged = getToken !== undefined
  const login = useNavigation(isManaged).link('login')
  if (isManaged) {
    const isAway = routes.login && !leadsHere(routes.login) && !isLeaving
    return isAway ? login : { href: undefined }
  }
  return {
    ...login,
    onClick(event) {
      const { pathname, search, hash } = new URL(pageUrl())
      rememberReturn(`${pathname}${search}${hash}`, 'page')
      login.onClick?.(event)
    },
  }
}

/** The link as a button; nothing without one. Retry in its place, when the host's sign-in has failed. */
export function SignInLink({ variant }: { variant?: 'primary' }) {
  const t = useStore(sessionMessages)
  const { retry } = useStore(commonMessages)
  const link = useSignInLink()
  const failure = useSessionFailure()
  if (failure) {
    return (
      <Button variant={variant} title={failure} onClick={retryHost}>
        {!variant && <span className={visuallyHidden}>{failure} </span>}
        {retry}
      </Button>
    )
  }
  return (
    <ButtonLink variant={variant} {...link}>
      {t.logIn}
    </ButtonLink>
  )
}
