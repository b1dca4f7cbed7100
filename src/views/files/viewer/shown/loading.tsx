import { $format, type FileProgress, viewerMessages } from '../../../../core/index'
import { useStore } from '../../../host/use-store'
import { Progress } from '../../../ui/feedback/progress'
import { css } from '../../../ui/style/styles'
import { space, token } from '../../../ui/style/tokens'

const frame = css({
  display: 'grid',
  alignContent: 'center',
  justifySelf: 'center',
  gap: space(2),
  inlineSize: 'min(16rem,100%)',
  minBlockSize: '8rem',
  padding: space(4),
  fontSize: token('text-sm'),
  color: token('text-muted'),
  textAlign: 'center',
})

/** How much of a file has come. */
export function Loading({ progress }: { progress: FileProgress | undefined }) {
  const t = useStore(viewerMessages)
  const format = useStore($format)
  const { loaded = 0, total } = progress ?? {}
  const size = format.size(loaded)
  const words = total ? t.loadedOf({ size, total: format.size(total) }) : t.loaded({ size })
  return (
    <div className={frame}>
      <Progress label={t.loading} valueText={progress && words} segments={total ? [loaded / total] : []} />
      <p>{progress ? words : t.loading}</p>
    </div>
  )
}
