import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'es', 'profile' | 'ownData'> = {
  profile: {
    title: 'Perfil',
    name: 'Nombre',
    email: 'Correo electrónico',
    company: 'Empresa',
  },
  ownData: {
    title: 'Sus datos',
    hint: 'Todo lo que se guarda sobre usted: mensajes, pagos, proyectos y archivos.',
    ask: 'Pedir una copia',
    making: 'Su copia se está preparando. Esta página, la campana y un correo le avisarán cuando esté lista.',
    ready: 'Su copia del {date} está lista. Puede descargarla hasta el {until}.',
    download: 'Descargar ({size})',
    failed: 'No se pudo preparar la copia. Pídala de nuevo.',
    erase: 'Borrar mi cuenta',
    eraseHint:
      'La borraremos y le diremos si la ley nos obliga a conservar algo. Después no se puede deshacer.',
    words: '¿Por qué? (opcional)',
    askErase: 'Pedir el borrado',
    asked: 'Pidió el borrado el {date}. Nos ocuparemos de ello.',
    withdraw: 'Retirar la solicitud',
    withdrawn: 'Su cuenta sigue como está.',
  },
}
