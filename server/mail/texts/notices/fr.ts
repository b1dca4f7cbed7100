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
}
