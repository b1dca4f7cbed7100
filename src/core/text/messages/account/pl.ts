import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'pl', 'profile' | 'ownData'> = {
  profile: {
    title: 'Profil',
    name: 'Imię i nazwisko',
    email: 'E-mail',
    company: 'Firma',
  },
  ownData: {
    title: 'Twoje dane',
    hint: 'Wszystko, co jest o Tobie przechowywane: wiadomości, płatności, projekty i pliki.',
    ask: 'Poproś o kopię',
    making: 'Twoja kopia jest przygotowywana. Ta strona, dzwonek i e-mail powiadomią Cię, gdy będzie gotowa.',
    ready: 'Twoja kopia z dnia {date} jest gotowa. Możesz ją pobrać do {until}.',
    download: 'Pobierz ({size})',
    failed: 'Nie udało się przygotować kopii. Poproś o nią ponownie.',
    erase: 'Usuń moje konto',
    eraseHint:
      'Usuniemy je i powiemy Ci, jeśli prawo nakazuje nam coś zachować. Potem nie można tego cofnąć.',
    words: 'Dlaczego? (opcjonalnie)',
    askErase: 'Poproś o usunięcie',
    asked: 'Prośba o usunięcie z dnia {date} do nas dotarła. Zajmiemy się tym.',
    withdraw: 'Wycofaj prośbę',
    withdrawn: 'Twoje konto pozostaje bez zmian.',
  },
}
