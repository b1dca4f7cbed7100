import { avatarColors, initialsOf } from '../../core/index'
import { Avatar as Initials } from '../ui/pictures/avatar'

export interface AvatarProps {
  name?: string
  /** Six hexadecimal digits, `transparent`, or `auto`: one of 16 colours, chosen by the name. */
  background: string
  /** How many initials, 0 to 2. */
  initials: number
  /** The size of the initials in percent of the avatar, 1 to 100. */
  fontSize: number
}

/** A person's initials on a colour. */
export function Avatar({ name = '', background, initials, fontSize }: AvatarProps) {
  const colors = avatarColors(background, name)
  return (
    <Initials
      initials={initialsOf(name, initials)}
      background={colors.background}
      color={colors.ink}
      fontSize={fontSize}
      label={name || undefined}
      size="medium"
    />
  )
}
