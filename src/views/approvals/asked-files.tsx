import type { ReactNode } from 'react'
import { type AskedApproval, projectMessages, refreshed, updatesOf } from '../../core/index'
import { FileChips } from '../files/file-chips'
import { useProvider } from '../files/use-provider'
import { useStore } from '../host/use-store'

export interface AskedFilesProps {
  asked: AskedApproval
  /** What stands at the foot of the viewer. */
  beside?: ReactNode
}

/** What is to be approved: pictures as a whole, all else by its name. Each opens in front of the page. */
export function AskedFiles({ asked, beside }: AskedFilesProps) {
  const { attachments } = useStore(projectMessages)
  const provider = useProvider()
  const { projectId, date, files } = asked
  return (
    <FileChips
      label={attachments}
      urls={files}
      pictures="whole"
      sent={{ who: [provider], createdAt: date }}
      about={{ askAbout: projectId, refresh: () => refreshed(updatesOf(projectId)), beside }}
    />
  )
}
