import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'fr', 'profile'> = {
  profile: {
    title: 'Profil',
    name: 'Nom',
    email: 'E-mail',
    company: 'Entreprise',
  },
}
