import {
  $nameList,
  type AttentionSource,
  commonMessages,
  type StoryKind,
  sourcesMessages,
  type Trouble,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { LeftOut, retryNotice } from './resource-notice'

interface SourcesNoticeProps {
  troubles: readonly Trouble<AttentionSource | StoryKind>[]
  /** How many rows can't be read, where no other list says it. */
  leftOut?: number
}

/** For a list with several sources: a notice with Retry when some of them are missing or stale. */
export function SourcesNotice({ troubles, leftOut = 0 }: SourcesNoticeProps) {
  const t = useStore(sourcesMessages)
  const common = useStore(commonMessages)
  const nameList = useStore($nameList)
  const lost = new Set(troubles.flatMap(({ name, isMissing }) => (isMissing ? t[name] : [])))
  const message = troubles.find(({ failure }) => failure)?.failure?.message ?? ''
  return (
    <>
      {troubles.length > 0 &&
        retryNotice(
          lost.size > 0 ? t.partlyFailed({ parts: nameList([...lost]) }) : common.stale({ message }),
          common.retry,
          () => retryAll(troubles),
        )}
      {leftOut > 0 && <LeftOut count={leftOut} />}
    </>
  )
}

export function retryAll(troubles: readonly Trouble<string>[]): void {
  for (const { retry } of troubles) retry()
}
