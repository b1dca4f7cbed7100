import { useEffect } from 'react'
import {
  $attention,
  $searched,
  type AttentionItem,
  type AttentionSource,
  noteLastWaiting,
  noteWaiting,
  type Trouble,
} from '../../core/index'
import { useFailures, useReport } from '../host/report'
import { useHost } from '../host/use-host'
import { useStore } from '../host/use-store'

interface KnownAttention {
  /** `undefined` while they are loading. */
  items: readonly AttentionItem[] | undefined
  troubles: readonly Trouble<AttentionSource>[]
}

/** Reports the element's state, and tells the host how many items there are. */
export function useAttention(): KnownAttention {
  const attention = useStore($attention)
  const host = useHost()
  const { items, troubles }: KnownAttention =
    attention.status === 'ready' ? attention : { items: undefined, troubles: [] }
  const isIncomplete = troubles.some(({ isMissing }) => isMissing)
  useReport(
    stateOf(items, troubles),
    troubles.some(({ isMissing }) => !isMissing),
  )
  useFailures(troubles.flatMap(({ failure }) => failure ?? []))
  const total = items?.length
  // A total of 0 is reported only when all sources have loaded.
  const isTold = total !== undefined && (total > 0 || !isIncomplete)
  useEffect(() => {
    if (isTold) host.raise('cp-attention-change', { total })
  }, [host, isTold, total])
  useEffect(() => {
    if (!items || isIncomplete) return
    noteWaiting(items, $searched.get())
    noteLastWaiting(items)
  }, [items, isIncomplete])
  return { items, troubles }
}

function stateOf(items: KnownAttention['items'], troubles: KnownAttention['troubles']) {
  const missing = troubles.filter(({ isMissing }) => isMissing)
  if (missing.some(({ failure }) => failure)) return 'error'
  if (!items || missing.length > 0) return 'loading'
  return items.length === 0 ? 'empty' : 'ready'
}
