import { useState } from 'react'
import {
  $format,
  $roleTexts,
  type Colleagues,
  changeColleague,
  colleaguesMessages,
  commonMessages,
  createChooser,
  inviteColleague,
  removeColleague,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { buttons, Row } from '../security/part'
import { useSender } from '../shared/use-sender'
import { Badge } from '../ui/badge'
import { Button } from '../ui/buttons/button'
import { Notice } from '../ui/feedback/notice'
import { Select } from '../ui/fields/select'
import { Dialog } from '../ui/overlays/dialog'
import { css } from '../ui/style/styles'
import { besideField } from '../ui/style/target'
import { space } from '../ui/style/tokens'

const acts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2), ...besideField })
const stack = css({ display: 'grid', gap: space(4) })

interface ColleagueProps {
  person: Colleagues['people'][number]
  roles: Colleagues['roles']
  canInvite: boolean
  canChange: boolean
  canRemove: boolean
  /** The row is gone then. */
  onRemoved: () => void
}

/** A person, and what one who may changes of it. */
export function Colleague({ person, roles, canInvite, canChange, canRemove, onRemoved }: ColleagueProps) {
  const t = useStore(colleaguesMessages)
  const { cancel, close } = useStore(commonMessages)
  const format = useStore($format)
  const textsOf = useStore($roleTexts)
  const { sender, sending } = useSender()
  const [doing, setDoing] = useState<'asking' | 'removing' | 'inviting'>()
  const { id, name, email, role, isYou, isOwner, invitedAt } = person
  const change = useSender()
  const [{ $chosen, choose }] = useState(() =>
    createChooser((chosen: string) => changeColleague(id, chosen, change.sender)),
  )
  const chosenRole = useStore($chosen) ?? role
  const known = roles.find((one) => one.id === role)
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
  return (
    <Row
      name={
        <>
          <bdi>{name || email}</bdi>
          {isYou && <Badge tone="green">{t.you}</Badge>}
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
              value={chosenRole}
              options={roles.map((one) => ({ value: one.id, label: textsOf(one).name }))}
              error={change.sending.status === 'refused' ? change.sending.message : undefined}
              onChange={({ currentTarget: { value } }) => void choose(value)}
            />
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
          <Dialog
            open={doing === 'asking'}
            title={t.removeTitle({ name })}
            closeLabel={close}
            onClose={() => setDoing(undefined)}
          >
            <div className={stack}>
              <p>{t.removeHint}</p>
              <div className={buttons}>
                <Button variant="primary" onClick={() => void onRemoveConfirmed()}>
                  {t.remove}
                </Button>
                <Button variant="quiet" onClick={() => setDoing(undefined)}>
                  {cancel}
                </Button>
              </div>
            </div>
          </Dialog>
        </div>
      }
    />
  )
}
