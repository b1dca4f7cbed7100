import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'pl', 'account' | 'deploy' | 'layout' | 'meetings' | 'ownPages'> = {
  account: {
    logOut: 'Wyloguj się',
    accountMenu: 'Konto',
    accountButton: '{initials}, konto',
    language: 'Język',
  },
  deploy: {
    updated: 'Ta strona została zaktualizowana',
    lostHint: 'To, co nie zostało jeszcze wysłane, może przepaść.',
    reload: 'Odśwież stronę',
    blocked: 'Część tej strony nie została wczytana',
    blockedHint: 'Mógł ją zablokować program blokujący reklamy albo filtr w Twojej sieci.',
  },
  layout: {
    skip: 'Przejdź do treści',
    skipToNavigation: 'Przejdź do nawigacji',
    navigation: 'Portal',
    offline: 'Wygląda na to, że nie masz połączenia. To, co widzisz, może być nieaktualne.',
    dashboard: 'Pulpit',
    payments: 'Płatności',
    projects: 'Projekty',
    tickets: 'Pomoc',
    project: 'Szczegóły projektu',
    projectUpdates: 'Aktualności projektu',
    milestones: 'Etapy',
    login: 'Zaloguj się',
    forgotPassword: 'Nie pamiętasz hasła?',
    resetPassword: 'Ustaw nowe hasło',
    meetings: 'Wszystkie spotkania',
    raiseTicket: 'Nowe zgłoszenie',
    ticket: 'Zgłoszenie',
    notFound: 'Nie znaleziono strony',
    notFoundHint: 'Być może strona została przeniesiona albo link jest niepełny.',
    backToDashboard: 'Wróć do pulpitu',
    paymentsShort: 'Płatności',
    projectsShort: 'Projekty',
    more: 'Więcej',
  },
  meetings: {
    title: 'Wszystkie spotkania',
    empty: 'Nie zaplanowano jeszcze spotkań.',
  },
  ownPages: {
    empty: 'Nic tu jeszcze nie ma.',
  },
}
