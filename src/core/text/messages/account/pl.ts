import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'pl', 'profile'> = {
  profile: {
    title: 'Profil',
    name: 'Imię i nazwisko',
    email: 'E-mail',
    company: 'Firma',
  },
}
