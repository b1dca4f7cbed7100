import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'nl', 'profile'> = {
  profile: {
    title: 'Profiel',
    name: 'Naam',
    email: 'E-mail',
    company: 'Bedrijf',
    photo: 'Foto',
    choosePhoto: 'Foto kiezen',
    changePhoto: 'Foto wijzigen',
    removePhoto: 'Foto verwijderen',
    photoRemoved: 'Uw foto is verwijderd.',
    photoSaved: 'Uw foto is opgeslagen.',
    notPicture: 'Deze afbeelding kan niet worden gelezen. Kies een JPEG, PNG of WebP.',
    tooLarge: 'Deze afbeelding is te groot. Kies een kleinere.',
    crop: 'Getoond deel van de afbeelding',
    cropHint:
      'Sleep de afbeelding om die te verplaatsen. Met het toetsenbord: de pijltjestoetsen verplaatsen de afbeelding, + en − veranderen de grootte.',
    zoom: 'Grootte',
    savePhoto: 'Foto opslaan',
    phone: 'Telefoon',
    phoneWrong: 'Gebruik alleen cijfers, spaties en + ( ) - . /, hoogstens 30 tekens.',
    timeZone: 'Tijdzone',
    deviceZone: 'Zoals op dit apparaat: {zone}',
    save: 'Opslaan',
    saved: 'Uw profiel is opgeslagen.',
  },
}
