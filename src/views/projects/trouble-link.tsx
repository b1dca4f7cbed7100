import { $features, $may } from '../../core/index'
import { useNavigation } from '../host/navigation'
import { useStore } from '../host/use-store'
import { Link } from '../ui/buttons/link'
import { print } from '../ui/style/queries'
import { css } from '../ui/style/styles'

const way = css({ [print]: { display: 'none' } })

/** A link to the form for a new ticket. Renders nothing if the host has turned support off, or has no page for it. */
export function TroubleLink({ children }: { children: string }) {
  const navigation = useNavigation()
  const link = navigation.link('raiseTicket')
  const may = useStore($may)
  if (!useStore($features).isRouteOn('raiseTicket') || !may('write') || !link.href) return null
  return (
    <p className={way}>
      <Link roomy {...link}>
        {children}
      </Link>
    </p>
  )
}
