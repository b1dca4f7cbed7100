import { behindNames } from '../../../stores/closed.ts'
import type { NoticeTexts } from './notice-texts.ts'

export const fr: NoticeTexts = {
  greeting: (name) => `Bonjour ${name},`,
  answers: (subject) => `Du nouveau sur votre ticket : ${subject}`,
  approvals: (name) => `Votre validation est demandée : ${name}`,
  payments: (project, day) => (day ? `Paiement dû le ${day} : ${project}` : `Paiement dû : ${project}`),
  several: (first) => `Du nouveau dans votre espace client : ${first}, entre autres`,
  severalBelow: 'il y a du nouveau dans votre espace client :',
  more: 'Les autres nouveautés vous attendent dans l’espace client.',
  open: 'Ouvrir dans l’espace client',
  openPortal: 'Ouvrir l’espace client',
  why: 'Vous recevez cet e-mail parce que vous utilisez notre espace client. Vous y choisissez, sous « Compte », ce que vous apprenez par e-mail, et quand.',
  unsubscribe: 'Ne plus recevoir ces e-mails',
  kinds: {
    answers: 'les réponses aux tickets',
    approvals: 'les validations demandées',
    payments: 'les paiements dus',
  },
  off: {
    title: 'E-mails de votre espace client',
    question: (kinds) => `Voulez-vous ne plus recevoir d’e-mails sur ${kinds} ?`,
    button: 'Désactiver ces e-mails',
    done: (kinds) => `Vous ne recevez plus d’e-mails sur ${kinds}.`,
    again: 'Vous pouvez les réactiver dans l’espace client, sous « Compte ».',
    invalid:
      'Ce lien n’est plus valable. Dans l’espace client, sous « Compte », vous choisissez les e-mails que vous recevez.',
    portal: 'Ouvrir l’espace client',
  },
  bells: {
    answered: {
      title: 'Nouvelle réponse à votre ticket',
      message: (from, subject) => `${from} a répondu à « ${subject} ».`,
      CTA: 'Lire la réponse',
    },
    resolved: {
      title: 'Votre ticket est résolu',
      message: (from, subject) => `${from} a résolu « ${subject} ».`,
      CTA: 'Ouvrir le ticket',
    },
    wrote: {
      title: 'Nouveau message sur un ticket',
      message: (name, subject) => `${name}${behindNames.wrote.fr}${subject} ».`,
      CTA: 'Lire le message',
    },
    added: {
      title: 'Vous suivez un ticket',
      message: (name, subject) => `${name}${behindNames.added.fr}${subject} ».`,
      CTA: 'Ouvrir le ticket',
    },
    copyIsReady: {
      title: 'Vos données sont prêtes',
      message: 'La copie de tout ce qui est conservé à votre sujet peut être téléchargée pendant un jour.',
      CTA: 'Télécharger',
    },
    isNotErased: { title: 'Votre compte n’est pas effacé', CTA: 'Ouvrir votre compte' },
    waits: { title: (what) => `Vous attend : ${what}`, CTA: 'Voir' },
    update: { title: 'Du nouveau dans votre projet', CTA: 'Lire la nouvelle' },
    due: {
      soon: 'Un paiement est bientôt dû',
      today: 'Un paiement est dû aujourd’hui',
      message: (project, day) => `${project} : veuillez payer avant le ${day} inclus.`,
      CTA: 'Ouvrir le projet',
    },
  },
  copyIsReady: {
    subject: 'La copie de vos données est prête',
    says: 'la copie de tout ce qui est conservé à votre sujet dans votre espace client est prête. Vous pouvez l’y télécharger pendant un jour, sous « Compte » :',
    ifNotYou:
      'Si vous ne l’avez pas demandée, connectez-vous et fermez toutes les autres sessions sous « Sécurité » dans votre compte.',
  },
  erasureIsAsked: {
    subject: 'Vous nous avez demandé d’effacer votre compte',
    says: 'vous nous avez demandé d’effacer votre compte et tout ce qui est conservé à votre sujet dans votre espace client. Nous nous en occupons, et vous dirons si la loi nous oblige à conserver certaines choses.',
    ifNotYou: 'Si ce n’était pas vous, ou si vous changez d’avis, annulez la demande sous « Compte » :',
  },
  readme: {
    about: 'Voici une copie de tout ce qui est conservé à votre sujet dans cet espace client.',
    json: 'tout, pour un programme',
    tables: 'les listes, pour un tableur',
    files: 'tous les fichiers : les vôtres, et ceux qui ont été partagés avec vous',
    secrets:
      'Les mots de passe et les clés n’y sont pas : ils sont conservés sous une forme que personne ne peut lire.',
  },
}
