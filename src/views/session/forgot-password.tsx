import {
  $settings,
  findEmailProblem,
  recoveryMessages,
  sendResetEmail,
  signInMessages,
} from '../../core/index'
import { useNavigation } from '../host/navigation'
import { useStore } from '../host/use-store'
import { Link } from '../ui/buttons/link'
import { EmailField } from './email-field'
import { FormCard } from './form-card'
import { HostSignIn } from './host-sign-in'
import { ShortForm } from './short-form'

export function ForgotPassword() {
  const t = useStore(recoveryMessages)
  const { passwordElsewhere } = useStore(signInMessages)
  const navigation = useNavigation()
  if (useStore($settings).getToken) return <HostSignIn title={t.forgotTitle} hint={passwordElsewhere} />
  return (
    <FormCard title={t.forgotTitle} description={t.forgotHint}>
      <ShortForm
        submit={t.sendEmail}
        doneText={t.sentHint}
        findProblems={(values) => ({ email: findEmailProblem(values('email')) })}
        send={(values, sender) => sendResetEmail(values('email'), sender)}
        footer={
          <Link roomy {...navigation.link('login')}>
            {t.backToLogin}
          </Link>
        }
      >
        {(problems, refused) => <EmailField problem={problems.email} refused={refused.email} />}
      </ShortForm>
    </FormCard>
  )
}
