import { avatarBackground, initialsOf } from '../../core/index'
import { Avatar as Initials } from '../ui/pictures/avatar'

export interface AvatarProps {
  name?: string
  /** Six hexadecimal digits, `transparent`, or `auto`: one of 16 colours, chosen by the name. By default the accent. */
  background?: string
  /** How many initials, 0 to 2. */
  initials: number
  /** The size of the initials in percent of the avatar, 1 to 100. */
  fontSize: number
}

export function Avatar({ name = '', background, initials, fontSize }: AvatarProps) {
  return (
    <Initials
      initials={initialsOf(name, initials)}
      background={avatarBackground(background, name)}
      fontSize={fontSize}
      label={name || undefined}
      size="medium"
    />
  )
}
