import { useEffect, useState } from 'react'
import {
  $count,
  askForLink,
  leaveLinkWait,
  sessionMessages,
  signInByCode,
  type LinkWait as Wait,
  waysMessages,
} from '../../../core/index'
import { useStore } from '../../host/use-store'
import { SlowNotice } from '../../shared/slow-notice'
import { useSender } from '../../shared/use-sender'
import { Button } from '../../ui/buttons/button'
import { Notice } from '../../ui/feedback/notice'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { ShortForm } from '../short-form'
import { CodeField, isSixDigits } from './code-field'
import { othersStyle, Panel } from './panel'
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
        <SendAgain wait={wait} />
        <Button variant="quiet" onClick={leaveLinkWait}>
          {t.otherEmail}
        </Button>
      </div>
    </Panel>
  )
}

/** Between two mails, in seconds. */
const pause = 60

function SendAgain({ wait }: { wait: Wait }) {
  const t = useStore(waysMessages)
  const count = useStore($count)
  const { sender, sending } = useSender()
  const left = useSecondsUntil(wait.sentAt + pause * 1000)
  return (
    <>
      {sending.status === 'refused' && <Notice tone="danger">{sending.message}</Notice>}
      <Button
        disabled={left > 0}
        busy={sending.status === 'running'}
        onClick={() => void askForLink(wait.email, sender)}
      >
        {left > 0 ? t.sendAgainIn({ seconds: count(left) }) : t.sendAgain}
      </Button>
      {/* Nobody hears each second, only that the wait is over. */}
      <VisuallyHidden>
        <span role="status">{left > 0 ? '' : t.canSendAgain}</span>
      </VisuallyHidden>
      {sending.status === 'running' && sending.slow && <SlowNotice onCancel={sender.cancel} />}
    </>
  )
}

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000))

function useSecondsUntil(time: number): number {
  const [left, setLeft] = useState(() => secondsUntil(time))
  useEffect(() => {
    setLeft(secondsUntil(time))
    const timer = setInterval(() => {
      const next = secondsUntil(time)
      setLeft(next)
      if (next === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [time])
  return left
}
