import { Fragment, useState } from 'react'
import { $arrivals, $format, newsSince, noteVisit, visitMessages } from '../../core/index'
import { useNavigation } from '../host/navigation'
import { useStore } from '../host/use-store'
import { Link } from '../ui/buttons/link'
import { css } from '../ui/style/styles'

const line = css({ display: 'inline-block', '& a': { whiteSpace: 'nowrap' } })

/** "Since your last visit": one quiet line, with links. Nothing where nothing has come, or at the first visit. */
export function SinceLastVisit() {
  const t = useStore(visitMessages)
  const format = useStore($format)
  const navigation = useNavigation()
  const [moment] = useState(() => noteVisit())
  const arrivals = useStore($arrivals)
  const news = moment && arrivals.status === 'ready' ? newsSince(moment, arrivals.items) : []
  if (news.length === 0) return null
  return (
    <span className={line}>
      {t.since({ date: format.date(new Date(moment).toISOString()) })}
      {news.map(({ kind, count, to }, index) => (
        <Fragment key={kind}>
          {index > 0 && ' ·'} <Link {...navigation.link(to.route, to.params)}>{t[kind](count)}</Link>
        </Fragment>
      ))}
    </span>
  )
}
