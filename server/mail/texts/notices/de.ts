import { behindNames } from '../../../stores/closed.ts'
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
  bells: {
    answered: {
      title: 'Neue Antwort auf Ihr Ticket',
      message: (from, subject) => `${from} hat „${subject}“ beantwortet.`,
      CTA: 'Antwort lesen',
    },
    resolved: {
      title: 'Ihr Ticket ist gelöst',
      message: (from, subject) => `${from} hat „${subject}“ gelöst.`,
      CTA: 'Ticket öffnen',
    },
    wrote: {
      title: 'Neue Nachricht in einem Ticket',
      message: (name, subject) => `${name}${behindNames.wrote.de}${subject}“ geschrieben.`,
      CTA: 'Nachricht lesen',
    },
    added: {
      title: 'Sie folgen einem Ticket',
      message: (name, subject) => `${name}${behindNames.added.de}${subject}“ hinzugefügt.`,
      CTA: 'Ticket öffnen',
    },
    copyIsReady: {
      title: 'Ihre Daten sind bereit',
      message:
        'Die Kopie von allem, was über Sie gespeichert ist, kann einen Tag lang heruntergeladen werden.',
      CTA: 'Herunterladen',
    },
    isNotErased: { title: 'Ihr Konto wird nicht gelöscht', CTA: 'Konto öffnen' },
    waits: { title: (what) => `Wartet auf Sie: ${what}`, CTA: 'Ansehen' },
    update: { title: 'Neues zu Ihrem Projekt', CTA: 'Neuigkeit lesen' },
    due: {
      soon: 'Eine Zahlung ist bald fällig',
      today: 'Eine Zahlung ist heute fällig',
      message: (project, day) => `${project}: Bitte zahlen Sie bis zum ${day}.`,
      CTA: 'Projekt öffnen',
    },
  },
  copyIsReady: {
    subject: 'Die Kopie Ihrer Daten ist bereit',
    says: 'die Kopie von allem, was in Ihrem Kundenportal über Sie gespeichert ist, ist bereit. Sie können sie dort einen Tag lang unter „Konto“ herunterladen:',
    ifNotYou:
      'Wenn Sie sie nicht angefordert haben, melden Sie sich an und beenden Sie unter „Sicherheit“ in Ihrem Konto alle anderen Sitzungen.',
  },
  erasureIsAsked: {
    subject: 'Sie haben um die Löschung Ihres Kontos gebeten',
    says: 'Sie haben uns gebeten, Ihr Konto und alles zu löschen, was in Ihrem Kundenportal über Sie gespeichert ist. Wir kümmern uns darum und sagen Ihnen, wenn wir etwas gesetzlich aufbewahren müssen.',
    ifNotYou: 'Wenn Sie es nicht waren oder es sich anders überlegen, nehmen Sie es unter „Konto“ zurück:',
  },
  readme: {
    about: 'Dies ist eine Kopie von allem, was in diesem Kundenportal über Sie gespeichert ist.',
    json: 'alles, für Programme',
    tables: 'die Listen, für eine Tabellenkalkulation',
    files: 'alle Dateien: Ihre, und die mit Ihnen geteilten',
    secrets:
      'Passwörter und Schlüssel sind nicht dabei: Sie sind so gespeichert, dass niemand sie lesen kann.',
  },
}
