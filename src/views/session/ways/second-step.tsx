import { useEffect, useRef, useState } from 'react'
import {
  canTrustBrowser,
  canUsePasskeys,
  leaveSecondStep,
  type SecondStep,
  secondStepMessages,
  sendStepCode,
  signInByStep,
  stepByPasskey,
  waysMessages,
} from '../../../core/index'
import { useStore } from '../../host/use-store'
import { useSender } from '../../shared/use-sender'
import { Button } from '../../ui/buttons/button'
import { Checkbox } from '../../ui/fields/checkbox'
import { ShortForm } from '../short-form'
import { CodeField } from './code-field'
import { othersStyle, Panel } from './panel'
import { PasskeyButton } from './passkey-button'
import { SendAgain } from './send-again'
import { tellSignedIn } from './tell-signed-in'

export interface SecondStepProps {
  step: SecondStep
  onSignedIn: (() => void) | undefined
}

type Way = SecondStep['ways'][number]

/** The second step of a sign-in, in the place of its form: by the best way that works here, or another one. */
export function SecondStepForm({ step, onSignedIn }: SecondStepProps) {
  const t = useStore(secondStepMessages)
  const { noPasskeys } = useStore(waysMessages)
  const [chosen, setChosen] = useState<Way>()
  const [isTrusted, setTrusted] = useState(false)
  const ways = step.ways.filter((way) => way !== 'passkey' || canUsePasskeys())
  const way = ways.find((each) => each === chosen) ?? ways[0]
  const hints = { totp: t.appHint, mail: t.mailHint, recovery: t.recoveryHint, passkey: t.passkeyHint }
  const others = { totp: t.byApp, mail: t.byMail, recovery: t.byRecovery, passkey: t.byPasskey }
  const { trustDays = 0 } = step
  const trust = trustDays > 0 && canTrustBrowser() && (
    <Checkbox checked={isTrusted} onChange={({ currentTarget }) => setTrusted(currentTarget.checked)}>
      {t.trust(trustDays)}
    </Checkbox>
  )
  return (
    <Panel key={way} title={t.title} hint={way ? hints[way] : noPasskeys}>
      {way === 'passkey' && (
        <>
          {trust}
          <PasskeyButton
            variant="primary"
            send={async (sender) => tellSignedIn(await stepByPasskey(isTrusted, sender), onSignedIn)}
          >
            {t.byPasskey}
          </PasskeyButton>
        </>
      )}
      {way && way !== 'passkey' && (
        <ShortForm
          key={way}
          submit={t.confirm}
          refusedField="code"
          findProblems={(values) => ({ code: values('code').trim() ? undefined : 'missing' })}
          send={async (values, sender) =>
            tellSignedIn(
              await signInByStep({ way, code: codeIn(values('code'), way) }, isTrusted, sender),
              onSignedIn,
            )
          }
        >
          {(problems, refused) => (
            <>
              <CodeField
                label={way === 'recovery' ? t.recoveryCode : t.code}
                error={problems.code ? t.codeMissing : refused.code}
                {...(way === 'recovery' && { inputMode: 'text', autoComplete: 'off' })}
              />
              {trust}
            </>
          )}
        </ShortForm>
      )}
      <div className={othersStyle}>
        {way === 'mail' && <MailedCode sentAt={step.mailedAt} />}
        {ways.map(
          (each) =>
            each !== way && (
              <Button key={each} onClick={() => setChosen(each)}>
                {others[each]}
              </Button>
            ),
        )}
        <Button variant="quiet" onClick={() => leaveSecondStep()}>
          {t.back}
        </Button>
      </div>
    </Panel>
  )
}

/** Blanks don't count in a code of digits: "123 456". */
const codeIn = (text: string, way: Way) => (way === 'recovery' ? text.trim() : text.replace(/\s/g, ''))

/** The first code by mail is on its way as soon as this is shown, unless one is. */
function MailedCode({ sentAt }: { sentAt: number }) {
  const mail = useSender()
  const { sender } = mail
  const isAsked = useRef(sentAt > 0)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void sendStepCode(sender)
  }, [sender])
  return <SendAgain {...mail} sentAt={sentAt} send={sendStepCode} />
}
