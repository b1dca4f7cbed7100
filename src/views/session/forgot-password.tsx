import { useStore } from '@nanostores/react'
import { type FormEvent, useRef, useState } from 'react'
import {
  findEmailProblem,
  type RecoveryResult,
  recoveryMessages,
  sendResetEmail,
  signInMessages,
} from '../../core/index'
import { useNavigation } from '../host/navigation'
import { Button } from '../ui/buttons/button'
import { Link } from '../ui/buttons/link'
import { Notice } from '../ui/feedback/notice'
import { TextField } from '../ui/fields/text-field'
import { FormCard } from './form-card'
import { useSubmission } from './use-submission'

/** "Forgot password?": has a reset link sent to an email address. */
export function ForgotPassword() {
  const t = useStore(recoveryMessages)
  const signIn = useStore(signInMessages)
  const navigation = useNavigation()
  const { isBusy, result, submit } = useSubmission<RecoveryResult>()
  const [problem, setProblem] = useState<ReturnType<typeof findEmailProblem>>()
  const field = useRef<HTMLInputElement>(null)

  async function onFormSubmitted(event: FormEvent) {
    event.preventDefault()
    const email = field.current?.value ?? ''
    const found = findEmailProblem(email)
    setProblem(found)
    if (found) return field.current?.focus()
    const outcome = await submit(() => sendResetEmail(email))
    if (outcome?.status === 'done' && field.current) field.current.value = ''
  }

  return (
    <FormCard title={t.forgotTitle} description={t.forgotHint} onSubmit={onFormSubmitted}>
      {result?.status === 'refused' && <Notice tone="danger">{result.message}</Notice>}
      {result?.status === 'done' && <Notice tone="success">{t.sentHint}</Notice>}
      <TextField
        ref={field}
        label={signIn.email}
        type="email"
        name="email"
        autoComplete="username"
        required
        error={problem && (problem === 'missing' ? signIn.emailMissing : signIn.emailWrong)}
      />
      <Button type="submit" variant="primary" busy={isBusy}>
        {t.sendEmail}
      </Button>
      <p>
        <Link {...navigation.link('login')}>{t.backToLogin}</Link>
      </p>
    </FormCard>
  )
}
