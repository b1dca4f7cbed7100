import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'nl', 'account' | 'deploy' | 'layout' | 'meetings' | 'ownPages'> = {
  account: {
    logOut: 'Uitloggen',
    accountMenu: 'Account',
    accountButton: '{initials}, uw account',
    language: 'Taal',
  },
  deploy: {
    updated: 'Deze pagina is bijgewerkt',
    lostHint: 'Wat nog niet is verzonden, kan verloren gaan.',
    reload: 'Pagina opnieuw laden',
    blocked: 'Een deel van deze pagina is niet geladen',
    blockedHint: 'Misschien houdt een adblocker of een filter van uw netwerk het tegen.',
  },
  layout: {
    skip: 'Naar de inhoud',
    skipToNavigation: 'Naar de navigatie',
    navigation: 'Portaal',
    offline: 'U lijkt offline te zijn. Wat u ziet, is misschien niet actueel.',
    dashboard: 'Overzicht',
    payments: 'Betalingen',
    projects: 'Projecten',
    tickets: 'Support',
    project: 'Projectgegevens',
    projectUpdates: 'Projectupdates',
    milestones: 'Mijlpalen',
    login: 'Inloggen',
    forgotPassword: 'Wachtwoord vergeten?',
    resetPassword: 'Wachtwoord opnieuw instellen',
    meetings: 'Alle afspraken',
    raiseTicket: 'Nieuw ticket',
    ticket: 'Ticket',
    notFound: 'Pagina niet gevonden',
    notFoundHint: 'Misschien is de pagina verplaatst of is de link niet volledig.',
    backToDashboard: 'Terug naar het overzicht',
    paymentsShort: 'Betalingen',
    projectsShort: 'Projecten',
    more: 'Meer',
  },
  meetings: {
    title: 'Alle afspraken',
    empty: 'Er zijn nog geen afspraken gepland.',
  },
  ownPages: {
    empty: 'Hier is nog niets.',
  },
}
