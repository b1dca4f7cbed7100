import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'fr', 'notifications'> = {
  notifications: {
    title: 'Notifications',
    unread: {
      one: 'Notifications\u00a0: {count} non lue',
      many: 'Notifications\u00a0: {count} non lues',
      other: 'Notifications\u00a0: {count} non lues',
    },
    dismiss: 'Ignorer',
    dismissOne: 'Ignorer {title}',
    dismissAll: 'Tout ignorer',
    dismissedAll: {
      one: '{count} notification ignorée',
      many: '{count} de notifications ignorées',
      other: '{count} notifications ignorées',
    },
    undo: 'Annuler',
    emptyTitle: 'Vous êtes à jour',
    emptyHint: 'Vous n’avez aucune notification non lue.',
    earlier: 'Plus anciennes',
    untold: 'Ignoré ici. Ce choix sera enregistré dès que le serveur sera joignable.',
    several: {
      one: '{count} nouveau message',
      many: '{count} de nouveaux messages',
      other: '{count} nouveaux messages',
    },
    arrivedOne: 'Nouvelle notification\u00a0: {title}',
    arrivedMany: {
      one: '{count} nouvelle notification',
      many: '{count} de nouvelles notifications',
      other: '{count} nouvelles notifications',
    },
  },
}
