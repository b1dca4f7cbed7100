import { useState } from 'react'
import { $secondStep, $signInWays, $stepOver } from '../../core/index'
import { onDemand } from '../host/on-demand'
import { useStore } from '../host/use-store'
import { Notice } from '../ui/feedback/notice'
import { SkeletonLines } from '../ui/feedback/skeleton'
import { stackStyle } from './form-card'
import { PasswordForm, type SignInFormProps } from './password-form'
import type { SecondStepProps } from './ways/second-step'

/** Where the host names other ways than the password. */
const Ways = onDemand(
  () => import('./ways/ways'),
  ({ Ways }, props: SignInFormProps) => <Ways {...props} />,
  () => <SkeletonLines lines={4} />,
)

/** Where the server asks for one. */
const SecondStepForm = onDemand(
  () => import('./ways/second-step'),
  ({ SecondStepForm }, props: SecondStepProps) => <SecondStepForm {...props} />,
  () => <SkeletonLines lines={4} />,
)

/** The ways to sign in, on the login page and in the dialog after the session has expired. */
export function LoginForm({ email, onSignedIn }: Pick<SignInFormProps, 'email' | 'onSignedIn'>) {
  const ways = useStore($signInWays)
  const step = useStore($secondStep)
  const over = useStore($stepOver)
  // Who comes back from the second step finds the address that was typed.
  const [known, setKnown] = useState(email)
  if (step?.email && step.email !== known) setKnown(step.email)
  if (step) return <SecondStepForm step={step} onSignedIn={onSignedIn} />
  const Form = ways.join() === 'password' ? PasswordForm : Ways
  if (!over) return <Form email={known} onSignedIn={onSignedIn} />
  return (
    <div className={stackStyle}>
      <Notice tone="danger">{over}</Notice>
      <Form email={known} onSignedIn={onSignedIn} />
    </div>
  )
}
