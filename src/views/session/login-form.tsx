import { useStore } from '@nanostores/react'
import { type FormEvent, useRef, useState } from 'react'
import {
  findSignInProblems,
  type SignInResult,
  sessionMessages,
  signIn,
  signInMessages,
} from '../../core/index'
import { useNavigation } from '../host/navigation'
import { Button } from '../ui/buttons/button'
import { Link } from '../ui/buttons/link'
import { Notice } from '../ui/feedback/notice'
import { PasswordField } from '../ui/fields/password-field'
import { TextField } from '../ui/fields/text-field'
import { ShortForm } from './form-card'
import { useSubmission } from './use-submission'

/** Email and password, on the login page and over a form whose session has expired. */
export function LoginForm({ onSignedIn }: { onSignedIn?: () => void }) {
  const t = useStore(signInMessages)
  const { logIn } = useStore(sessionMessages)
  const navigation = useNavigation()
  const { isBusy, result, submit } = useSubmission<SignInResult>()
  const [problems, setProblems] = useState<Partial<ReturnType<typeof findSignInProblems>>>({})
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)

  async function onFormSubmitted(event: FormEvent) {
    event.preventDefault()
    const email = emailField.current?.value ?? ''
    const password = passwordField.current?.value ?? ''
    const found = findSignInProblems(email, password)
    setProblems(found)
    if (found.email) return emailField.current?.focus()
    if (found.password) return passwordField.current?.focus()
    const outcome = await submit(() => signIn(email, password))
    if (outcome?.status === 'signed-in') onSignedIn?.()
  }

  return (
    <ShortForm onSubmit={onFormSubmitted}>
      {result?.status === 'refused' && <Notice tone="danger">{result.message}</Notice>}
      <TextField
        ref={emailField}
        label={t.email}
        type="email"
        name="email"
        autoComplete="username"
        required
        error={problems.email && (problems.email === 'missing' ? t.emailMissing : t.emailWrong)}
      />
      <PasswordField
        ref={passwordField}
        label={t.password}
        name="password"
        required
        showLabel={t.showPassword}
        concealLabel={t.hidePassword}
        error={problems.password && t.passwordMissing}
        note={<Link {...navigation.link('forgotPassword')}>{t.forgotPassword}</Link>}
      />
      <Button type="submit" variant="primary" busy={isBusy}>
        {logIn}
      </Button>
    </ShortForm>
  )
}
