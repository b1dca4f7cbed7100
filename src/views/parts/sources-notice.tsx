import { useStore } from '@nanostores/react'
import { $nameList, commonMessages, type Trouble } from '../../core/index'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'

export interface SourcesNoticeProps<Name extends string> {
  troubles: readonly Trouble<Name>[]
  /** What the sources are called. */
  names: Readonly<Record<Name, string>>
  /** Says that some are not there. */
  missing: (names: { parts: string }) => string
}

/** Says when part of a list of several sources is not there, or is not the latest; with Retry. */
export function SourcesNotice<Name extends string>({ troubles, names, missing }: SourcesNoticeProps<Name>) {
  const t = useStore(commonMessages)
  const nameList = useStore($nameList)
  const lost = new Set(troubles.flatMap(({ name, isMissing }) => (isMissing ? names[name] : [])))
  const message = troubles.find(({ failure }) => failure)?.failure?.message ?? ''
  if (troubles.length === 0) return null
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" onClick={() => retryAll(troubles)}>
          {t.retry}
        </Button>
      }
    >
      {lost.size > 0 ? missing({ parts: nameList(Array.from(lost)) }) : t.stale({ message })}
    </Notice>
  )
}

/** Asks again for all that is not there, or not the latest. */
export function retryAll(troubles: readonly Trouble<string>[]): void {
  for (const { retry } of troubles) retry()
}
