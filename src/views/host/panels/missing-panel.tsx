import { commonMessages } from '../../../core/index'
import { useReport } from '../report'
import { useStore } from '../use-store'
import { Failure } from './failure'

/** Shown in place of a view whose element lacks a required attribute. */
export function MissingPanel({ attribute }: { attribute: string }) {
  const t = useStore(commonMessages)
  useReport('error')
  return <Failure>{t.missing({ attribute })}</Failure>
}
