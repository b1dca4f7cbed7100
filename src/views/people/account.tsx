import { type CSSProperties, useState } from 'react'
import {
  $accountParts,
  $client,
  $photoUrl,
  $profileFailure,
  $securityParts,
  $settings,
  accountMessages,
  initialsOf,
  signOut,
} from '../../core/index'
import { useNavigation } from '../host/navigation'
import { onDemand, usePrepared } from '../host/on-demand'
import { Safe } from '../host/safe'
import { useStore } from '../host/use-store'
import { Menu } from '../shared/menus/menu'
import { Avatar } from '../ui/pictures/avatar'
import type { IconPath } from '../ui/pictures/icon'
import { moreIcons } from '../ui/pictures/more-icons'
import { coarsePointer, hoverPointer } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { fingerHeight } from '../ui/style/target'
import { space, token } from '../ui/style/tokens'

const button = css({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  borderRadius: token('radius-round'),
  [hoverPointer]: { '&:hover': { background: token('surface-active') } },
})
const who = css({ display: 'grid', paddingBlock: space(1), '& > span': { color: token('text-muted') } })
const room = css({
  blockSize: `calc(var(--_lines)*${token('control-height')})`,
  [coarsePointer]: { blockSize: `calc(var(--_lines)*${fingerHeight('control-height')})` },
})
const nameStyle = css({ fontWeight: token('weight-medium') })

const Extras = onDemand(
  () => import('./account-extras'),
  ({ AccountExtras }, { close }: ExtrasProps) => <AccountExtras close={close} />,
  // What comes a moment late moves nothing under the pointer. The type knows no custom properties.
  ({ lines }) => <div data-coming className={room} style={{ '--_lines': lines } as CSSProperties} />,
)

/** Where no page shows them. */
const dialogs = {
  account: onDemand(
    () => import('../account/account-dialog'),
    ({ AccountDialog }, props: DialogProps) => <AccountDialog {...props} />,
  ),
  security: onDemand(
    () => import('../security/security-dialog'),
    ({ SecurityDialog }, props: DialogProps) => <SecurityDialog {...props} />,
  ),
}

interface DialogProps {
  onClose: () => void
}

interface ExtrasProps {
  close: () => void
  /** How many lines they take. */
  lines: number
}

export function Account() {
  const t = useStore(accountMessages)
  const client = useStore($client)
  // As long as a view looks at it, a profile that has failed is asked for again.
  useStore($profileFailure)
  const name = client?.name ?? ''
  const initials = initialsOf(name, 2)
  const photo = useStore($photoUrl)
  const { locales, menu: entries } = useStore($settings)
  const lines = (locales.length > 1 ? 1 : 0) + entries.length
  usePrepared(Extras, lines > 0)
  const has = {
    account: useStore($accountParts).length > 0,
    security: useStore($securityParts).length > 0,
  }
  const { link } = useNavigation()
  const [opened, setOpened] = useState<keyof typeof dialogs | null>(null)
  const Opened = opened && dialogs[opened]
  function wayTo(id: keyof typeof dialogs, label: string, icon: IconPath) {
    const { href, onClick } = link(id)
    return { id, label, icon, ...(href ? { href, onSelect: onClick } : { onSelect: () => setOpened(id) }) }
  }
  const menu = (
    <Menu
      label={t.accountMenu}
      align="end"
      header={
        client && (
          <span className={who}>
            <strong className={nameStyle} dir="auto">
              {name}
            </strong>
            {client.company && <span dir="auto">{client.company}</span>}
            <span>{client.email}</span>
          </span>
        )
      }
      options={(close) =>
        lines > 0 && (
          <Safe decorates>
            <Extras close={close} lines={lines} />
          </Safe>
        )
      }
      items={[
        ...(has.account ? [wayTo('account', t.accountMenu, moreIcons.person)] : []),
        ...(has.security ? [wayTo('security', t.security, moreIcons.shield)] : []),
        { id: 'log-out', label: t.logOut, icon: moreIcons.signOut, onSelect: signOut },
      ]}
      trigger={(attributes) => (
        <button
          type="button"
          part="account-button"
          className={button}
          // The name includes the visible initials, so that voice control finds the button by them.
          aria-label={initials ? t.accountButton({ initials }) : t.accountMenu}
          {...attributes}
        >
          <Avatar initials={initials} photo={photo} />
        </button>
      )}
    />
  )
  return (
    <>
      {menu}
      {Opened && (
        <Safe>
          <Opened onClose={() => setOpened(null)} />
        </Safe>
      )}
    </>
  )
}
