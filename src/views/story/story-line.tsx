import type { ReactNode } from 'react'
import { $format } from '../../core/index'
import { useStore } from '../host/use-store'
import { lineStyle, markStyle } from '../shared/mark-style'
import { Notes } from '../shared/notes'
import { Icon, type IconPath } from '../ui/pictures/icon'
import { tiny } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { Time } from '../ui/time'

const tones = ['purple', 'green', 'neutral'] as const

const line = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr) auto',
  gap: space(1, 3),
  borderRadius: token('radius'),
  isolation: 'isolate',
  ...lineStyle(9, 4),
})
const mark = css({
  ...markStyle,
  color: token('text-muted'),
  background: token('surface-active'),
  ...Object.fromEntries(
    tones
      .filter((tone) => tone !== 'neutral')
      .map((tone) => [`&[data-tone=${tone}]`, { color: token(`${tone}-text`), background: token(tone) }]),
  ),
})
// A press a little below the title counts, too.
const head = css({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space(0, 2),
})
const titleStyle = css({ fontWeight: token('weight-medium'), overflowWrap: 'anywhere' })
const asideStyle = css({
  fontWeight: token('weight-medium'),
  fontVariantNumeric: 'tabular-nums',
  [tiny]: { gridColumn: 2 },
})

interface StoryLineProps {
  icon: IconPath
  tone: (typeof tones)[number]
  title: ReactNode
  badge?: ReactNode
  /** Shown across from the title. */
  aside?: ReactNode
  /** The kind of the entry, the person it comes from (if any), and other short facts. */
  notes: readonly ReactNode[]
  date: string
  /** A text with the date in it. When left out, only the date is shown. */
  when?: string
}

/** The common look of all entries of a story. An entry can take the focus from the button "Show earlier". */
export function StoryLine(props: StoryLineProps) {
  const { icon, tone, title, badge, aside, notes, date, when } = props
  const format = useStore($format)
  return (
    <li className={line} tabIndex={-1} data-entry>
      <span className={mark} data-tone={tone}>
        <Icon path={icon} small />
      </span>
      <div>
        <div className={head}>
          <strong className={titleStyle} dir="auto">
            {title}
          </strong>
          {badge}
        </div>
        <Notes
          notes={[
            ...notes,
            date && (
              <Time dateTime={date} title={format.moment(date)}>
                {when ?? format.date(date)}
              </Time>
            ),
          ]}
        />
      </div>
      {aside && <span className={asideStyle}>{aside}</span>}
    </li>
  )
}
