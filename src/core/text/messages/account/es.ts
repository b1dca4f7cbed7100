import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'es', 'profile'> = {
  profile: {
    title: 'Perfil',
    name: 'Nombre',
    email: 'Correo electrónico',
    company: 'Empresa',
  },
}
