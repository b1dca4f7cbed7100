import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'de', 'account' | 'deploy' | 'layout' | 'meetings' | 'ownPages'> = {
  account: {
    logOut: 'Abmelden',
    accountMenu: 'Konto',
    accountButton: '{initials}, Konto',
    language: 'Sprache',
  },
  deploy: {
    updated: 'Diese Seite wurde aktualisiert',
    lostHint: 'Nicht gesendete Eingaben können verloren gehen.',
    reload: 'Seite neu laden',
    blocked: 'Ein Teil dieser Seite wurde nicht geladen',
    blockedHint: 'Vielleicht verhindert das ein Werbeblocker oder ein Filter Ihres Netzwerks.',
  },
  layout: {
    skip: 'Zum Inhalt springen',
    skipToNavigation: 'Zur Navigation springen',
    navigation: 'Portal',
    offline: 'Sie scheinen offline zu sein. Was Sie sehen, ist möglicherweise nicht aktuell.',
    dashboard: 'Übersicht',
    payments: 'Zahlungen',
    projects: 'Projekte',
    tickets: 'Support',
    project: 'Projektdetails',
    projectUpdates: 'Neuigkeiten zum Projekt',
    milestones: 'Meilensteine',
    login: 'Anmelden',
    forgotPassword: 'Passwort vergessen?',
    resetPassword: 'Passwort zurücksetzen',
    meetings: 'Alle Termine',
    raiseTicket: 'Neues Ticket',
    ticket: 'Ticket',
    notFound: 'Seite nicht gefunden',
    notFoundHint: 'Vielleicht wurde die Seite verschoben, oder der Link ist unvollständig.',
    backToDashboard: 'Zurück zur Übersicht',
    paymentsShort: 'Zahlungen',
    projectsShort: 'Projekte',
    more: 'Mehr',
  },
  meetings: {
    title: 'Alle Termine',
    empty: 'Es sind noch keine Termine geplant.',
  },
  ownPages: {
    empty: 'Hier ist noch nichts.',
  },
}
