import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'de', 'profile'> = {
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
}
