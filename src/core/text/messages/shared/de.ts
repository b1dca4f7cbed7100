import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'de', 'common' | 'fields' | 'list' | 'longList' | 'refusal' | 'sources'> = {
  common: {
    newStatus: 'Neuer Status von „{name}“: {status}',
    close: 'Schließen',
    cancel: 'Abbrechen',
    notices: 'Meldungen',
    retry: 'Erneut versuchen',
    loading: 'Wird geladen\u00a0…',
    slow: 'Das dauert länger als gewöhnlich.',
    unreachable: 'Der Server ist nicht erreichbar.',
    unreadable: 'Die Antwort des Servers ist nicht lesbar.',
    refused: 'Die Anfrage ist fehlgeschlagen (Fehler {status})',
    tryAgain: 'Bitte versuchen Sie es {time} noch einmal.',
    failedTitle: 'Das konnte nicht geladen werden',
    stale: 'Der neueste Stand konnte nicht geladen werden: {message}',
    brokenTitle: 'Hier ist etwas schiefgegangen',
    brokenHint: 'Der Rest der Seite ist nicht betroffen. Bitte versuchen Sie es noch einmal.',
    missing: 'Dieser Teil der Seite ist nicht eingerichtet: {attribute} fehlt.',
    restFailed: 'Der Rest konnte nicht geladen werden: {message}',
    amountUnknown: 'Betrag nicht bekannt',
    atLeast: 'mindestens {amount}',
  },
  fields: {
    yes: 'Ja',
    no: 'Nein',
    link: '{text}, {row}',
  },
  list: {
    sortBy: 'Sortieren',
    search: 'Suchen',
    clearSearch: 'Suche zurücksetzen',
    noMatchTitle: 'Keine Treffer',
    noMatchHint: 'Versuchen Sie es mit einem anderen Begriff oder zeigen Sie wieder alles an.',
    showAll: 'Alle anzeigen',
    searchEverything: 'Alles durchsuchen',
    found: {
      one: '{count} Treffer',
      other: '{count} Treffer',
    },
    news: 'Neu in „{title}“: {count}',
    arrived: '{count} von {total} geladen',
    arrivedSome: '{count} bisher geladen',
    shown: '{count} von {total} angezeigt',
    inView: '{count} von {total} sichtbar',
    leftOut: {
      one: '{count} Eintrag kann nicht angezeigt werden.',
      other: '{count} Einträge können nicht angezeigt werden.',
    },
    printed: 'Gedruckt werden die ersten {count} von {total} Zeilen.',
  },
  longList: {
    page: 'Seite {page} von {pages}',
    previousPage: 'Zurück',
    nextPage: 'Weiter',
    showMore: 'Mehr anzeigen',
    showLess: 'Weniger anzeigen',
    skip: 'Diese Liste überspringen',
    start: 'Zurück zum Anfang der Liste',
  },
  refusal: {
    wrong:
      'Der Server hat das nicht angenommen. Bitte prüfen Sie Ihre Eingaben oder laden Sie die Seite neu.',
    denied: 'Darauf haben Sie keinen Zugriff. Wenn Sie ihn brauchen, wenden Sie sich bitte an uns.',
    missing:
      'Das wurde nicht gefunden. Vielleicht wurde es entfernt: Laden Sie die Seite neu, um den aktuellen Stand zu sehen.',
    unable: 'Der Server unterstützt das nicht. Bitte wenden Sie sich an uns.',
    changed:
      'Das hat sich inzwischen geändert. Laden Sie die Seite neu und prüfen Sie den Stand, bevor Sie es noch einmal senden.',
    tooLarge:
      'Das ist zu viel für den Server. Senden Sie kleinere Dateien, weniger auf einmal oder einen kürzeren Text.',
    wrongKind: 'Der Server nimmt Dateien dieser Art nicht an. Senden Sie ein anderes Format, etwa PDF.',
    browser:
      'Ihr Browser sendet zu viele Daten mit. Versuchen Sie es in einem privaten Fenster oder in einem anderen Browser.',
    network:
      'Ihr Netzwerk verlangt zuerst eine Anmeldung. Öffnen Sie eine andere Website, melden Sie sich dort an und versuchen Sie es noch einmal.',
    later: 'Das ist gerade nicht möglich. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  },
  sources: {
    partlyFailed: 'Hier fehlt vielleicht etwas. Nicht geladen: {parts}.',
    projects: 'Projekte',
    updates: 'Neuigkeiten',
    milestones: 'Meilensteine',
    files: 'Dateien',
    payments: 'Zahlungen',
    tickets: 'Tickets',
  },
}
