import { lazy, Suspense } from 'react'
import { loadSignInDialog } from '../hold'

const SignInDialog = lazy(() => loadSignInDialog().then((module) => ({ default: module.SignInDialog })))

/** The sign-in over what an expired session leaves on screen. */
export function SignInAgain() {
  return (
    <Suspense fallback={null}>
      <SignInDialog />
    </Suspense>
  )
}
