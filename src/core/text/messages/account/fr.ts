import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'fr', 'profile' | 'ownData'> = {
  profile: {
    title: 'Profil',
    name: 'Nom',
    email: 'E-mail',
    company: 'Entreprise',
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
