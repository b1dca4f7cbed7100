import { behindNames } from '../../../stores/closed.ts'
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
  bells: {
    answered: {
      title: 'Nowa odpowiedź na Twoje zgłoszenie',
      message: (from, subject) => `${from} odpowiada na zgłoszenie „${subject}”.`,
      CTA: 'Przeczytaj odpowiedź',
    },
    resolved: {
      title: 'Twoje zgłoszenie jest rozwiązane',
      message: (from, subject) => `${from} zamyka zgłoszenie „${subject}”.`,
      CTA: 'Otwórz zgłoszenie',
    },
    wrote: {
      title: 'Nowa wiadomość w zgłoszeniu',
      message: (name, subject) => `${name}${behindNames.wrote.pl}${subject}”.`,
      CTA: 'Przeczytaj wiadomość',
    },
    added: {
      title: 'Obserwujesz zgłoszenie',
      message: (name, subject) => `${name}${behindNames.added.pl}${subject}”.`,
      CTA: 'Otwórz zgłoszenie',
    },
    copyIsReady: {
      title: 'Twoje dane są gotowe',
      message: 'Kopię wszystkiego, co jest o Tobie przechowywane, możesz pobrać przez jeden dzień.',
      CTA: 'Pobierz',
    },
    isNotErased: { title: 'Twoje konto nie zostanie usunięte', CTA: 'Otwórz konto' },
    waits: { title: (what) => `Czeka na Ciebie: ${what}`, CTA: 'Zobacz' },
    update: { title: 'Nowości w Twoim projekcie', CTA: 'Przeczytaj' },
    due: {
      soon: 'Zbliża się termin płatności',
      today: 'Dziś mija termin płatności',
      message: (project, day) => `${project}: prosimy o płatność do ${day}.`,
      CTA: 'Otwórz projekt',
    },
  },
  copyIsReady: {
    subject: 'Kopia Twoich danych jest gotowa',
    says: 'Kopia wszystkiego, co jest o Tobie przechowywane w portalu klienta, jest gotowa. Przez jeden dzień możesz ją pobrać w portalu, w sekcji „Konto”:',
    ifNotYou:
      'Jeśli to nie Twoja prośba, zaloguj się i zakończ wszystkie pozostałe sesje w sekcji „Bezpieczeństwo” na swoim koncie.',
  },
  erasureIsAsked: {
    subject: 'Prośba o usunięcie Twojego konta',
    says: 'Dotarła do nas prośba o usunięcie Twojego konta i wszystkiego, co jest o Tobie przechowywane w portalu klienta. Zajmiemy się tym i powiemy Ci, jeśli prawo nakazuje nam coś zachować.',
    ifNotYou: 'Jeśli to nie Twoja prośba albo zmienisz zdanie, wycofaj ją w sekcji „Konto”:',
  },
  readme: {
    about: 'To jest kopia wszystkiego, co jest o Tobie przechowywane w tym portalu klienta.',
    json: 'wszystko, do odczytu przez program',
    tables: 'listy, do otwarcia w arkuszu kalkulacyjnym',
    files: 'wszystkie pliki: Twoje i te, które Ci udostępniono',
    secrets: 'Nie ma w niej haseł ani kluczy: są przechowywane w postaci, której nikt nie może odczytać.',
  },
}
