import { useStore } from '@nanostores/react'
import { type FormEvent, useRef, useState } from 'react'
import {
  findSignInProblems,
  type SignInResult,
  sessionMessages,
  signIn,
  signInMessages,
} from '../../core/index'
import { useNavigation } from '../navigation'
import { Button } from '../ui/button'
import { Link } from '../ui/link'
import { Notice } from '../ui/notice'
import { PasswordField } from '../ui/password-field'
import { TextField } from '../ui/text-field'
import { useSubmission } from '../use-submission'
import { ShortForm } from './form-card'

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
