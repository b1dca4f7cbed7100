import { useState } from 'react'
import { $secondStep, $signInWays, $stepOver } from '../../core/index'
import { onDemand } from '../host/on-demand'
import { useStore } from '../host/use-store'
import { Notice } from '../ui/feedback/notice'
import { SkeletonLines } from '../ui/feedback/skeleton'
import { stackStyle } from './form-card'
import { PasswordForm, type SignInFormProps } from './password-form'
import type { SecondStepProps } from './ways/second-step'
import type { WaysProps } from './ways/ways'

/** Where the host names other ways than the password. */
const Ways = onDemand(
  () => import('./ways/ways'),
  ({ Ways }, props: WaysProps) => <Ways {...props} />,
  () => <SkeletonLines lines={4} />,
)

/** Where the server asks for one. */
const SecondStepForm = onDemand(
  () => import('./ways/second-step'),
  ({ SecondStepForm }, props: SecondStepProps) => <SecondStepForm {...props} />,
  () => <SkeletonLines lines={4} />,
)

/** The ways to sign in, on the login page and in the dialog after the session has expired. */
export function LoginForm({ email, takesFocus, onSignedIn }: Omit<SignInFormProps, 'hasPasskeys'>) {
  const ways = useStore($signInWays)
  const step = useStore($secondStep)
  const over = useStore($stepOver)
  // Who comes back from the second step finds the form as it was left, with the address, and the focus in it.
  const [left, setLeft] = useState(step)
  if (step && step !== left) setLeft(step)
  if (step) return <SecondStepForm step={step} onSignedIn={onSignedIn} />
  const form = {
    email: left?.email || email,
    takesFocus: takesFocus || left !== null,
    onSignedIn,
  }
  return (
    <div className={stackStyle}>
      {over && <Notice tone="danger">{over}</Notice>}
      {ways.join() === 'password' ? <PasswordForm {...form} /> : <Ways {...form} first={left?.way} />}
    </div>
  )
}
