import { $format, type List, listMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { Link } from '../../ui/buttons/link'
import { icons } from '../../ui/pictures/icons'
import type { RowLink } from '../../ui/tables/columns'
import { partLine } from './part-line'

/** The link to a list of which another shows the first rows. */
export interface FullList extends RowLink {
  text: string
}

interface AllLinkProps {
  list: Pick<List<unknown>, '$rows'>
  /** How many rows the short list shows. */
  shown: number
  all: FullList
}

/** Below a short list: how much of the full one it is, and the way there. */
export function AllLink({ list, shown, all: { text, ...link } }: AllLinkProps) {
  const t = useStore(listMessages)
  const format = useStore($format)
  const { count = 0, pages } = useStore(list.$rows)
  const way = (
    <Link variant="lone" icon={icons.chevronRight} {...link}>
      {text}
    </Link>
  )
  // A footer with nothing but a link is not printed.
  if (pages > 1 || count <= shown) return way
  return (
    <div className={partLine}>
      <span>{t.shown({ count: format.count(shown), total: format.count(count) })}</span>
      {way}
    </div>
  )
}
