import { behindNames } from '../../../stores/closed.ts'
import type { NoticeTexts } from './notice-texts.ts'

export const nl: NoticeTexts = {
  greeting: (name) => `Hallo ${name},`,
  answers: (subject) => `Nieuws over uw ticket: ${subject}`,
  approvals: (name) => `Uw goedkeuring wordt gevraagd: ${name}`,
  payments: (project, day) =>
    day ? `Betaling uiterlijk ${day}: ${project}` : `Openstaande betaling: ${project}`,
  several: (first) => `Nieuws in uw klantenportaal: ${first} en meer`,
  severalBelow: 'er is nieuws in uw klantenportaal:',
  more: 'Wat er verder nieuw is, ziet u in het portaal.',
  open: 'Openen in het portaal',
  openPortal: 'Portaal openen',
  why: 'U krijgt deze e-mail omdat u ons klantenportaal gebruikt. Daar kiest u onder ‘Account’ wat u per e-mail hoort, en wanneer.',
  unsubscribe: 'Zulke e-mails niet meer ontvangen',
  kinds: {
    answers: 'antwoorden op tickets',
    approvals: 'gevraagde goedkeuringen',
    payments: 'openstaande betalingen',
  },
  off: {
    title: 'E-mails van uw klantenportaal',
    question: (kinds) => `Wilt u geen e-mails meer over ${kinds}?`,
    button: 'Deze e-mails uitzetten',
    done: (kinds) => `U krijgt geen e-mails meer over ${kinds}.`,
    again: 'In het portaal kunt u ze onder ‘Account’ weer aanzetten.',
    invalid: 'Deze link is niet meer geldig. In het portaal kiest u onder ‘Account’ welke e-mails u krijgt.',
    portal: 'Portaal openen',
  },
  bells: {
    answered: {
      title: 'Nieuw antwoord op uw ticket',
      message: (from, subject) => `${from} heeft ‘${subject}’ beantwoord.`,
      CTA: 'Antwoord lezen',
    },
    resolved: {
      title: 'Uw ticket is opgelost',
      message: (from, subject) => `${from} heeft ‘${subject}’ opgelost.`,
      CTA: 'Ticket openen',
    },
    wrote: {
      title: 'Nieuw bericht in een ticket',
      message: (name, subject) => `${name}${behindNames.wrote.nl}${subject}’ geschreven.`,
      CTA: 'Bericht lezen',
    },
    added: {
      title: 'U volgt een ticket',
      message: (name, subject) => `${name}${behindNames.added.nl}${subject}’.`,
      CTA: 'Ticket openen',
    },
    copyIsReady: {
      title: 'Uw gegevens zijn klaar',
      message: 'De kopie van alles wat over u wordt bewaard, kan een dag lang worden gedownload.',
      CTA: 'Downloaden',
    },
    isNotErased: { title: 'Uw account wordt niet gewist', CTA: 'Account openen' },
    waits: { title: (what) => `Wacht op u: ${what}`, CTA: 'Bekijken' },
    update: { title: 'Nieuws over uw project', CTA: 'Nieuws lezen' },
    due: {
      soon: 'Een betaling vervalt binnenkort',
      today: 'Een betaling vervalt vandaag',
      message: (project, day) => `${project}: betaal uiterlijk ${day}, alstublieft.`,
      CTA: 'Project openen',
    },
  },
  copyIsReady: {
    subject: 'De kopie van uw gegevens is klaar',
    says: 'De kopie van alles wat in uw klantenportaal over u wordt bewaard, is klaar. U kunt die daar een dag lang downloaden, onder ‘Account’:',
    ifNotYou:
      'Hebt u er niet om gevraagd? Log dan in en beëindig alle andere sessies onder ‘Beveiliging’ in uw account.',
  },
  erasureIsAsked: {
    subject: 'U hebt ons gevraagd uw account te wissen',
    says: 'U hebt ons gevraagd uw account te wissen, met alles wat in uw klantenportaal over u wordt bewaard. Wij zorgen ervoor en laten u weten of de wet ons verplicht iets te bewaren.',
    ifNotYou: 'Was u het niet, of verandert u van gedachten? Trek het dan in onder ‘Account’:',
  },
  readme: {
    about: 'Dit is een kopie van alles wat in dit klantenportaal over u wordt bewaard.',
    json: 'alles, voor een programma',
    tables: 'de lijsten, voor een spreadsheet',
    files: 'alle bestanden: die van u, en die met u zijn gedeeld',
    secrets: 'Wachtwoorden en sleutels staan er niet in: die worden zo bewaard dat niemand ze kan lezen.',
  },
}
