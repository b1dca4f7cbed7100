import { askForLink, findEmailProblem, waysMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { css } from '../../ui/style/styles'
import { token } from '../../ui/style/tokens'
import { EmailField } from '../email-field'
import type { SignInFormProps } from '../password-form'
import { ShortForm } from '../short-form'

const hintStyle = css({ color: token('text-muted'), fontSize: token('text-sm') })

/** Asks for a link by mail. */
export function LinkForm({ email, hasPasskeys, takesFocus }: Omit<SignInFormProps, 'onSignedIn'>) {
  const t = useStore(waysMessages)
  return (
    <ShortForm
      submit={t.sendLink}
      takesFocus={takesFocus}
      findProblems={(values) => ({ email: findEmailProblem(values('email')) })}
      send={(values, sender) => askForLink(values('email'), sender)}
    >
      {(problems, refused) => (
        <>
          <EmailField
            problem={problems.email}
            refused={refused.email}
            defaultValue={email}
            hasPasskeys={hasPasskeys}
          />
          <p className={hintStyle}>{t.linkHint}</p>
        </>
      )}
    </ShortForm>
  )
}
