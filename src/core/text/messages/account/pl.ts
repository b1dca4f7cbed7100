import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'pl', 'profile'> = {
  profile: {
    title: 'Profil',
    name: 'Imię i nazwisko',
    email: 'E-mail',
    company: 'Firma',
    photo: 'Zdjęcie',
    choosePhoto: 'Wybierz zdjęcie',
    changePhoto: 'Zmień zdjęcie',
    removePhoto: 'Usuń zdjęcie',
    photoRemoved: 'Zdjęcie zostało usunięte.',
    photoSaved: 'Zdjęcie zostało zapisane.',
    notPicture: 'Nie można odczytać tego obrazu. Wybierz plik JPEG, PNG lub WebP.',
    tooLarge: 'Ten obraz jest za duży. Wybierz mniejszy.',
    crop: 'Widoczna część obrazu',
    cropHint:
      'Przeciągnij obraz, aby go przesunąć. Na klawiaturze: klawisze strzałek przesuwają obraz, + i − zmieniają jego rozmiar.',
    zoom: 'Rozmiar',
    savePhoto: 'Zapisz zdjęcie',
    phone: 'Telefon',
    phoneWrong: 'Użyj tylko cyfr, spacji i znaków + ( ) - . /, najwyżej 30 znaków.',
    timeZone: 'Strefa czasowa',
    deviceZone: 'Jak na tym urządzeniu: {zone}',
    save: 'Zapisz',
    saved: 'Profil został zapisany.',
  },
}
