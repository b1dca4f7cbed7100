import { useRef, useState } from 'react'
import {
  $client,
  $clientId,
  $colleagues,
  $may,
  $nameList,
  colleaguesMessages,
  followTicket,
  leaveTicket,
  type Ticket,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { Menu } from '../shared/menus/menu'
import { useSender } from '../shared/use-sender'
import { Button } from '../ui/buttons/button'
import { Icon } from '../ui/pictures/icon'
import { icons } from '../ui/pictures/icons'
import { phone, print } from '../ui/style/queries'
import { classes, css } from '../ui/style/styles'
import { target } from '../ui/style/target'
import { space, token } from '../ui/style/tokens'

// On a phone, the conversation has their room: one line says how many they are, and unfolds the rest.
const fold = css({
  ...target,
  display: 'none',
  [phone]: { display: 'flex', alignItems: 'center', gap: space(1) },
  '&[aria-expanded=true] > svg': { rotate: '180deg' },
})
const folded = css({ [phone]: { '&:not([data-open])': { display: 'none' } } })
const acts = css({
  display: 'flex',
  flexWrap: 'wrap',
  // A button has room around its words.
  gap: space(2, 0),
  color: token('accent-text'),
  // Their words are in line with those beside and above them.
  marginBlock: `calc(-1*${space(1)})`,
  marginInlineStart: `calc(-1*(${space(2.5)} + ${token('line-width')}))`,
  [print]: { display: 'none' },
})

export interface FollowersProps {
  ticketId: string
  followers: NonNullable<Ticket['followers']>
}

/** Who hears of what is written on a ticket; the client adds a colleague, and leaves. */
export function Followers({ ticketId, followers }: FollowersProps) {
  const t = useStore(colleaguesMessages)
  const own = useStore($clientId)
  const name = useStore($client)?.name ?? ''
  const may = useStore($may)
  const list = useStore($nameList)
  const colleagues = useStore($colleagues)
  const { sender, sending } = useSender()
  const text = useRef<HTMLParagraphElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isFollowing = followers.some(({ id }) => id === own)
  const others = colleagues.status === 'ready' ? colleagues.data.people : []
  const addable = others.filter(
    ({ id, invitedAt }) => !invitedAt && id !== own && followers.every((one) => one.id !== id),
  )
  // With the last colleague, the menu is gone.
  const add = (person: { id: string; name: string }) =>
    void followTicket(ticketId, person, false, sender).then(() => text.current?.focus())
  return (
    <>
      <button type="button" className={fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t.followerCount(followers.length)}
        <Icon path={icons.chevronDown} small />
      </button>
      <p ref={text} tabIndex={-1} className={folded} data-open={isOpen || undefined}>
        {followers.length > 0
          ? t.followers({ names: list(followers.map((one) => one.name)) })
          : t.noFollowers}
      </p>
      {own && (
        <div className={classes(folded, acts)} data-open={isOpen || undefined}>
          {may('write') && addable.length > 0 && (
            <Menu
              label={t.addFollower}
              items={addable.map((person) => ({
                id: person.id,
                label: person.name || person.email,
                onSelect: () => add(person),
              }))}
              trigger={(attributes) => (
                <Button {...attributes} size="small" variant="quiet" icon={icons.plus}>
                  {t.addFollower}
                </Button>
              )}
            />
          )}
          <Button
            size="small"
            variant="quiet"
            busy={sending.status === 'running'}
            onClick={() =>
              void (isFollowing
                ? leaveTicket(ticketId, own, sender)
                : followTicket(ticketId, { id: own, name }, true, sender))
            }
          >
            {isFollowing ? t.leave : t.follow}
          </Button>
        </div>
      )}
    </>
  )
}
