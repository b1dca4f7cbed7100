import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'fr', 'account' | 'deploy' | 'layout' | 'meetings' | 'ownPages'> = {
  account: {
    logOut: 'Se déconnecter',
    accountMenu: 'Compte',
    accountButton: '{initials}, compte',
    language: 'Langue',
  },
  deploy: {
    updated: 'Cette page a été mise à jour',
    lostHint: 'Ce que vous n’avez pas encore envoyé risque d’être perdu.',
    reload: 'Recharger la page',
    blocked: 'Une partie de cette page n’a pas été chargée',
    blockedHint: 'Un bloqueur de publicité ou un filtre de votre réseau la bloque peut-être.',
  },
  layout: {
    skip: 'Aller au contenu',
    skipToNavigation: 'Aller à la navigation',
    navigation: 'Espace client',
    offline: 'Vous semblez être hors ligne. Ce que vous voyez n’est peut-être pas à jour.',
    dashboard: 'Accueil',
    payments: 'Paiements',
    projects: 'Projets',
    tickets: 'Assistance',
    project: 'Détails du projet',
    projectUpdates: 'Actualités du projet',
    milestones: 'Étapes',
    login: 'Connexion',
    forgotPassword: 'Mot de passe oublié\u202f?',
    resetPassword: 'Réinitialiser le mot de passe',
    meetings: 'Tous les rendez-vous',
    raiseTicket: 'Nouveau ticket',
    ticket: 'Ticket',
    notFound: 'Page introuvable',
    notFoundHint: 'La page a peut-être été déplacée, ou le lien est incomplet.',
    backToDashboard: 'Retour à l’accueil',
    paymentsShort: 'Paiements',
    projectsShort: 'Projets',
    more: 'Plus',
  },
  meetings: {
    title: 'Tous les rendez-vous',
    empty: 'Aucun rendez-vous n’est encore prévu.',
  },
  ownPages: {
    empty: 'Il n’y a encore rien ici.',
  },
}
