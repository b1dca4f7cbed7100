import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'nl', 'notifications'> = {
  notifications: {
    title: 'Meldingen',
    unread: {
      one: 'Meldingen: {count} ongelezen',
      other: 'Meldingen: {count} ongelezen',
    },
    dismiss: 'Verbergen',
    dismissOne: '{title} verbergen',
    dismissAll: 'Alles verbergen',
    dismissedAll: {
      one: '{count} melding verborgen',
      other: '{count} meldingen verborgen',
    },
    undo: 'Ongedaan maken',
    emptyTitle: 'U bent helemaal bij',
    emptyHint: 'Er zijn geen ongelezen meldingen.',
    earlier: 'Eerder',
    untold: 'Hier verborgen. Dit wordt opgeslagen zodra de server bereikbaar is.',
    several: {
      one: '{count} nieuw bericht',
      other: '{count} nieuwe berichten',
    },
    arrivedOne: 'Nieuwe melding: {title}',
    arrivedMany: {
      one: '{count} nieuwe melding',
      other: '{count} nieuwe meldingen',
    },
  },
}
