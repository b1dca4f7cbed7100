import { useLayoutEffect, useRef } from 'react'
import { type SetUp, secondStepMessages, securityMessages, turnOnSecondStep } from '../../core/index'
import { useStore } from '../host/use-store'
import { CodeField } from '../session/ways/code-field'
import { CopyButton } from '../shared/text/copy-button'
import { coarsePointer } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { OwnForm } from './own-form'
import { buttons, muted } from './part'
import { QrCode } from './qr-code'

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(4),
  justifyItems: 'start',
  inlineSize: '100%',
  maxInlineSize: '26rem',
  '& > form': { inlineSize: '100%' },
})
const topStyle = css({ '&:focus-visible': { outline: 'none' } })
const keyStyle = css({ fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' })
/** The app is on this device: nothing scans its own screen. */
const onPhone = css({
  display: 'none',
  color: token('accent-text'),
  [coarsePointer]: { display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' },
})

export interface SetUpProps {
  kind: 'totp' | 'mail'
  begun: SetUp
  /** Takes the recovery codes. */
  onDone: (codes: readonly string[]) => void
  /** Takes why it has to begin anew: the server says so by a 409. */
  onOver: (why: string) => void
  onLeft: () => void
}

/** Turns the second step on by its first code. */
export function SetUpForm({ kind, begun, onDone, onOver, onLeft }: SetUpProps) {
  const t = useStore(securityMessages)
  const { codeMissing } = useStore(secondStepMessages)
  return (
    <div className={frame}>
      {kind === 'mail' ? <p>{t.mailSent}</p> : <AppKey begun={begun} />}
      <OwnForm
        submit={t.turnOn}
        takesFocus={kind === 'mail'}
        onLeft={onLeft}
        refusedField="code"
        findProblems={(values) => ({ code: values('code').trim() ? undefined : 'missing' })}
        send={async (values, sender) => {
          const codes = await turnOnSecondStep(begun.setUp, values('code'), sender)
          const sending = sender.$sending.get()
          if (codes) onDone(codes)
          else if (sending.status === 'refused' && sending.code === 409) onOver(sending.message)
          return sending
        }}
      >
        {(problems, refused) => (
          <CodeField
            label={kind === 'mail' ? t.mailCode : t.appCode}
            error={problems.code ? codeMissing : refused.code}
          />
        )}
      </OwnForm>
    </div>
  )
}

/** Four letters at a time are easier to type. */
const inGroups = (key: string) => key.replace(/(.{4})(?=.)/g, '$1 ')

function AppKey({ begun: { secret, address } }: Pick<SetUpProps, 'begun'>) {
  const t = useStore(securityMessages)
  const top = useRef<HTMLParagraphElement>(null)
  // The code comes later: the client reads first what to do.
  useLayoutEffect(() => top.current?.focus(), [])
  return (
    <>
      <p ref={top} tabIndex={-1} className={topStyle}>
        {t.scan}
      </p>
      {address && <QrCode text={address} label={t.picture} />}
      <div>
        <p className={muted}>{t.key}</p>
        <p dir="ltr" className={keyStyle}>
          {inGroups(secret)}
        </p>
      </div>
      <div className={buttons}>
        <CopyButton text={secret} />
        {address.startsWith('otpauth://') && (
          <a href={address} className={onPhone}>
            {t.openApp}
          </a>
        )}
      </div>
    </>
  )
}
