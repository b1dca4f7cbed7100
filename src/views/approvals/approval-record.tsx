import {
  $exactMoment,
  type AskedApproval,
  approvalMessages,
  isApproved,
  type ApprovalRecord as Kept,
  sayRecord,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { LinkedText } from '../shared/text/linked-text'
import { Icon } from '../ui/pictures/icon'
import { icons } from '../ui/pictures/icons'
import { moreIcons } from '../ui/pictures/more-icons'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { Time } from '../ui/time'

const box = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  gap: space(0, 2),
  overflowWrap: 'anywhere',
  '& > svg': { marginBlockStart: '.15em', color: token('amber-text') },
  '&[data-approved] > svg': { color: token('green-text') },
  '& > :not(svg)': { gridColumn: 2 },
})
const headlineStyle = css({ '&&': { gridColumn: 2 }, fontWeight: token('weight-medium') })
const moment = css({ fontSize: token('text-sm'), color: token('text-muted') })

interface ApprovalRecordProps {
  /** The id of its headline. */
  id: string
  asked: AskedApproval
  record: Kept
}

/** Who has decided what, when, and with which words. */
export function ApprovalRecord({ id, asked, record }: ApprovalRecordProps) {
  // Its words follow the language.
  useStore(approvalMessages)
  const write = useStore($exactMoment)
  const isYes = isApproved(record)
  return (
    <div className={box} data-approved={isYes || undefined}>
      <Icon path={isYes ? icons.check : moreIcons.chat} small />
      <p id={id} className={headlineStyle}>
        {sayRecord(asked, record)}
      </p>
      <p className={moment}>
        <Time dateTime={record.at}>{write(record.at)}</Time>
      </p>
      {record.words && <LinkedText>{record.words}</LinkedText>}
    </div>
  )
}
