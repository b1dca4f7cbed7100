import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'de', 'notifications'> = {
  notifications: {
    title: 'Benachrichtigungen',
    unread: {
      one: 'Benachrichtigungen: {count} ungelesen',
      other: 'Benachrichtigungen: {count} ungelesen',
    },
    dismiss: 'Ausblenden',
    dismissOne: '{title} ausblenden',
    dismissAll: 'Alle ausblenden',
    dismissedAll: {
      one: '{count} Benachrichtigung ausgeblendet',
      other: '{count} Benachrichtigungen ausgeblendet',
    },
    undo: 'Rückgängig machen',
    emptyTitle: 'Sie sind auf dem neuesten Stand',
    emptyHint: 'Es gibt keine ungelesenen Benachrichtigungen.',
    earlier: 'Frühere',
    untold: 'Hier ausgeblendet. Das wird gespeichert, sobald der Server erreichbar ist.',
    several: {
      one: '{count} neue Nachricht',
      other: '{count} neue Nachrichten',
    },
    arrivedOne: 'Neue Benachrichtigung: {title}',
    arrivedMany: {
      one: '{count} neue Benachrichtigung',
      other: '{count} neue Benachrichtigungen',
    },
  },
}
