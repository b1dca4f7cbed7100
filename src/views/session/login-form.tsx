import {
  findSignInProblems,
  preparePassword,
  sessionMessages,
  signInMessages,
  signInWithPassword,
} from '../../core/index'
import { useNavigation } from '../host/navigation'
import { usePrepared } from '../host/on-demand'
import { useStore } from '../host/use-store'
import { Link } from '../ui/buttons/link'
import { PasswordField } from '../ui/fields/password-field'
import { coarsePointer } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { token } from '../ui/style/tokens'
import { EmailField } from './email-field'
import { ShortForm } from './short-form'

// It stands below its field: the keys go from field to field, in the order of sight.
const recovery = css({
  marginBlock: '-.5rem',
  fontSize: token('text-sm'),
  textAlign: 'end',
  // So that a press beside it is none on the field.
  [coarsePointer]: { marginBlock: 0 },
})

interface LoginFormProps {
  /** The email address that is filled in at first. */
  email?: string
  onSignedIn?: () => void
}

/** The form with email and password, on the login page and in the dialog after the session has expired. */
export function LoginForm({ email, onSignedIn }: LoginFormProps) {
  const t = useStore(signInMessages)
  const { logIn } = useStore(sessionMessages)
  const navigation = useNavigation()
  usePrepared({ prepare: preparePassword })
  return (
    <ShortForm
      submit={logIn}
      findProblems={(values) => findSignInProblems(values('email'), values('password'))}
      send={async (values, sender) => {
        const outcome = await signInWithPassword(values('email'), values('password'), sender)
        if (outcome.status === 'done') onSignedIn?.()
        return outcome
      }}
    >
      {(problems, refused) => (
        <>
          <EmailField problem={problems.email} refused={refused.email} defaultValue={email} />
          <PasswordField
            label={t.password}
            name="password"
            required
            showLabel={t.showPassword}
            concealLabel={t.hidePassword}
            error={problems.password ? t.passwordMissing : refused.password}
          />
          <p className={recovery}>
            <Link variant="lone" {...navigation.link('forgotPassword')}>
              {t.forgotPassword}
            </Link>
          </p>
        </>
      )}
    </ShortForm>
  )
}
