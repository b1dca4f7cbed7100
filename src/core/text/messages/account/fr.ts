import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'fr', 'profile'> = {
  profile: {
    title: 'Profil',
    name: 'Nom',
    email: 'E-mail',
    company: 'Entreprise',
    photo: 'Photo',
    choosePhoto: 'Choisir une photo',
    changePhoto: 'Changer de photo',
    removePhoto: 'Supprimer la photo',
    photoRemoved: 'Votre photo est supprimée.',
    photoSaved: 'Votre photo est enregistrée.',
    notPicture: 'Cette image est illisible. Choisissez un fichier JPEG, PNG ou WebP.',
    tooLarge: 'Cette image est trop grande. Choisissez-en une plus petite.',
    crop: 'Partie visible de l’image',
    cropHint:
      'Faites glisser l’image pour la déplacer. Au clavier\u00a0: les flèches la déplacent, + et − changent sa taille.',
    zoom: 'Taille',
    savePhoto: 'Enregistrer la photo',
    phone: 'Téléphone',
    phoneWrong: 'Utilisez uniquement des chiffres, des espaces et + ( ) - . /, 30 caractères au maximum.',
    timeZone: 'Fuseau horaire',
    deviceZone: 'Comme sur cet appareil\u00a0: {zone}',
    save: 'Enregistrer',
    saved: 'Votre profil est enregistré.',
  },
}
