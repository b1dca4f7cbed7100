import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'de', 'profile' | 'ownData'> = {
  profile: {
    title: 'Profil',
    name: 'Name',
    email: 'E-Mail',
    company: 'Firma',
  },
  ownData: {
    title: 'Ihre Daten',
    hint: 'Alles, was über Sie gespeichert ist: Nachrichten, Zahlungen, Projekte und Dateien.',
    ask: 'Kopie anfordern',
    making:
      'Ihre Kopie wird erstellt. Diese Seite, die Glocke und eine E-Mail sagen Ihnen, wann sie fertig ist.',
    ready: 'Ihre Kopie vom {date} ist fertig. Sie können sie bis {until} herunterladen.',
    download: 'Herunterladen ({size})',
    failed: 'Die Kopie konnte nicht erstellt werden. Bitte fordern Sie sie noch einmal an.',
    erase: 'Mein Konto löschen',
    eraseHint:
      'Wir löschen es und sagen Ihnen, wenn wir etwas gesetzlich aufbewahren müssen. Danach lässt es sich nicht zurücknehmen.',
    words: 'Warum? (freiwillig)',
    askErase: 'Löschung beantragen',
    asked: 'Sie haben am {date} um die Löschung gebeten. Wir kümmern uns darum.',
    withdraw: 'Zurücknehmen',
    withdrawn: 'Ihr Konto bleibt, wie es ist.',
  },
}
