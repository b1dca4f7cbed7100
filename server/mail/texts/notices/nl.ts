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
}
