import { useState } from 'react'
import { $settings, recoveryMessages, resetPassword, sessionMessages, signInMessages } from '../../core/index'
import { useNavigation } from '../host/navigation'
import { useStore } from '../host/use-store'
import { ButtonLink } from '../ui/buttons/button'
import { Link } from '../ui/buttons/link'
import { Notice } from '../ui/feedback/notice'
import { PasswordField } from '../ui/fields/password-field'
import { FormCard, stackStyle } from './form-card'
import { HostSignIn } from './host-sign-in'
import { ShortForm } from './short-form'

interface ResetPasswordProps {
  /** The client's id from the mailed link. */
  userId?: string
  /** The secret token from the mailed link. */
  token?: string
}

export function ResetPassword({ userId, token }: ResetPasswordProps) {
  const t = useStore(recoveryMessages)
  const { passwordElsewhere } = useStore(signInMessages)
  const navigation = useNavigation()
  if (useStore($settings).getToken) return <HostSignIn title={t.resetTitle} hint={passwordElsewhere} />
  if (userId && token) return <ResetForm userId={userId} token={token} />
  return (
    <FormCard title={t.resetTitle}>
      <div className={stackStyle}>
        <Notice tone="warning">{t.linkIncomplete}</Notice>
        <ButtonLink variant="primary" {...navigation.link('forgotPassword')}>
          {t.askForLink}
        </ButtonLink>
      </div>
    </FormCard>
  )
}

/** Whether a new link may help: neither against a password that is not taken (422), nor where the server has no time. */
const isOfLink = (code: number) => code >= 400 && code < 500 && ![413, 422, 429].includes(code)

function ResetForm({ userId, token }: Required<ResetPasswordProps>) {
  const t = useStore(recoveryMessages)
  const signIn = useStore(signInMessages)
  const { logIn } = useStore(sessionMessages)
  const navigation = useNavigation()
  const [isSet, setSet] = useState(false)
  return (
    <FormCard title={t.resetTitle} description={isSet ? undefined : t.resetHint}>
      <ShortForm
        submit={t.updatePassword}
        doneText={t.updatedHint}
        findProblems={(values) => ({ password: values('password') ? undefined : 'missing' })}
        send={async (values, sender) => {
          const answer = await resetPassword(userId, token, values('password'), sender)
          setSet(answer.status === 'done')
          return answer
        }}
        doneAction={
          <ButtonLink variant="primary" {...navigation.link('login')}>
            {logIn}
          </ButtonLink>
        }
        refusedAction={(code) =>
          isOfLink(code) && (
            <Link roomy {...navigation.link('forgotPassword')}>
              {t.askForLink}
            </Link>
          )
        }
        footer={
          <Link roomy {...navigation.link('login')}>
            {t.backToLogin}
          </Link>
        }
      >
        {(problems, refused) => (
          <PasswordField
            label={t.newPassword}
            hint={t.newPasswordHint}
            name="password"
            autoComplete="new-password"
            required
            showLabel={signIn.showPassword}
            concealLabel={signIn.hidePassword}
            error={problems.password ? t.newPasswordMissing : refused.password}
          />
        )}
      </ShortForm>
    </FormCard>
  )
}
