import { $features } from '../../core/index'
import { useNavigation } from '../host/navigation'
import { useStore } from '../host/use-store'
import { Link } from '../ui/buttons/link'

/** A link to the form for a new ticket. Renders nothing if the host has turned support off, or has no page for it. */
export function TroubleLink({ children }: { children: string }) {
  const navigation = useNavigation()
  const link = navigation.link('raiseTicket')
  if (!useStore($features).isRouteOn('raiseTicket') || !link.href) return null
  return (
    <p>
      <Link roomy {...link}>
        {children}
      </Link>
    </p>
  )
}
