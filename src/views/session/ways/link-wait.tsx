import {
  askForLink,
  leaveLinkWait,
  sessionMessages,
  signInByCode,
  type LinkWait as Wait,
  waysMessages,
} from '../../../core/index'
import { useStore } from '../../host/use-store'
import { useSender } from '../../shared/use-sender'
import { Button } from '../../ui/buttons/button'
import { ShortForm } from '../short-form'
import { CodeField, isSixDigits } from './code-field'
import { othersStyle, Panel } from './panel'
import { SendAgain } from './send-again'
import { tellSignedIn } from './tell-signed-in'

interface LinkWaitProps {
  wait: Wait
  /** Whether it takes the place of a form: a page that is loaded anew leaves the focus alone. */
  takesFocus: boolean
  onSignedIn: (() => void) | undefined
}

/** Waits for the mail: its link opens another tab, and its code is for here. */
export function LinkWait({ wait, takesFocus, onSignedIn }: LinkWaitProps) {
  const t = useStore(waysMessages)
  const { logIn } = useStore(sessionMessages)
  const mail = useSender()
  return (
    <Panel title={t.waitTitle} hint={t.waitHint({ email: wait.email })} takesFocus={takesFocus}>
      <ShortForm
        submit={logIn}
        refusedField="code"
        findProblems={(values) => ({ code: isSixDigits(values('code')) ? undefined : 'missing' })}
        send={async (values, sender) => tellSignedIn(await signInByCode(values('code'), sender), onSignedIn)}
      >
        {(problems, refused) => (
          <CodeField label={t.code} hint={t.codeHint} error={problems.code ? t.codeMissing : refused.code} />
        )}
      </ShortForm>
      <div className={othersStyle}>
        <SendAgain {...mail} sentAt={wait.sentAt} send={(sender) => askForLink(wait.email, sender)} />
        <Button variant="quiet" onClick={leaveLinkWait}>
          {t.otherEmail}
        </Button>
      </div>
    </Panel>
  )
}
