import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'pl', 'notifications'> = {
  notifications: {
    title: 'Powiadomienia',
    unread: {
      one: 'Powiadomienia: {count} nieprzeczytane',
      few: 'Powiadomienia: {count} nieprzeczytane',
      many: 'Powiadomienia: {count} nieprzeczytanych',
      other: 'Powiadomienia: {count} nieprzeczytanego',
    },
    dismiss: 'Ukryj',
    dismissOne: 'Ukryj: {title}',
    dismissAll: 'Ukryj wszystkie',
    dismissedAll: {
      one: 'Ukryto {count} powiadomienie',
      few: 'Ukryto {count} powiadomienia',
      many: 'Ukryto {count} powiadomień',
      other: 'Ukryto {count} powiadomienia',
    },
    undo: 'Cofnij',
    emptyTitle: 'Jesteś na bieżąco',
    emptyHint: 'Nie ma nieprzeczytanych powiadomień.',
    earlier: 'Wcześniejsze',
    untold: 'Ukryto tutaj. Zostanie to zapisane, gdy tylko serwer będzie dostępny.',
    several: {
      one: '{count} nowa wiadomość',
      few: '{count} nowe wiadomości',
      many: '{count} nowych wiadomości',
      other: '{count} nowej wiadomości',
    },
    arrivedOne: 'Nowe powiadomienie: {title}',
    arrivedMany: {
      one: '{count} nowe powiadomienie',
      few: '{count} nowe powiadomienia',
      many: '{count} nowych powiadomień',
      other: '{count} nowego powiadomienia',
    },
  },
}
