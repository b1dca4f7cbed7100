import type { NoticeTexts } from './notice-texts.ts'

export const de: NoticeTexts = {
  greeting: (name) => `Guten Tag ${name},`,
  answers: (subject) => `Neues zu Ihrem Ticket: ${subject}`,
  approvals: (name) => `Ihre Freigabe wird erbeten: ${name}`,
  payments: (project, day) => (day ? `Zahlung fällig am ${day}: ${project}` : `Zahlung fällig: ${project}`),
  several: (first) => `Neues in Ihrem Kundenportal: ${first} und mehr`,
  severalBelow: 'in Ihrem Kundenportal gibt es Neues:',
  more: 'Was sonst noch neu ist, sehen Sie im Portal.',
  open: 'Im Portal öffnen',
  openPortal: 'Portal öffnen',
  why: 'Sie bekommen diese E-Mail, weil Sie unser Kundenportal nutzen. Dort legen Sie unter „Konto“ fest, was Sie wann per E-Mail erfahren.',
  unsubscribe: 'Keine solchen E-Mails mehr',
  kinds: {
    answers: 'Antworten auf Tickets',
    approvals: 'erbetene Freigaben',
    payments: 'fällige Zahlungen',
  },
  off: {
    title: 'E-Mails Ihres Kundenportals',
    question: (kinds) => `Möchten Sie keine E-Mails mehr über ${kinds}?`,
    button: 'Diese E-Mails abbestellen',
    done: (kinds) => `Sie bekommen keine E-Mails mehr über ${kinds}.`,
    again: 'Im Portal können Sie sie unter „Konto“ wieder einschalten.',
    invalid:
      'Dieser Link gilt nicht mehr. Im Portal legen Sie unter „Konto“ fest, welche E-Mails Sie bekommen.',
    portal: 'Portal öffnen',
  },
}
