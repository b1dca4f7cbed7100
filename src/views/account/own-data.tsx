import { useRef, useState } from 'react'
import {
  $colleagues,
  $format,
  $offerOf,
  $ownData,
  askForCopy,
  askForErasure,
  fileUrl,
  type OwnData as Known,
  ownDataMessages,
  withdrawErasure,
} from '../../core/index'
import { useResource } from '../host/use-resource'
import { useStore } from '../host/use-store'
import { OwnForm } from '../security/own-form'
import { muted, Part } from '../security/part'
import { FailedPanel } from '../shared/failed-panel'
import { ResourceNotice } from '../shared/resource-notice'
import { useSender } from '../shared/use-sender'
import { Button, ButtonLink } from '../ui/buttons/button'
import { Card } from '../ui/card'
import { Notice } from '../ui/feedback/notice'
import { SkeletonLines } from '../ui/feedback/skeleton'
import { TextArea } from '../ui/fields/text-area'
import { icons } from '../ui/pictures/icons'
import { css } from '../ui/style/styles'

/** Empty, it takes no gap. It stays where it is: a screen reader tells what comes into it. */
const status = css({ '&:empty': { position: 'absolute' } })

/**
 * All that is kept of the client: a copy of it, and that it is erased.
 * @param isOwn Whether it is what the element is about.
 */
export function OwnData({ isOwn }: { isOwn: boolean }) {
  const offerOf = useStore($offerOf)
  const resource = useResource($ownData, isOwn)
  if (resource.status === 'failed') {
    return (
      <Card>
        <FailedPanel failure={resource.failure} onRetry={$ownData.retry} />
      </Card>
    )
  }
  if (resource.status !== 'ready') {
    return (
      <Card>
        <ResourceNotice resource={resource} store={$ownData} />
        <SkeletonLines lines={3} />
      </Card>
    )
  }
  const { copy, erasure } = resource.data
  return (
    <>
      <ResourceNotice resource={resource} store={$ownData} />
      {(copy || offerOf('askForCopy') === 'offered') && <Copy copy={copy} />}
      {(erasure || offerOf('askForErasure') === 'offered') && <Erasure erasure={erasure} />}
    </>
  )
}

/** The copy, from the question to the download. */
function Copy({ copy }: Pick<Known, 'copy'>) {
  const t = useStore(ownDataMessages)
  const format = useStore($format)
  const top = useRef<HTMLSpanElement>(null)
  const { sender, sending } = useSender()
  const { state, askedAt = '', until = '', size = 0, path = '' } = copy ?? {}
  const href = state === 'ready' ? fileUrl(path) : undefined
  const isMaking = state === 'making'
  async function ask() {
    if (await askForCopy(sender)) top.current?.focus()
  }
  return (
    <Part title={t.title} top={top} hint={t.hint}>
      {/* Said when it changes, too: it is made while the client does something else. */}
      <div role="status" className={status}>
        {isMaking && <p>{t.making}</p>}
        {href && <p>{t.ready({ date: format.moment(askedAt), until: format.moment(until) })}</p>}
        {copy && !isMaking && !href && <Notice tone="danger">{t.failed}</Notice>}
      </div>
      {href ? (
        <ButtonLink icon={icons.download} href={href} download rel="noopener noreferrer">
          {t.download({ size: format.size(size) })}
        </ButtonLink>
      ) : (
        !isMaking && (
          <Button busy={sending.status === 'running'} onClick={() => void ask()}>
            {t.ask}
          </Button>
        )
      )}
    </Part>
  )
}

/** The wish to be erased: said, open, taken back. */
function Erasure({ erasure }: Pick<Known, 'erasure'>) {
  const t = useStore(ownDataMessages)
  const format = useStore($format)
  const top = useRef<HTMLSpanElement>(null)
  const { sender, sending } = useSender()
  const colleagues = useStore($colleagues)
  const people = colleagues.status === 'ready' ? colleagues.data.people : []
  const isOfAll = people.length > 1 && people.some(({ isYou, isOwner }) => isYou && isOwner)
  const hint = isOfAll ? `${t.eraseHint} ${t.eraseColleagues}` : t.eraseHint
  const [isOpen, setOpen] = useState(false)
  function close() {
    setOpen(false)
    top.current?.focus()
  }
  async function withdraw() {
    if (await withdrawErasure(sender)) top.current?.focus()
  }
  return (
    <Part title={t.erase} top={top} hint={erasure ? undefined : hint}>
      {erasure && (
        <>
          <p role="status">{t.asked({ date: format.moment(erasure.askedAt) })}</p>
          {erasure.words && (
            <p className={muted} dir="auto">
              {erasure.words}
            </p>
          )}
          <Button busy={sending.status === 'running'} onClick={() => void withdraw()}>
            {t.withdraw}
          </Button>
        </>
      )}
      {!erasure && !isOpen && <Button onClick={() => setOpen(true)}>{t.askErase}</Button>}
      {!erasure && isOpen && (
        <OwnForm
          submit={t.askErase}
          onLeft={close}
          findProblems={() => ({})}
          send={async (values, sender) => {
            if (await askForErasure(values('words'), sender)) close()
            return sender.$sending.get()
          }}
        >
          {(_, refused) => <TextArea name="words" label={t.words} maxLength={2_000} error={refused.words} />}
        </OwnForm>
      )}
    </Part>
  )
}
