import { $features, $nameList, commonMessages, type SearchResult, searchMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { Button } from '../../ui/buttons/button'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Notice } from '../../ui/feedback/notice'
import { Spinner } from '../../ui/feedback/spinner'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'

const waiting = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  minBlockSize: token('control-height'),
  padding: space(1, 5, 3),
  fontSize: token('text-sm'),
  color: token('text-muted'),
})
const hint = css({ padding: space(1, 5, 4), fontSize: token('text-sm'), color: token('text-muted') })
const failed = css({ padding: space(1, 3, 3) })

interface TroubleProps {
  result: SearchResult
  hasEntries: boolean
  onRetry: () => void
}

/** What is said below the list: what may be searched, that the search goes on, that it has failed, or that there is nothing. */
export function Trouble({ result, hasEntries, onRetry }: TroubleProps) {
  const t = useStore(searchMessages)
  const common = useStore(commonMessages)
  const nameList = useStore($nameList)
  const { isSectionOn } = useStore($features)
  const { query, server, isComing, hasFailed } = result
  if (!query) return <p className={hint}>{t.hint}</p>
  if (server === 'waiting' || isComing)
    return (
      <p className={waiting}>
        <Spinner />
        {t.waiting}
      </p>
    )
  if (server === 'failed' || hasFailed)
    return (
      <div className={failed}>
        <Notice
          tone="warning"
          action={
            <Button size="small" onClick={onRetry}>
              {common.retry}
            </Button>
          }
        >
          {t.failed}
        </Notice>
      </div>
    )
  if (hasEntries) return null
  // Of what stands in no list, the page knows little: only a server has searched it.
  const byServer = (...kinds: string[]) => (server === 'done' ? kinds : [])
  const kinds = [
    ...(isSectionOn('projects') ? [t.project, ...byServer(t.update, t.milestone)] : []),
    ...(isSectionOn('files') ? byServer(t.file) : []),
    ...(isSectionOn('payments') ? [t.payment] : []),
    ...(isSectionOn('support') ? [t.ticket, ...byServer(t.message)] : []),
    t.page,
  ]
  return (
    <EmptyState
      compact
      drawing="search"
      title={t.nothing({ query })}
      text={t.searched({ kinds: nameList(kinds) })}
    />
  )
}
