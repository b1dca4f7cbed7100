import { useNavigation } from '../host/navigation'
import { useFeatures } from '../host/use-features'
import { Link } from '../ui/buttons/link'

/** A link to the form for a new ticket. Renders nothing if the host has turned support off. */
export function TroubleLink({ children }: { children: string }) {
  const navigation = useNavigation()
  if (!useFeatures().isRouteOn('raiseTicket')) return null
  return (
    <p>
      <Link {...navigation.link('raiseTicket')}>{children}</Link>
    </p>
  )
}
