import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  $linkWait,
  $signInWays,
  canUsePasskeys,
  createSender,
  offerInField,
  onIdle,
  signInByPasskey,
  stopAll,
  waysMessages,
} from '../../../core/index'
import { useStore } from '../../host/use-store'
import { Button } from '../../ui/buttons/button'
import { Notice } from '../../ui/feedback/notice'
import { css } from '../../ui/style/styles'
import { hairline, space, token } from '../../ui/style/tokens'
import { PasswordForm, type SignInFormProps } from '../password-form'
import { LinkForm } from './link-form'
import { LinkWait } from './link-wait'
import { PasskeyButton } from './passkey-button'
import { tellSignedIn } from './tell-signed-in'

const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(3) })
const orStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  color: token('text-muted'),
  fontSize: token('text-sm'),
  '&::before,&::after': { content: '""', flex: 1, borderBlockStart: hairline() },
})

const forms = { password: PasswordForm, link: LinkForm }
type FormWay = keyof typeof forms

/** Seconds from the first drawing until passkeys are offered in the field. */
const calm = 1

export interface WaysProps extends Omit<SignInFormProps, 'hasPasskeys'> {
  /** The form to begin with; by default the host's first. */
  first?: FormWay | null | undefined
}

/** The ways that the host names, in their order: the first form, and buttons to the others. */
export function Ways({ email, takesFocus, first, onSignedIn }: WaysProps) {
  const t = useStore(waysMessages)
  const ways = useStore($signInWays)
  const wait = useStore($linkWait)
  const [hasPasskeys] = useState(() => canUsePasskeys() && ways.includes('passkey'))
  const [chosen, setChosen] = useState(first)
  const [typed, setTyped] = useState(email)
  const all = useRef<HTMLDivElement>(null)
  const own = ways.filter((way) => way !== 'passkey')
  const way = own.find((each) => each === chosen) ?? own[0]
  useOffer(hasPasskeys && way !== undefined && !wait, onSignedIn)
  // A page that is loaded anew leaves the focus alone. What takes the place of another one takes the focus: what was pressed is gone.
  const shown = wait ? 'wait' : way
  const [shownFirst] = useState(shown)
  const [isMoved, setMoved] = useState(takesFocus === true)
  if (shown !== shownFirst && !isMoved) setMoved(true)

  function choose(next: FormWay) {
    setTyped(all.current?.querySelector<HTMLInputElement>('[name=email]')?.value)
    setChosen(next)
  }

  if (wait && ways.includes('link'))
    return <LinkWait wait={wait} takesFocus={isMoved} onSignedIn={onSignedIn} />
  const Form = way && forms[way]
  const others = { password: t.byPassword, link: t.byLink }
  const passkey = hasPasskeys && (
    <PasskeyButton
      variant={Form ? 'secondary' : 'primary'}
      send={async (sender) => tellSignedIn(await signInByPasskey(sender), onSignedIn)}
    >
      {t.byPasskey}
    </PasskeyButton>
  )
  const isPasskeyFirst = ways[0] === 'passkey'
  return (
    <div ref={all} className={frame}>
      {!Form && !hasPasskeys && <Notice tone="warning">{t.noPasskeys}</Notice>}
      {isPasskeyFirst && passkey}
      {isPasskeyFirst && passkey && Form && <Or />}
      {Form && (
        <Form
          key={way}
          email={typed}
          takesFocus={isMoved}
          onSignedIn={onSignedIn}
          hasPasskeys={hasPasskeys}
        />
      )}
      {Form && !isPasskeyFirst && (own.length > 1 || hasPasskeys) && <Or />}
      {own.map(
        (each) =>
          each !== way && (
            <Button key={each} onClick={() => choose(each)}>
              {others[each]}
            </Button>
          ),
      )}
      {!isPasskeyFirst && passkey}
    </div>
  )
}

const Or = () => <p className={orStyle}>{useStore(waysMessages).or}</p>

/** Offers passkeys in the e-mail field, when the browser is idle. */
function useOffer(isWanted: boolean, onSignedIn: (() => void) | undefined): void {
  const latest = useRef(onSignedIn)
  useLayoutEffect(() => {
    latest.current = onSignedIn
  })
  useEffect(() => {
    if (!isWanted) return
    let stop = () => {}
    const begin = () => {
      stop = offerInField(createSender(), () => latest.current?.())
    }
    return stopAll([onIdle(calm, begin), () => stop()])
  }, [isWanted])
}
