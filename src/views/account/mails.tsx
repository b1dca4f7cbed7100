import { useState } from 'react'
import { $mailSettings, createMailChooser, type MailSettings, mailsMessages } from '../../core/index'
import { useResource } from '../host/use-resource'
import { useStore } from '../host/use-store'
import { FailedPanel } from '../shared/failed-panel'
import { ResourceNotice } from '../shared/resource-notice'
import { Card } from '../ui/card'
import { SkeletonLines } from '../ui/feedback/skeleton'
import { Select } from '../ui/fields/select'
import { css } from '../ui/style/styles'
import { token } from '../ui/style/tokens'
import { columns } from './facts'

const stack = css({ ...columns, '& > :not([part=field])': { gridColumn: '1/-1' } })
const savedStyle = css({
  color: token('text-muted'),
  fontSize: token('text-sm'),
  overflowWrap: 'anywhere',
  // Empty, it takes no gap. It stays where it is: a screen reader tells what comes into it.
  '&:empty': { position: 'absolute' },
})

const kinds = ['answers', 'approvals', 'payments'] as const
type Kind = (typeof kinds)[number]

/**
 * When the client is told of what by mail. What the server does not name is not shown.
 * @param isOwn Whether the element is about it.
 */
export function Mails({ isOwn }: { isOwn: boolean }) {
  const t = useStore(mailsMessages)
  const resource = useResource($mailSettings, isOwn)
  const [saved, setSaved] = useState('')
  // When the session ends, the data goes: the choices stay as they were.
  const [known, setKnown] = useState<MailSettings | null>(null)
  if (resource.status === 'ready' && resource.data !== known) setKnown(resource.data)
  return (
    <Card title={t.title} description={t.hint}>
      <div className={stack}>
        <ResourceNotice resource={resource} store={$mailSettings} />
        {known ? (
          kinds.map((kind) => {
            const choice = known[kind]
            return choice ? <Choice key={kind} kind={kind} saved={choice} onSaved={setSaved} /> : null
          })
        ) : resource.status === 'failed' ? (
          <FailedPanel failure={resource.failure} onRetry={$mailSettings.retry} />
        ) : (
          <SkeletonLines lines={6} />
        )}
        <p role="status" className={savedStyle}>
          {saved}
        </p>
      </div>
    </Card>
  )
}

interface ChoiceProps {
  kind: Kind
  saved: string
  onSaved: (says: string) => void
}

function Choice({ kind, saved, onSaved }: ChoiceProps) {
  const t = useStore(mailsMessages)
  const [{ $chosen, $sending, choose }] = useState(() => createMailChooser(kind))
  const chosen = useStore($chosen)
  const sending = useStore($sending)
  const options = [
    { value: 'at-once', label: t.atOnce },
    { value: 'daily', label: t.daily },
    { value: 'never', label: t.never },
  ] as const
  async function onChosen(value: string) {
    const option = options.find((one) => one.value === value)
    if (!option) return
    onSaved('')
    const kept = await choose(option.value)
    const when = options.find((one) => one.value === kept)?.label
    if (when) onSaved(t.saved({ what: t[kind], when }))
  }
  const value = chosen ?? saved
  return (
    <Select
      label={t[kind]}
      options={options}
      // A word that this version does not know is shown, and can be left.
      {...(options.some((one) => one.value === value) ? { value } : { value: '', placeholder: value })}
      error={sending.status === 'refused' ? sending.message : undefined}
      onChange={({ target }) => void onChosen(target.value)}
    />
  )
}
