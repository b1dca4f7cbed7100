import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'fr', 'profile' | 'ownData'> = {
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
  ownData: {
    title: 'Vos données',
    hint: 'Tout ce qui est conservé à votre sujet\u00a0: messages, paiements, projets et fichiers.',
    ask: 'Demander une copie',
    making:
      'Votre copie est en préparation. Cette page, la cloche et un e-mail vous diront quand elle sera prête.',
    ready: 'Votre copie du {date} est prête. Vous pouvez la télécharger jusqu’au {until}.',
    download: 'Télécharger ({size})',
    failed: 'La copie n’a pas pu être préparée. Veuillez la demander à nouveau.',
    erase: 'Effacer mon compte',
    eraseHint:
      'Nous l’effacerons et vous dirons si la loi nous oblige à conserver certaines choses. Ce sera alors définitif.',
    words: 'Pourquoi\u00a0? (facultatif)',
    askErase: 'Demander l’effacement',
    asked: 'Vous avez demandé l’effacement le {date}. Nous nous en occupons.',
    withdraw: 'Annuler la demande',
    withdrawn: 'Votre compte reste tel quel.',
  },
}
