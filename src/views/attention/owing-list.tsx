import { $format, attentionMessages, nothing, owedBy, type Project } from '../../core/index'
import { useNavigation } from '../host/navigation'
import { useStore } from '../host/use-store'
import { Pay } from '../shared/pay'
import { Link } from '../ui/buttons/link'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'

// It stands above the row's own button, which covers the whole row.
const list = css({ gridColumn: '1/-1', position: 'relative' })
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(1, 3),
  minBlockSize: '2.75rem',
  paddingBlock: space(1),
  borderBlockStart: `1px solid ${token('line')}`,
})
const name = css({
  flex: 1,
  minInlineSize: '6rem',
  overflowWrap: 'anywhere',
  '&:any-link': { color: token('accent-text') },
})
const amount = css({ fontVariantNumeric: 'tabular-nums' })

/** How many projects are listed: those with the largest amounts. */
const mostListed = 8

/** What is owed for each project, the largest amount first. A link leads to the history of all others. */
export function OwingList({ projects }: { projects: readonly Project[] }) {
  const t = useStore(attentionMessages)
  const format = useStore($format)
  const navigation = useNavigation()
  const others = projects.length - mostListed
  return (
    <ul className={list}>
      {projects.slice(0, mostListed).map((project) => (
        <li key={project._id} className={line}>
          <Link variant="quiet" className={name} {...navigation.link('project', { serviceId: project._id })}>
            <bdi>{project.serviceName || project.serviceId || nothing}</bdi>
          </Link>
          <span className={amount}>{format.money(owedBy(project), project.currency)}</span>
          <Pay project={project} amount={owedBy(project)} currency={project.currency} />
        </li>
      ))}
      {others > 0 && (
        <li className={line}>
          <Link variant="quiet" className={name} {...navigation.link('projects')}>
            {t.otherProjects({ count: format.count(others) })}
          </Link>
        </li>
      )}
    </ul>
  )
}
