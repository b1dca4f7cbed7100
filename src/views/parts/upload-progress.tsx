import { useStore } from '@nanostores/react'
import { $format, filesMessages } from '../../core/index'
import { css } from '../styles'
import { space, token } from '../tokens'
import { Progress } from '../ui/progress'

const frame = css({
  display: 'grid',
  gap: space(1.5),
  fontSize: token('text-sm'),
  color: token('text-muted'),
})

/** How much of an upload is sent, from 0 to 1; `null` where nobody knows. */
export function UploadProgress({ part }: { part: number | null }) {
  const t = useStore(filesMessages)
  const format = useStore($format)
  return (
    <div className={frame}>
      <Progress label={t.progress} segments={part === null ? [] : [part]} />
      {part !== null && <span>{t.percent({ percent: format.count(Math.round(part * 100)) })}</span>}
    </div>
  )
}
