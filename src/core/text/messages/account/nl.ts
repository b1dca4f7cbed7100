import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'nl', 'profile'> = {
  profile: {
    title: 'Profiel',
    name: 'Naam',
    email: 'E-mail',
    company: 'Bedrijf',
  },
}
