import type { ReactNode } from 'react'
import {
  $features,
  $format,
  $projectCounts,
  $projects,
  $settings,
  dashboardMessages,
  nothing,
  type Query,
} from '../../core/index'
import { type ScreenLink, useNavigation } from '../host/navigation'
import { useResource } from '../host/use-resource'
import { useStore } from '../host/use-store'
import { FailedPanel } from '../shared/failed-panel'
import { ResourceNotice } from '../shared/resource-notice'
import { Link } from '../ui/buttons/link'
import { Card } from '../ui/card'
import { Skeleton } from '../ui/feedback/skeleton'
import { Icon, type IconPath } from '../ui/pictures/icon'
import { icons } from '../ui/pictures/icons'
import { moreIcons } from '../ui/pictures/more-icons'
import { phone, tiny } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { cover } from '../ui/style/target'
import { hairline, space, token } from '../ui/style/tokens'

/** Two tiles in a row: the labels of four would wrap here. */
const pairs = '@container (width<=51.5em)'
/** Four tiles in a row, without room for their icons. */
const tight = '@container (51.5em<width<=59.5em)'

const frame = css({ display: 'grid', gap: space(3), containerType: 'inline-size' })
const list = css({
  display: 'grid',
  // A tile is at least as wide as its amount.
  gridTemplateColumns: 'repeat(4,minmax(min-content,1fr))',
  gap: space(4),
  // Two in a row, unless an amount is wider than half of it, as with wide letters: it would break within the number.
  [pairs]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space(3),
    '& > *': { flex: '1 1 40%', maxInlineSize: '100%' },
  },
  [tiny]: { '& > *': { flexBasis: '100%' } },
})
const tile = css({
  position: 'relative',
  display: 'grid',
  // A figure may have a note. All tiles have the room for it, which is part of their padding.
  gridTemplateRows: '1fr auto minmax(1.125rem,auto)',
  padding: space(4, 5, 2),
  background: token('surface'),
  border: hairline(),
  borderRadius: token('radius-large'),
  boxShadow: token('shadow'),
  [phone]: { padding: space(3, 4, 1.5) },
})
const labelStyle = css({
  display: 'flex',
  alignItems: 'center',
  // In a row of tiles, all labels stand at the same height, however high their values are.
  alignSelf: 'start',
  gap: space(2),
  fontSize: token('text-sm'),
  color: token('text-muted'),
  overflowWrap: 'anywhere',
  '& > svg': { color: token('accent-text') },
  [tight]: { '& > svg': { display: 'none' } },
  [phone]: { '& > svg': { display: 'none' } },
})
const coveringTile = css({
  ...cover,
  '&::after': { ...cover['&::after'], borderRadius: token('radius-large') },
})
/** An amount of six figures has no room in so narrow a tile: it would break within the number. All have one size. */
const smaller = {
  lineHeight: '1.95rem',
  '[data-long]>*>&': { fontSize: '1.25rem' },
  '[data-long=very]>*>&': { fontSize: token('text-lg') },
}
const valueStyle = css({
  fontFamily: token('font-heading'),
  fontSize: token('text-2xl'),
  fontWeight: token('weight-bold'),
  lineHeight: token('line-height-large'),
  letterSpacing: '-.02em',
  fontVariantNumeric: 'tabular-nums',
  // The tile is at least as wide as its amount; one that has the whole row breaks a longer one.
  minInlineSize: 'auto',
  [tiny]: { minInlineSize: 0 },
  [tight]: smaller,
  [phone]: smaller,
})

const noteStyle = css({ fontSize: token('text-xs'), color: token('text-muted') })

interface SummaryProps {
  /** For a place beside the list of projects, which says what is wrong with them. */
  quiet?: boolean
}

interface TileProps {
  icon: IconPath
  label: string
  value: ReactNode
  /** Says more about the figure, below it. */
  note?: string | false | null
  to?: ScreenLink | undefined
}

/** A figure with its name, which leads to what it counts. No component: an answer would draw each of them anew. */
export function tileOf({ icon, label, value, note, to }: TileProps) {
  return (
    <div key={label} part="tile" className={tile}>
      <dt className={labelStyle}>
        <Icon path={icon} small />
        {to ? (
          <Link variant="quiet" className={to.href && coveringTile} {...to}>
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className={valueStyle}>{value}</dd>
      {note && <dd className={noteStyle}>{note}</dd>}
    </div>
  )
}

/** The four summary tiles. Each leads to what it counts: payments, or the list of these projects. */
export function Summary({ quiet }: SummaryProps) {
  const t = useStore(dashboardMessages)
  const format = useStore($format)
  const resource = useResource($projects)
  const counts = useStore($projectCounts)
  const { features } = useStore($settings)
  const { isSectionOn } = useStore($features)
  const navigation = useNavigation()
  const figure = (text: string | null) =>
    text ?? (resource.status === 'failed' ? nothing : <Skeleton width="3rem" />)
  const projects = (query?: Query) =>
    isSectionOn('projects') ? navigation.link('projects', {}, query) : undefined
  const tiles: TileProps[] = [
    {
      icon: moreIcons.card,
      label: t.paymentPending,
      value: features.pendingTotal ? figure(counts && format.sums(counts.due, counts.mayBeMore)) : nothing,
      // A project tells what remains of its price under nearly the same name.
      note: features.pendingTotal && counts?.due.some(({ amount }) => amount > 0) && t.due,
      to: isSectionOn('payments') ? navigation.link('payments') : undefined,
    },
    {
      icon: moreIcons.folder,
      label: t.totalProjects,
      value: figure(counts && format.count(counts.total)),
      to: projects(),
    },
    {
      icon: moreIcons.flag,
      label: t.activeProjects,
      value: figure(counts && format.count(counts.active)),
      to: projects({ status: 'Active' }),
    },
    {
      icon: icons.check,
      label: t.completedProjects,
      value: figure(counts && format.count(counts.completed)),
      to: projects({ status: 'Completed' }),
    },
  ]
  const longest = Math.max(...tiles.map((each) => (typeof each.value === 'string' ? each.value.length : 0)))
  return (
    <div className={frame}>
      {!quiet &&
        (resource.status === 'failed' ? (
          <Card>
            <FailedPanel failure={resource.failure} onRetry={$projects.retry} />
          </Card>
        ) : (
          <ResourceNotice resource={resource} store={$projects} />
        ))}
      <dl
        part="summary"
        className={list}
        aria-label={t.summary}
        data-long={longest > 11 ? 'very' : longest > 9 || undefined}
      >
        {tiles.map(tileOf)}
      </dl>
    </div>
  )
}
