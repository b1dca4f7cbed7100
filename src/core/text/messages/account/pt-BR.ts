import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'pt-BR', 'profile'> = {
  profile: {
    title: 'Perfil',
    name: 'Nome',
    email: 'E-mail',
    company: 'Empresa',
  },
}
