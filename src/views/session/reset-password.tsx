import { useStore } from '@nanostores/react'
import { type FormEvent, useRef, useState } from 'react'
import { type RecoveryResult, recoveryMessages, resetPassword, signInMessages } from '../../core/index'
import { useNavigation } from '../host/navigation'
import { Button, ButtonLink } from '../ui/buttons/button'
import { Link } from '../ui/buttons/link'
import { Notice } from '../ui/feedback/notice'
import { PasswordField } from '../ui/fields/password-field'
import { FormCard } from './form-card'
import { useSubmission } from './use-submission'

export interface ResetPasswordProps {
  /** The client in the mailed link. */
  userId?: string
  /** The link's secret. */
  token?: string
}

/** "Reset Password": sets a new password with what stands in a mailed link. */
export function ResetPassword({ userId, token }: ResetPasswordProps) {
  const t = useStore(recoveryMessages)
  const navigation = useNavigation()
  if (userId && token) return <ResetForm userId={userId} token={token} />
  return (
    <FormCard title={t.resetTitle}>
      <Notice tone="warning">{t.linkIncomplete}</Notice>
      <ButtonLink variant="primary" {...navigation.link('forgotPassword')}>
        {t.askForLink}
      </ButtonLink>
    </FormCard>
  )
}

function ResetForm({ userId, token }: Required<ResetPasswordProps>) {
  const t = useStore(recoveryMessages)
  const signIn = useStore(signInMessages)
  const navigation = useNavigation()
  const { isBusy, result, submit } = useSubmission<RecoveryResult>()
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  async function onFormSubmitted(event: FormEvent) {
    event.preventDefault()
    const password = field.current?.value ?? ''
    setMissing(password === '')
    if (password === '') return field.current?.focus()
    const outcome = await submit(() => resetPassword(userId, token, password))
    if (outcome?.status === 'done' && field.current) field.current.value = ''
  }

  return (
    <FormCard title={t.resetTitle} description={t.resetHint} onSubmit={onFormSubmitted}>
      {result?.status === 'refused' && (
        <Notice tone="danger" action={<Link {...navigation.link('forgotPassword')}>{t.askForLink}</Link>}>
          {result.message}
        </Notice>
      )}
      {result?.status === 'done' && <Notice tone="success">{t.updatedHint}</Notice>}
      <PasswordField
        ref={field}
        label={t.newPassword}
        name="new-password"
        autoComplete="new-password"
        required
        showLabel={signIn.showPassword}
        concealLabel={signIn.hidePassword}
        error={isMissing && t.newPasswordMissing}
      />
      <Button type="submit" variant="primary" busy={isBusy}>
        {t.updatePassword}
      </Button>
      <p>
        <Link {...navigation.link('login')}>{t.backToLogin}</Link>
      </p>
    </FormCard>
  )
}
