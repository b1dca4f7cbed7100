import { useEffect } from 'react'
import { $departure, $isProfileSettled, $session, warnOnce } from '../../core/index'
import { useReport, useSessionFailure } from '../host/report'
import { SignInLink, useSignInLink } from '../host/sign-in-link'
import { useStore } from '../host/use-store'
import { FormCard, SignedIn, stackStyle } from './form-card'

export interface HostSignInProps {
  title: string
  /** Says where the client does instead what the form is for. */
  hint: string
}

/**
 * Stands for a form where the host signs its clients in (`getToken`): the host's own sign-in takes passwords. Leads there,
 * or says who is signed in.
 */
export function HostSignIn({ title, hint }: HostSignInProps) {
  const session = useStore($session)
  const failure = useSessionFailure()
  const departure = useStore($departure)
  const { href } = useSignInLink()
  const isClosed = session.status === 'signed-out' || session.status === 'expired'
  const isSettled = useStore($isProfileSettled)
  const known = 'client' in session ? session.client : null
  // The host may have given no more of the client than an id.
  const client = known && (known.name || isSettled) ? known : null
  useReport(isClosed ? 'signed-out' : client ? null : 'loading')
  const isLost = isClosed && !href && departure !== 'running'
  useEffect(() => {
    if (isLost) {
      warnOnce(
        'with "getToken", the forms of the sign-in need `routes.login`: the address of your own sign-in.',
      )
    }
  }, [isLost])
  if (client) return <SignedIn title={title} client={client} />
  return (
    <FormCard title={title} description={failure ?? hint}>
      <div className={stackStyle}>{(isClosed || failure) && <SignInLink variant="primary" />}</div>
    </FormCard>
  )
}
