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
import { tellSignedIn } from './ways/tell-signed-in'

// It stands below its field: the keys go from field to field, in the order of sight.
const recovery = css({
  marginBlock: '-.5rem',
  fontSize: token('text-sm'),
  textAlign: 'end',
  // So that a press beside it is none on the field.
  [coarsePointer]: { marginBlock: 0 },
})

export interface SignInFormProps {
  /** The email address that is filled in at first. */
  email?: string | undefined
  onSignedIn?: (() => void) | undefined
  /** Whether the browser offers passkeys in the e-mail field, too. */
  hasPasskeys?: boolean
  /** Whether it takes the place of what the client has pressed. */
  takesFocus?: boolean | undefined
}

/** The form with email and password. */
export function PasswordForm({ email, onSignedIn, hasPasskeys, takesFocus }: SignInFormProps) {
  const t = useStore(signInMessages)
  const { logIn } = useStore(sessionMessages)
  const navigation = useNavigation()
  usePrepared({ prepare: preparePassword })
  return (
    <ShortForm
      submit={logIn}
      takesFocus={takesFocus}
      findProblems={(values) => findSignInProblems(values('email'), values('password'))}
      send={async (values, sender) =>
        tellSignedIn(await signInWithPassword(values('email'), values('password'), sender), onSignedIn)
      }
    >
      {(problems, refused) => (
        <>
          <EmailField
            problem={problems.email}
            refused={refused.email}
            defaultValue={email}
            hasPasskeys={hasPasskeys}
          />
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
