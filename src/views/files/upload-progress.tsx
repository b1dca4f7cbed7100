import { useMemo } from 'react'
import { $format, filesMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { Announcer } from '../shared/changes/announcer'
import { Progress } from '../ui/feedback/progress'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { useId } from '../ui/use-id'

const frame = css({
  display: 'grid',
  gap: space(1.5),
  fontSize: token('text-sm'),
  color: token('text-muted'),
})

/** A screen reader announces each quarter, but not the end: the result of the upload is announced then. */
const quarters = [0.75, 0.5, 0.25]

interface UploadProgressProps {
  /** The sent fraction, from 0 to 1, or `null` if it is unknown. */
  fraction: number | null
  /** One of several files: nothing is said of it, but of all of them when they are sent. */
  isQuiet?: boolean
}

export function UploadProgress({ fraction, isQuiet }: UploadProgressProps) {
  const t = useStore(filesMessages)
  const format = useStore($format)
  const id = useId()
  const inPercent = (value: number) => t.percent({ percent: format.count(Math.round(value * 100)) })
  const quarter =
    isQuiet || fraction === null || fraction === 1 ? undefined : quarters.find((each) => fraction >= each)
  const text = quarter && inPercent(quarter)
  const announcement = useMemo(() => (text ? { id: `${id} ${text}`, text } : undefined), [id, text])
  return (
    <div className={frame}>
      <Progress label={t.progress} segments={fraction === null ? [] : [fraction]} />
      {fraction !== null && <span>{inPercent(fraction)}</span>}
      <Announcer announcement={announcement} />
    </div>
  )
}
