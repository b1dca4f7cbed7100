import { useStore } from '@nanostores/react'
import { type ProjectUpdate, projectMessages } from '../../core/index'
import { FileChips } from '../files/file-chips'
import { DateText } from '../shared/date-text'
import { LinkedText } from '../shared/linked-text'
import { lineStyle, markStyle } from '../shared/mark-style'
import { Badge } from '../ui/badge'
import { Icon } from '../ui/pictures/icon'
import { moreIcons } from '../ui/pictures/more-icons'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'

const list = css({ display: 'grid', gap: space(6) })
const item = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  gap: space(3),
  ...lineStyle(10, 5),
})
const mark = css({
  ...markStyle,
  color: token('purple-text'),
  background: token('purple'),
  '&[data-action]': { color: token('red-text'), background: token('red') },
})
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space(0, 2) })
const title = css({ fontWeight: token('weight-bold') })
const date = css({ fontSize: token('text-sm'), color: token('text-muted'), marginBlockEnd: space(1) })

/** The updates of a project, newest first. An update that requires action from the client has a warning. */
export function UpdateList({ updates }: { updates: readonly ProjectUpdate[] }) {
  const t = useStore(projectMessages)
  return (
    <ol className={list}>
      {updates.map((update) => (
        <li key={update._id} className={item}>
          <span className={mark} data-action={update.actionRequiredFromClient || undefined}>
            <Icon name={update.actionRequiredFromClient ? 'warning' : moreIcons.flag} small />
          </span>
          <div>
            <div className={head}>
              <strong className={title} dir="auto">
                {update.title}
              </strong>
              {update.actionRequiredFromClient && <Badge tone="red">{t.actionRequiredMark}</Badge>}
            </div>
            <p className={date}>
              <DateText value={update.createdAt} />
            </p>
            <LinkedText>{update.description}</LinkedText>
            <FileChips label={t.attachments} urls={update.files} />
          </div>
        </li>
      ))}
    </ol>
  )
}
