import { Fragment, useState } from 'react'
import { $arrivals, $format, arrivalsSince, noteVisit, visitMessages } from '../../core/index'
import { useNavigation } from '../host/navigation'
import { useStore } from '../host/use-store'
import { Link } from '../ui/buttons/link'
import { Popover } from '../ui/overlays/popover'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { NewUpdates } from './new-updates'

const line = css({ display: 'inline-block', '& a': { whiteSpace: 'nowrap' } })

const opener = css({ whiteSpace: 'nowrap', color: token('accent-text'), textDecoration: 'underline' })
const panel = css({ '&&': { inlineSize: '20rem', padding: space(2, 4) } })

/** "Since your last visit": one quiet line, with links. Nothing where nothing has come, or at the first visit. */
export function SinceLastVisit() {
  const t = useStore(visitMessages)
  const format = useStore($format)
  const navigation = useNavigation()
  const [moment] = useState(() => noteVisit())
  const arrivals = useStore($arrivals)
  const groups = moment && arrivals.status === 'ready' ? arrivalsSince(moment, arrivals.items) : []
  if (groups.length === 0) return null
  return (
    <span className={line}>
      {t.since({ date: format.date(new Date(moment).toISOString()) })}
      {groups.map(({ kind, count, to, rows }, index) => (
        <Fragment key={kind}>
          {index > 0 && ' ·'}{' '}
          {rows.length > 0 ? (
            <Popover
              label={t[kind](count)}
              kind="dialog"
              className={panel}
              trigger={(attributes) => (
                <button type="button" className={opener} {...attributes}>
                  {t[kind](count)}
                </button>
              )}
            >
              {(close) => <NewUpdates heading={t[kind](count)} rows={rows} onLeave={close} />}
            </Popover>
          ) : (
            <Link {...navigation.link(to.route, to.params)}>{t[kind](count)}</Link>
          )}
        </Fragment>
      ))}
    </span>
  )
}
