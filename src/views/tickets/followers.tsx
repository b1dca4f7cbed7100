import { useRef } from 'react'
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
import { icons } from '../ui/pictures/icons'
import { print } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'

const acts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
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
      <p ref={text} tabIndex={-1}>
        {followers.length > 0
          ? t.followers({ names: list(followers.map((one) => one.name)) })
          : t.noFollowers}
      </p>
      {own && (
        <div className={acts}>
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
