import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'de', 'profile'> = {
  profile: {
    title: 'Profil',
    name: 'Name',
    email: 'E-Mail',
    company: 'Firma',
  },
}
