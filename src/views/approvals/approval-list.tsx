import {
  $exactMoment,
  type AttentionSource,
  approvalMessages,
  isApproved,
  type KeptRecord,
  nameOfApproval,
  saveApprovals,
  type Trouble,
  visibleName,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { Notes } from '../shared/notes'
import { SourcesNotice } from '../shared/sources-notice'
import { LinkedText } from '../shared/text/linked-text'
import { Badge } from '../ui/badge'
import { Button } from '../ui/buttons/button'
import { icons } from '../ui/pictures/icons'
import { print } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { hairline, space, token } from '../ui/style/tokens'
import { Time } from '../ui/time'

const hint = css({ flex: '1 1 20rem', maxInlineSize: '65ch', color: token('text-muted'), textWrap: 'pretty' })
const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space(3),
})
const entry = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(1),
  paddingBlock: space(4),
  borderBlockStart: hairline(),
  overflowWrap: 'anywhere',
  '&:first-child': { paddingBlockStart: 0, borderBlockStart: 0 },
  '&:last-child': { paddingBlockEnd: 0 },
})
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space(0, 2) })
const name = css({ fontWeight: token('weight-bold') })
const files = css({ fontSize: token('text-sm') })
const file = css({ display: 'flex', flexWrap: 'wrap', gap: space(0, 2), color: token('text-muted') })
// Copied and printed, it is whole.
const hash = css({
  maxInlineSize: '9rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: 'monospace',
  [print]: { maxInlineSize: 'none', whiteSpace: 'normal', overflowWrap: 'anywhere' },
})

export interface ApprovalListProps {
  /** The newest first. */
  records: readonly KeptRecord[]
  /** What may have more. */
  troubles: readonly Trouble<AttentionSource>[]
  /** How many of what the server has sent can't be read. */
  leftOut: number
}

/**
 * The evidence: who has decided what, when, with which words, and about which files. Where some of it is missing, none of it is
 * saved: a file could not say so.
 */
export function ApprovalList({ records, troubles, leftOut }: ApprovalListProps) {
  const t = useStore(approvalMessages)
  const write = useStore($exactMoment)
  return (
    <>
      <div className={top}>
        <p className={hint}>{t.evidence}</p>
        {troubles.length === 0 && leftOut === 0 && (
          <Button
            size="small"
            icon={icons.download}
            onClick={({ detail }) => detail < 2 && saveApprovals(records)}
          >
            {t.save}
          </Button>
        )}
      </div>
      <SourcesNotice troubles={troubles} leftOut={leftOut} />
      <ol>
        {records.map(({ key, asked, record }) => (
          <li key={key} className={entry}>
            <div className={head}>
              {/* Its words are the portal's, and so is its direction. */}
              <strong className={name}>{nameOfApproval(asked, record)}</strong>
              {isApproved(record) ? (
                <Badge tone="green">{t.approved}</Badge>
              ) : (
                <Badge tone="amber">{t.changesRequested}</Badge>
              )}
            </div>
            <Notes
              notes={[
                record.by && <bdi>{record.by}</bdi>,
                <Time key="at" dateTime={record.at}>
                  {write(record.at)}
                </Time>,
              ]}
            />
            {record.words && <LinkedText>{record.words}</LinkedText>}
            {record.files.length > 0 && (
              <ul className={files}>
                {record.files.map(({ name, sha256 }, index) => (
                  <li key={index} className={file}>
                    <bdi>{visibleName(name)}</bdi>
                    {sha256 && (
                      <span className={hash} title={`SHA-256: ${sha256}`} dir="ltr">
                        {sha256}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
