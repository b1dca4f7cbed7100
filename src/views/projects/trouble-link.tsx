import { useNavigation } from '../host/navigation'
import { useFeatures } from '../host/use-features'
import { Link } from '../ui/buttons/link'

/** The way to a new ticket, from where something may be wrong. Nothing where the host has no support. */
export function TroubleLink({ children }: { children: string }) {
  const navigation = useNavigation()
  if (!useFeatures().isRouteOn('raiseTicket')) return null
  return (
    <p>
      <Link {...navigation.link('raiseTicket')}>{children}</Link>
    </p>
  )
}
