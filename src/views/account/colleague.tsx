import { type ReactNode, useRef, useState } from 'react'
import {
  $format,
  $roleTexts,
  type Colleagues,
  changeColleague,
  colleaguesMessages,
  commonMessages,
  inviteColleague,
  removeColleague,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { Row } from '../security/part'
import { useSender } from '../shared/use-sender'
import { Badge } from '../ui/badge'
import { Button } from '../ui/buttons/button'
import { PassingButton } from '../ui/buttons/passing-button'
import { Notice } from '../ui/feedback/notice'
import { Select } from '../ui/fields/select'
import { Dialog } from '../ui/overlays/dialog'
import { css } from '../ui/style/styles'
import { besideField } from '../ui/style/target'
import { space, token } from '../ui/style/tokens'

const acts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  // As high as the field beside them.
  '&& [part~=button]': { minBlockSize: token('field-height') },
  ...besideField,
})

interface ColleagueProps {
  person: Colleagues['people'][number]
  roles: Colleagues['roles']
  canInvite: boolean
  canChange: boolean
  canRemove: boolean
  /** The row is gone then. */
  onRemoved: () => void
}

interface QuestionProps {
  open: boolean
  title: string
  answer: string
  onAnswered: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before what can't be taken back, or lets somebody do more. The focus is on "Cancel" first. */
function Question({ open, title, answer, onAnswered, onClose, children }: QuestionProps) {
  const { cancel, close } = useStore(commonMessages)
  return (
    <Dialog
      open={open}
      title={title}
      closeLabel={close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" onClick={onAnswered}>
            {answer}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  )
}

/** A person, and what one who may changes of it. */
export function Colleague({ person, roles, canInvite, canChange, canRemove, onRemoved }: ColleagueProps) {
  const t = useStore(colleaguesMessages)
  const { cancel } = useStore(commonMessages)
  const format = useStore($format)
  const textsOf = useStore($roleTexts)
  const { sender, sending } = useSender()
  const [doing, setDoing] = useState<'asking' | 'removing' | 'inviting' | 'granting'>()
  const { id, name, email, role, isYou, isOwner, invitedAt } = person
  const change = useSender()
  const isChanging = change.sending.status === 'running'
  /** The role that is chosen and not saved. */
  const [picked, setPicked] = useState<string>()
  const select = useRef<HTMLSelectElement>(null)
  const rankOf = (wanted: string | undefined) => roles.findIndex((one) => one.id === wanted)
  const known = roles[rankOf(role)]
  const next = picked === role ? undefined : roles[rankOf(picked)]
  // The last is the one that may do least.
  const isMore = next !== undefined && rankOf(next.id) < rankOf(role)
  const isBusy = sending.status === 'running'
  // Nobody locks oneself out by a slip.
  const isChangeable = canChange && !isYou && known !== undefined
  async function run(what: 'removing' | 'inviting', act: () => Promise<boolean>) {
    setDoing(what)
    const isDone = await act()
    setDoing(undefined)
    return isDone
  }
  async function onRemoveConfirmed() {
    if (await run('removing', () => removeColleague(person, sender))) onRemoved()
  }
  async function save() {
    setDoing(undefined)
    if (!next || !(await changeColleague(id, next.id, change.sender))) return
    setPicked((latest) => (latest === next.id ? undefined : latest))
  }
  function leave() {
    setPicked(undefined)
    change.sender.cancel()
  }
  return (
    <Row
      name={
        <>
          <bdi>{name || email}</bdi>
          {isYou && <Badge tone="neutral">{t.you}</Badge>}
        </>
      }
      facts={[
        ...(name ? [<bdi key="email">{email}</bdi>] : []),
        ...(known && !isChangeable ? [textsOf(known).name] : []),
        ...(isOwner && !isYou ? [t.owner] : []),
        ...(invitedAt ? [t.invited({ date: format.date(invitedAt) })] : []),
      ]}
      action={
        <div className={acts}>
          {isChangeable && (
            <Select
              label={t.roleOf({ name })}
              labelHidden
              value={next?.id ?? role}
              ref={select}
              options={roles.map((one) => ({ value: one.id, label: textsOf(one).name }))}
              error={change.sending.status === 'refused' ? change.sending.message : undefined}
              onChange={({ currentTarget: { value } }) => setPicked(value)}
            />
          )}
          {isChangeable && next && (
            <>
              <PassingButton
                size="small"
                variant="primary"
                busy={isChanging}
                next={() => select.current}
                onClick={() => (isMore ? setDoing('granting') : void save())}
              >
                {t.save}
              </PassingButton>
              {!isChanging && (
                <PassingButton size="small" variant="quiet" next={() => select.current} onClick={leave}>
                  {cancel}
                </PassingButton>
              )}
            </>
          )}
          {canInvite && invitedAt && (
            <Button
              size="small"
              aria-label={t.againTo({ name })}
              busy={isBusy && doing === 'inviting'}
              onClick={() => void run('inviting', () => inviteColleague({ name, email, role }, sender))}
            >
              {t.again}
            </Button>
          )}
          {canRemove && !isYou && !isOwner && (
            <Button size="small" aria-label={t.removeNamed({ name })} onClick={() => setDoing('asking')}>
              {t.remove}
            </Button>
          )}
          {sending.status === 'refused' && (
            <Notice tone="danger">
              <bdi>{sending.message}</bdi>
            </Notice>
          )}
          <Question
            open={doing === 'asking'}
            title={t.removeTitle({ name })}
            answer={t.remove}
            onAnswered={() => void onRemoveConfirmed()}
            onClose={() => setDoing(undefined)}
          >
            {t.removeHint}
          </Question>
          <Question
            open={doing === 'granting'}
            title={t.moreTitle({ name: name || email })}
            answer={t.save}
            onAnswered={() => void save()}
            onClose={() => setDoing(undefined)}
          >
            {next && [textsOf(next).name, textsOf(next).text].filter(Boolean).join(': ')}
          </Question>
        </div>
      }
    />
  )
}
