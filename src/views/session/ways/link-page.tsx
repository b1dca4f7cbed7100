import { type ReactNode, useState } from 'react'
import {
  $secondStep,
  isAskedHere,
  type MailedLink,
  readLink,
  recoveryMessages,
  sessionMessages,
  signInByLink,
  signInMessages,
  waysMessages,
} from '../../../core/index'
import { useStore } from '../../host/use-store'
import { CopyButton } from '../../shared/text/copy-button'
import { Button } from '../../ui/buttons/button'
import { Notice } from '../../ui/feedback/notice'
import { css } from '../../ui/style/styles'
import { token } from '../../ui/style/tokens'
import { FormCard, stackStyle } from '../form-card'
import { LoginForm } from '../login-form'
import { ShortForm } from '../short-form'
import { tellSignedIn } from './tell-signed-in'

const codeStyle = css({
  fontSize: token('text-2xl'),
  fontWeight: token('weight-bold'),
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '.15em',
  textAlign: 'center',
})

export interface LinkPageProps {
  /** What stands behind the `#` of the mailed link. */
  link: string
  onSignedIn: (() => void) | undefined
}

/**
 * The page of a mailed link. Scanners of mails open links, too: looking at the page uses nothing up. In another browser than the one
 * that has asked, it signs nobody in: somebody else may have asked, and sent the link on.
 */
export function LinkPage({ link, onSignedIn }: LinkPageProps) {
  const t = useStore(waysMessages)
  const { linkIncomplete, askForLink } = useStore(recoveryMessages)
  const { title, welcome } = useStore(signInMessages)
  const step = useStore($secondStep)
  const [mailed] = useState(() => readLink(link))
  // It is known no more once it is used.
  const [isOurs] = useState(() => mailed !== null && isAskedHere(mailed))
  const [isLeft, setLeft] = useState(false)
  // The link is used up.
  if (step && !isLeft) setLeft(true)
  if (isLeft)
    return (
      <FormCard title={title} description={welcome}>
        <LoginForm takesFocus onSignedIn={onSignedIn} />
      </FormCard>
    )
  const askAnew = <Button onClick={() => setLeft(true)}>{askForLink}</Button>
  if (mailed && isOurs)
    return (
      <FormCard title={title} description={t.linkHere}>
        <UseLink mailed={mailed} onSignedIn={onSignedIn} askAnew={askAnew} />
      </FormCard>
    )
  return (
    <FormCard title={title}>
      <div className={stackStyle}>
        {mailed ? (
          <>
            <p>{t.linkElsewhere}</p>
            <p dir="ltr" className={codeStyle}>
              {mailed.code}
            </p>
            <CopyButton text={mailed.code} />
            <p>{t.notAsked}</p>
            <Button onClick={() => setLeft(true)}>{t.logInHere}</Button>
          </>
        ) : (
          <>
            <Notice tone="warning">{linkIncomplete}</Notice>
            {askAnew}
          </>
        )}
      </div>
    </FormCard>
  )
}

interface UseLinkProps extends Pick<LinkPageProps, 'onSignedIn'> {
  mailed: MailedLink
  /** What helps where the link does not count any more. */
  askAnew: ReactNode
}

function UseLink({ mailed, onSignedIn, askAnew }: UseLinkProps) {
  const { logIn } = useStore(sessionMessages)
  return (
    <ShortForm
      submit={logIn}
      findProblems={() => ({})}
      send={async (_, sender) => tellSignedIn(await signInByLink(mailed, sender), onSignedIn)}
      refusedAction={(code) => code !== 0 && code < 500 && askAnew}
    >
      {() => null}
    </ShortForm>
  )
}
