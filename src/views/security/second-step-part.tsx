import { useRef, useState } from 'react'
import {
  beginSecondStep,
  renewRecoveryCodes,
  type Security,
  type SetUp,
  securityMessages,
  turnOffSecondStep,
} from '../../core/index'
import { onDemand } from '../host/on-demand'
import { useStore } from '../host/use-store'
import { useSender } from '../shared/use-sender'
import { Badge } from '../ui/badge'
import { Button } from '../ui/buttons/button'
import { Notice } from '../ui/feedback/notice'
import { SkeletonLines } from '../ui/feedback/skeleton'
import { buttons, muted, Part } from './part'
import type { RecoveryCodesProps } from './recovery-codes'
import type { SetUpProps } from './set-up'

const SetUpForm = onDemand(
  () => import('./set-up'),
  ({ SetUpForm }, props: SetUpProps) => <SetUpForm {...props} />,
  () => <SkeletonLines lines={4} />,
)
const RecoveryCodes = onDemand(
  () => import('./recovery-codes'),
  ({ RecoveryCodes }, props: RecoveryCodesProps) => <RecoveryCodes {...props} />,
  () => <SkeletonLines lines={4} />,
)

type Kind = 'totp' | 'mail'

/** What is under way: nothing else of this part is shown then. */
type Doing = { is: 'set-up'; kind: Kind; begun: SetUp } | { is: 'codes'; codes: readonly string[] } | null

/** @param step None while it is not known. */
export function SecondStepPart({ step }: { step: Security['secondStep'] }) {
  const t = useStore(securityMessages)
  const { sender, sending } = useSender()
  const [doing, setDoing] = useState<Doing>(null)
  const [over, setOver] = useState('')
  const isBusy = sending.status === 'running'
  const top = useRef<HTMLSpanElement>(null)
  const { kind, recoveryCodes, isRequired } = step ?? {}
  const isOn = kind === 'totp' || kind === 'mail'
  async function onKindChosen(next: Kind) {
    setOver('')
    const begun = await beginSecondStep(next, sender)
    if (begun) setDoing({ is: 'set-up', kind: next, begun })
  }
  async function onCodesWanted() {
    const codes = await renewRecoveryCodes(sender)
    if (codes) setDoing({ is: 'codes', codes })
  }
  const show = (codes: readonly string[]) => setDoing({ is: 'codes', codes })
  async function onTurnOffClicked() {
    if (await turnOffSecondStep(sender)) top.current?.focus()
  }
  function leave(why = '') {
    setOver(why)
    setDoing(null)
    top.current?.focus()
  }
  if (doing) {
    return (
      <Part title={t.secondStep} top={top} hint={t.secondStepHint}>
        {doing.is === 'codes' ? (
          <RecoveryCodes codes={doing.codes} onKept={() => leave()} />
        ) : (
          <SetUpForm
            kind={doing.kind}
            begun={doing.begun}
            onDone={show}
            onOver={leave}
            onLeft={() => leave()}
          />
        )}
      </Part>
    )
  }
  if (!step) {
    return (
      <Part title={t.secondStep} top={top} hint={t.secondStepHint}>
        <SkeletonLines lines={2} />
      </Part>
    )
  }
  return (
    <Part title={t.secondStep} top={top} hint={t.secondStepHint}>
      {over && <Notice tone="danger">{over}</Notice>}
      <div>
        <Badge tone={isOn ? 'green' : 'neutral'}>
          {kind === 'totp' ? t.stepByApp : kind === 'mail' ? t.stepByMail : t.stepOff}
        </Badge>
        {isRequired && <p className={muted}>{t.stepRequired}</p>}
        {isOn && recoveryCodes !== undefined && <p className={muted}>{t.codesLeft(recoveryCodes)}</p>}
      </div>
      <div className={buttons}>
        {kind !== 'totp' && (
          <Button disabled={isBusy} onClick={() => void onKindChosen('totp')}>
            {t.useApp}
          </Button>
        )}
        {kind !== 'mail' && (
          <Button disabled={isBusy} onClick={() => void onKindChosen('mail')}>
            {t.useMail}
          </Button>
        )}
        {isOn && (
          <Button disabled={isBusy} onClick={() => void onCodesWanted()}>
            {t.newCodes}
          </Button>
        )}
        {isOn && (
          <Button disabled={isBusy} onClick={() => void onTurnOffClicked()}>
            {t.turnOff}
          </Button>
        )}
      </div>
    </Part>
  )
}
