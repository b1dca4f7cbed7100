import { $accountParts, $securityParts, accountMessages, securityMessages } from '../../core/index'
import { useNavigation } from '../host/navigation'
import { useStore } from '../host/use-store'
import { Cards } from '../shared/cards/cards'
import { Screen } from '../shared/screen'
import { Link } from '../ui/buttons/link'
import { Card } from '../ui/card'
import { icons } from '../ui/pictures/icons'
import { Colleagues } from './colleagues'
import { Mails } from './mails'
import { OwnData } from './own-data'
import { Profile } from './profile'

/** What a client sets about themselves, as a screen of the portal. */
export function AccountScreen() {
  const t = useStore(accountMessages)
  return (
    <Screen heading={t.accountMenu}>
      <AccountParts isOwn />
    </Screen>
  )
}

/**
 * A card for each part that the server has.
 * @param isOwn Whether they are what the element is about.
 */
export function AccountParts({ isOwn = false }: { isOwn?: boolean }) {
  const parts = useStore($accountParts)
  return (
    <Cards isInDialog={!isOwn}>
      {parts.includes('profile') && <Profile />}
      {parts.includes('colleagues') && <Colleagues />}
      {parts.includes('mails') && <Mails isOwn={isOwn} />}
      {parts.includes('ownData') && <OwnData isOwn={isOwn} />}
      {isOwn && <WayToSecurity />}
    </Cards>
  )
}

/** Beside a dialog, the menu leads there. */
function WayToSecurity() {
  const t = useStore(securityMessages)
  const hasSecurity = useStore($securityParts).length > 0
  const { href, onClick } = useNavigation().link('security')
  if (!hasSecurity || !href) return null
  return (
    <Card
      title={
        <Link icon={icons.chevronRight} href={href} onClick={onClick}>
          {t.title}
        </Link>
      }
      description={t.hint}
    />
  )
}
