import { commonMessages } from '../../core/index'
import { Notice } from '../ui/feedback/notice'
import { useReport } from './report'
import { useStore } from './use-store'

/** Shown in place of a view whose element lacks a required attribute. */
export function MissingPanel({ attribute }: { attribute: string }) {
  const t = useStore(commonMessages)
  useReport('error')
  return <Notice tone="warning">{t.missing({ attribute })}</Notice>
}
