import {
  $calendarFactory,
  $format,
  asksClient,
  type StoryEntry as Entry,
  filesMessages,
  isCompleted,
  isOverdue,
  kindOfFile,
  type Milestone,
  nothing,
  type Payment,
  type ProjectFile,
  type ProjectUpdate,
  projectMessages,
  storyMessages,
  uploaderOf,
  visibleName,
} from '../../core/index'
import { fileIcons } from '../files/file-icons'
import { FileLink } from '../files/file-link'
import { useProvider } from '../files/use-provider'
import type { OnFilePressed } from '../files/viewer/use-viewer'
import { useNavigation } from '../host/navigation'
import { useStore } from '../host/use-store'
import { Badge } from '../ui/badge'
import { Link } from '../ui/buttons/link'
import { icons } from '../ui/pictures/icons'
import { moreIcons } from '../ui/pictures/more-icons'
import { css } from '../ui/style/styles'
import { target } from '../ui/style/target'
import { StoryLine } from './story-line'

const fileLink = css({
  ...target,
  textAlign: 'start',
  fontWeight: 'inherit',
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '.2em',
  '&:hover': { textDecorationColor: 'currentColor' },
})

interface StoryEntryProps {
  entry: Entry
  projectId: string
  onFilePressed: OnFilePressed
}

/** One entry of a project's story. What stands on the page anyway, such as an update's text, is not said again: its title leads there. */
export function StoryEntry({ entry, projectId, onFilePressed }: StoryEntryProps) {
  switch (entry.kind) {
    case 'updates':
      return <Update update={entry.update} projectId={projectId} />
    case 'milestones':
      return <Step milestone={entry.milestone} date={entry.date} projectId={projectId} />
    case 'files':
      return <Shared file={entry.file} onPressed={onFilePressed} />
    case 'payments':
      return <Paid payment={entry.payment} date={entry.date} />
  }
}

function Update({ update, projectId }: { update: ProjectUpdate; projectId: string }) {
  const t = useStore(storyMessages)
  const navigation = useNavigation()
  const provider = useProvider()
  const { title, createdAt } = update
  return (
    <StoryLine
      icon={asksClient(update) ? icons.warning : moreIcons.chat}
      tone="purple"
      title={
        <Link variant="quiet" roomy {...navigation.link('projectUpdates', { serviceId: projectId })}>
          {title || nothing}
        </Link>
      }
      notes={[t.update, provider]}
      date={createdAt}
    />
  )
}

interface StepProps {
  milestone: Milestone
  date: string
  projectId: string
}

function Step({ milestone, date, projectId }: StepProps) {
  const t = useStore(storyMessages)
  const words = useStore(projectMessages)
  const format = useStore($format)
  const createCalendar = useStore($calendarFactory)
  const navigation = useNavigation()
  const { title } = milestone
  const isDone = isCompleted(milestone)
  const isLate = isOverdue(milestone, createCalendar())
  return (
    <StoryLine
      icon={isDone ? icons.check : moreIcons.flag}
      tone={isDone ? 'green' : 'purple'}
      title={
        <Link variant="quiet" roomy {...navigation.link('milestones', { serviceId: projectId })}>
          {title || nothing}
        </Link>
      }
      badge={
        isDone ? (
          <Badge tone="green">{words.completed}</Badge>
        ) : (
          isLate && <Badge tone="orange">{t.overdue}</Badge>
        )
      }
      notes={[t.milestone]}
      date={date}
      when={words.due({ date: format.date(date) })}
    />
  )
}

function Shared({ file, onPressed }: { file: ProjectFile; onPressed: OnFilePressed }) {
  const t = useStore(storyMessages)
  const words = useStore(filesMessages)
  const format = useStore($format)
  const provider = useProvider()
  const { id, name, path, size, createdAt } = file
  const kind = kindOfFile(file)
  const who = uploaderOf(file, words.me, provider)
  return (
    <StoryLine
      icon={fileIcons[kind]}
      tone="neutral"
      title={
        <FileLink name={name} kind={kind} path={path} id={id} onPressed={onPressed} className={fileLink}>
          {visibleName(name)}
        </FileLink>
      }
      notes={[t.file, ...who, size !== undefined && format.size(size)]}
      date={createdAt}
    />
  )
}

function Paid({ payment, date }: { payment: Payment; date: string }) {
  const t = useStore(storyMessages)
  const words = useStore(filesMessages)
  const format = useStore($format)
  const { paymentId, receivedAmount, currency } = payment
  const number = paymentId ? <bdi>#{paymentId}</bdi> : t.payment
  return (
    <StoryLine
      icon={moreIcons.card}
      tone="neutral"
      title={t.paymentReceived}
      aside={format.money(receivedAmount, currency)}
      notes={[number, words.me]}
      date={date}
    />
  )
}
