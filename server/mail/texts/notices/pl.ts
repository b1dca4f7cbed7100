import type { NoticeTexts } from './notice-texts.ts'

export const pl: NoticeTexts = {
  greeting: (name) => `Dzień dobry, ${name}!`,
  answers: (subject) => `Nowości w Twoim zgłoszeniu: ${subject}`,
  approvals: (name) => `Prosimy o Twoją akceptację: ${name}`,
  payments: (project, day) =>
    day ? `Termin płatności ${day}: ${project}` : `Płatność do uregulowania: ${project}`,
  several: (first) => `Nowości w portalu klienta: ${first} i nie tylko`,
  severalBelow: 'w portalu klienta są nowości:',
  more: 'Pozostałe nowości zobaczysz w portalu.',
  open: 'Otwórz w portalu',
  openPortal: 'Otwórz portal',
  why: 'Otrzymujesz tę wiadomość, ponieważ korzystasz z naszego portalu klienta. W portalu, w sekcji „Konto”, wybierzesz, o czym i kiedy informujemy Cię e-mailem.',
  unsubscribe: 'Nie chcę więcej takich wiadomości',
  kinds: {
    answers: 'odpowiedzi na zgłoszenia',
    approvals: 'prośby o akceptację',
    payments: 'terminy płatności',
  },
  off: {
    title: 'Wiadomości z portalu klienta',
    question: (kinds) => `Czy wyłączyć wiadomości e-mail na te tematy: ${kinds}?`,
    button: 'Wyłącz te wiadomości',
    done: (kinds) => `Wiadomości e-mail na te tematy są wyłączone: ${kinds}.`,
    again: 'Możesz je ponownie włączyć w portalu, w sekcji „Konto”.',
    invalid:
      'Ten link stracił ważność. W portalu, w sekcji „Konto”, wybierzesz, jakie wiadomości otrzymujesz.',
    portal: 'Otwórz portal',
  },
}
