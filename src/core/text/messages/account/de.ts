import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'de', 'profile' | 'ownData'> = {
  profile: {
    title: 'Profil',
    name: 'Name',
    email: 'E-Mail',
    company: 'Firma',
    photo: 'Foto',
    choosePhoto: 'Foto auswählen',
    changePhoto: 'Foto ändern',
    removePhoto: 'Foto entfernen',
    photoRemoved: 'Ihr Foto wurde entfernt.',
    photoSaved: 'Ihr Foto wurde gespeichert.',
    notPicture: 'Dieses Bild kann nicht gelesen werden. Wählen Sie ein JPEG, PNG oder WebP.',
    tooLarge: 'Dieses Bild ist zu groß. Wählen Sie ein kleineres.',
    crop: 'Gezeigter Ausschnitt des Bildes',
    cropHint:
      'Ziehen Sie das Bild, um es zu verschieben. Mit der Tastatur: Die Pfeiltasten verschieben es, + und − ändern die Größe.',
    zoom: 'Größe',
    savePhoto: 'Foto speichern',
    phone: 'Telefon',
    phoneWrong: 'Verwenden Sie nur Ziffern, Leerzeichen und + ( ) - . /, höchstens 30 Zeichen.',
    timeZone: 'Zeitzone',
    deviceZone: 'Wie auf diesem Gerät: {zone}',
    save: 'Speichern',
    saved: 'Ihr Profil wurde gespeichert.',
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
