import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'de', 'attention' | 'consultant' | 'dashboard' | 'visit'> = {
  attention: {
    title: 'Das wartet auf Sie',
    updateWaits: 'Rückmeldung nötig',
    ticketWaits: 'Antwort nötig',
    milestoneWaits: 'Überfällig',
    paymentWaits: 'Zahlung fällig',
    since: 'Seit {date}',
    wasDue: 'War am {date} fällig',
    due: 'Fällig am {date}',
    firstDue: 'Erste Fälligkeit: {date}',
    partOverdue: '{amount} überfällig',
    ofProjects: 'Projekte: {count}',
    showAll: 'Alle anzeigen ({count})',
    showFewer: 'Weniger anzeigen',
    bounded: {
      one: 'Neuigkeiten und Meilensteine werden nur aus dem neuesten laufenden Projekt berücksichtigt.',
      other:
        'Neuigkeiten und Meilensteine werden nur aus den {count} neuesten laufenden Projekten berücksichtigt.',
    },
    emptyTitle: 'Es wartet nichts auf Sie',
    emptyBoundedTitle: 'Es scheint nichts auf Sie zu warten',
    emptyHint: 'Sobald wir etwas von Ihnen brauchen, erscheint es hier.',
    otherProjects: 'Weitere Projekte: {count}',
  },
  consultant: {
    title: 'Ansprechpartner',
    unassigned: 'Ihnen ist noch kein Ansprechpartner zugewiesen',
    notAssigned: 'Noch nicht zugewiesen',
  },
  dashboard: {
    title: 'Übersicht',
    greeting: 'Guten Tag, {name}!',
    greetingWithoutName: 'Guten Tag!',
    welcome: 'Willkommen in Ihrem Kundenportal.',
    summary: 'Auf einen Blick',
    paymentPending: 'Ausstehende Zahlung',
    totalProjects: 'Projekte insgesamt',
    activeProjects: 'Laufende Projekte',
    completedProjects: 'Abgeschlossene Projekte',
    addServices: 'Leistung anfragen',
    addServicesHint: 'Wählen Sie eine Leistung und eine Kategorie.',
    requestSent: 'Ihre Anfrage wurde gesendet',
    service: 'Leistung',
    category: 'Kategorie',
    cancel: 'Abbrechen',
    send: 'Senden',
    firstDayTitle: 'Hier finden Sie bald alles zu Ihren Projekten',
    firstDayHint: 'Sie sehen hier Ihre Projekte, Ihre Zahlungen und alles, was auf Sie wartet.',
    writeTo: 'An {name} schreiben',
  },
  visit: {
    since: 'Seit Ihrem letzten Besuch am {date}:',
    updates: {
      one: '{count} Neuigkeit',
      other: '{count} Neuigkeiten',
    },
    answers: {
      one: '{count} Antwort',
      other: '{count} Antworten',
    },
    payments: {
      one: '{count} Zahlung',
      other: '{count} Zahlungen',
    },
  },
}
