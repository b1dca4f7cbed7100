import { isAvatarBackground } from '../../core/index'
import { integer, string, text } from '../attributes'
import { element } from '../row'

export const row = element({
  view: () => import('../../views/people/avatar').then((module) => module.Avatar),
  access: 'public',
  inline: true,
  attributes: {
    name: string(),
    background: text(undefined, 'a 6-digit hex colour, "transparent" or "auto"', isAvatarBackground),
    initials: integer(2, { min: 0, max: 2 }),
    'font-size': integer(50, { min: 1, max: 100 }),
  },
})
