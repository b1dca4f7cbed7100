import { useRef, useState } from 'react'
import {
  $format,
  addPasskey,
  browserName,
  canUsePasskeys,
  removePasskey,
  type Security,
  securityMessages,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { useSender } from '../shared/use-sender'
import { Button } from '../ui/buttons/button'
import { SkeletonLines } from '../ui/feedback/skeleton'
import { TextField } from '../ui/fields/text-field'
import { OwnForm } from './own-form'
import { muted, Part, Row, Rows } from './part'

/** As many characters as a name may have. */
const longest = 60

/** @param passkeys None while they are not known. */
export function Passkeys({ passkeys }: Pick<Security, 'passkeys'>) {
  const t = useStore(securityMessages)
  const format = useStore($format)
  const { sender, sending } = useSender()
  const [isOpen, setOpen] = useState(false)
  const [removed, setRemoved] = useState('')
  const top = useRef<HTMLSpanElement>(null)
  async function onRemoveClicked(id: string) {
    setRemoved(id)
    if (await removePasskey(id, sender)) top.current?.focus()
  }
  function close() {
    setOpen(false)
    top.current?.focus()
  }
  return (
    <Part title={t.passkeys} top={top} hint={t.passkeysHint}>
      {!passkeys && <SkeletonLines lines={2} />}
      {passkeys?.length === 0 && <p className={muted}>{t.noPasskeys}</p>}
      {passkeys && passkeys.length > 0 && (
        <Rows>
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <Row
              key={id}
              name={<bdi>{name}</bdi>}
              facts={[
                ...(createdAt ? [t.added({ date: format.date(createdAt) })] : []),
                lastUsedAt ? t.lastUsed({ date: format.moment(lastUsedAt) }) : t.neverUsed,
              ]}
              action={
                <Button
                  size="small"
                  aria-label={t.removeNamed({ name })}
                  busy={sending.status === 'running' && removed === id}
                  onClick={() => void onRemoveClicked(id)}
                >
                  {t.remove}
                </Button>
              }
            />
          ))}
        </Rows>
      )}
      {canUsePasskeys() &&
        (isOpen ? (
          <OwnForm
            submit={t.addPasskey}
            onLeft={close}
            findProblems={(values) => ({ name: values('name').trim() ? undefined : 'missing' })}
            send={async (values, own) => {
              if (await addPasskey(values('name'), own)) close()
              return own.$sending.get()
            }}
          >
            {(problems, refused) => (
              <TextField
                label={t.passkeyName}
                name="name"
                maxLength={longest}
                defaultValue={browserName()}
                required
                error={problems.name ? t.passkeyNameMissing : refused.name}
              />
            )}
          </OwnForm>
        ) : (
          <Button onClick={() => setOpen(true)}>{t.addPasskey}</Button>
        ))}
    </Part>
  )
}
