import { onDemand, usePrepared } from '../../host/on-demand'
import { Safe } from '../../host/safe'
import type { AttachmentListProps } from './attachment-list'

const List = onDemand(
  () => import('./attachment-list'),
  ({ AttachmentList }, props: AttachmentListProps) => <AttachmentList {...props} />,
)

/** The files of a draft. Most drafts have none, so that the code of their list loads later. */
export function Attachments(props: AttachmentListProps) {
  usePrepared(List)
  return (
    props.draft.files.length > 0 && (
      <Safe>
        <List {...props} />
      </Safe>
    )
  )
}
