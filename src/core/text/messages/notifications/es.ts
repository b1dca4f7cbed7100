import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'es', 'notifications'> = {
  notifications: {
    title: 'Notificaciones',
    unread: {
      one: 'Notificaciones: {count} sin leer',
      many: 'Notificaciones: {count} sin leer',
      other: 'Notificaciones: {count} sin leer',
    },
    dismiss: 'Descartar',
    dismissOne: 'Descartar {title}',
    dismissAll: 'Descartar todas',
    dismissedAll: {
      one: '{count} notificación descartada',
      many: '{count} de notificaciones descartadas',
      other: '{count} notificaciones descartadas',
    },
    undo: 'Deshacer',
    emptyTitle: 'Está al día',
    emptyHint: 'No tiene notificaciones sin leer.',
    earlier: 'Anteriores',
    untold: 'Descartado aquí. Se guardará en cuanto se pueda conectar con el servidor.',
    several: {
      one: '{count} mensaje nuevo',
      many: '{count} de mensajes nuevos',
      other: '{count} mensajes nuevos',
    },
    arrivedOne: 'Nueva notificación: {title}',
    arrivedMany: {
      one: '{count} notificación nueva',
      many: '{count} de notificaciones nuevas',
      other: '{count} notificaciones nuevas',
    },
  },
}
