import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'nl', 'common' | 'fields' | 'list' | 'longList' | 'refusal' | 'sources'> = {
  common: {
    newStatus: 'Nieuwe status van ‘{name}’: {status}',
    close: 'Sluiten',
    cancel: 'Annuleren',
    notices: 'Meldingen',
    retry: 'Opnieuw proberen',
    loading: 'Laden…',
    slow: 'Dit duurt langer dan normaal.',
    unreachable: 'De server is niet bereikbaar.',
    unreadable: 'Het antwoord van de server is niet leesbaar.',
    refused: 'Het verzoek is mislukt (fout {status})',
    tryAgain: 'Probeer het {time} opnieuw.',
    failedTitle: 'Dit kon niet worden geladen',
    stale: 'De nieuwste gegevens konden niet worden geladen: {message}',
    brokenTitle: 'Hier ging iets mis',
    brokenHint: 'De rest van de pagina werkt gewoon. Probeer het opnieuw.',
    missing: 'Dit deel van de pagina is niet ingesteld: {attribute} ontbreekt.',
    restFailed: 'De rest kon niet worden geladen: {message}',
    amountUnknown: 'Bedrag onbekend',
    atLeast: 'minstens {amount}',
  },
  fields: {
    yes: 'Ja',
    no: 'Nee',
    link: '{text}, {row}',
  },
  list: {
    sortBy: 'Sorteren op',
    clearSearch: 'Zoekopdracht wissen',
    noMatchTitle: 'Niets gevonden',
    noMatchHint: 'Probeer een ander woord of toon alles weer.',
    showAll: 'Alles tonen',
    found: {
      one: '{count} resultaat',
      other: '{count} resultaten',
    },
    news: 'Nieuw in ‘{title}’: {count}',
    arrived: '{count} van {total} geladen',
    arrivedSome: '{count} tot nu toe geladen',
    shown: '{count} van {total} getoond',
    leftOut: {
      one: '{count} item kan niet worden weergegeven.',
      other: '{count} items kunnen niet worden weergegeven.',
    },
    printed: 'De eerste {count} van {total} rijen worden afgedrukt.',
  },
  longList: {
    page: 'Pagina {page} van {pages}',
    previousPage: 'Vorige',
    nextPage: 'Volgende',
    showMore: 'Meer tonen',
    showLess: 'Minder tonen',
    skip: 'Deze lijst overslaan',
    start: 'Terug naar het begin van de lijst',
  },
  refusal: {
    wrong: 'De server heeft dit niet geaccepteerd. Controleer wat u hebt ingevuld of laad de pagina opnieuw.',
    denied: 'U hebt hier geen toegang toe. Neem contact met ons op als u die nodig hebt.',
    missing:
      'Dit is niet gevonden. Misschien is het verwijderd: laad de pagina opnieuw om de actuele stand te zien.',
    unable: 'De server ondersteunt dit niet. Neem contact met ons op.',
    changed:
      'Dit is intussen gewijzigd. Laad de pagina opnieuw en controleer de gegevens voordat u het nog eens verzendt.',
    tooLarge:
      'Dit is te veel voor de server. Verzend kleinere bestanden, minder tegelijk of een kortere tekst.',
    wrongKind: 'De server accepteert dit bestandstype niet. Verzend een ander type, zoals PDF.',
    browser: 'Uw browser stuurt te veel mee. Probeer een privévenster of een andere browser.',
    network:
      'Uw netwerk vraagt u eerst in te loggen. Open een andere website, log daar in en probeer het opnieuw.',
    later: 'Dit is nu niet mogelijk. Probeer het over een paar minuten opnieuw.',
  },
  sources: {
    partlyFailed: 'Hier ontbreekt misschien iets. Niet geladen: {parts}.',
    projects: 'Projecten',
    updates: 'Updates',
    milestones: 'Mijlpalen',
    files: 'Bestanden',
    payments: 'Betalingen',
    tickets: 'Tickets',
  },
}
