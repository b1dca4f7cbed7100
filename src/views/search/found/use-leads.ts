import type { MouseEvent } from 'react'
import { noteGoingToPay, type SearchTarget, signOut } from '../../../core/index'
import { pageOf, useLinkTo } from '../../host/link-to'
import { useNavigation } from '../../host/navigation'
import { useHost } from '../../host/use-host'

/** The attributes of what leads there: an `<a>` with an `href`, or a button without one. */
export interface Lead {
  href?: string | undefined
  target?: string
  rel?: string
  onClick?: ((event: MouseEvent) => void) | undefined
}

/** What an entry leads to; `null` if that has no address here. */
export function useLeads(): (to: SearchTarget) => Lead | null {
  const host = useHost()
  const { link } = useNavigation()
  const linkTo = useLinkTo()
  return (to) => {
    if ('route' in to) {
      const lead = link(to.route, to.params, to.query)
      return lead.href ? lead : null
    }
    // The list itself does it.
    if ('act' in to && to.act === 'find') return {}
    if ('act' in to && to.act === 'log-out') return { onClick: () => void signOut() }
    const lead = linkTo(to.href) ?? pageOf(to.href)
    if (!lead.href) return null
    if (!('act' in to)) return lead
    const { projects, amount, currency } = to
    const [first, second] = projects
    return {
      ...lead,
      onClick(event) {
        noteGoingToPay(projects, currency)
        const serviceId = (!second && first?._id) || ''
        if (host.raise('cp-pay-request', { serviceId, amount, currency })) lead.onClick?.(event)
        else event.preventDefault()
      },
    }
  }
}
