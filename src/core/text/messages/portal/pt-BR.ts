import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'pt-BR', 'account' | 'deploy' | 'layout' | 'meetings' | 'ownPages'> = {
  account: {
    logOut: 'Sair',
    accountMenu: 'Conta',
    accountButton: '{initials}, conta',
    language: 'Idioma',
  },
  deploy: {
    updated: 'Esta página foi atualizada',
    lostHint: 'O que ainda não foi enviado pode se perder.',
    reload: 'Recarregar a página',
    blocked: 'Uma parte desta página não foi carregada',
    blockedHint: 'O motivo pode ser um bloqueador de anúncios ou um filtro da sua rede.',
  },
  layout: {
    skip: 'Ir para o conteúdo',
    skipToNavigation: 'Ir para a navegação',
    navigation: 'Portal',
    offline: 'Parece que você está sem conexão. As informações podem estar desatualizadas.',
    dashboard: 'Início',
    payments: 'Pagamentos',
    projects: 'Projetos',
    tickets: 'Suporte',
    project: 'Detalhes do projeto',
    projectUpdates: 'Atualizações do projeto',
    milestones: 'Etapas',
    login: 'Entrar',
    forgotPassword: 'Esqueceu a senha?',
    resetPassword: 'Redefinir a senha',
    meetings: 'Todas as reuniões',
    raiseTicket: 'Abrir chamado',
    ticket: 'Chamado',
    notFound: 'Página não encontrada',
    notFoundHint: 'A página pode ter mudado de endereço ou o link pode estar incompleto.',
    backToDashboard: 'Voltar ao início',
    paymentsShort: 'Pagamentos',
    projectsShort: 'Projetos',
    more: 'Mais',
  },
  meetings: {
    title: 'Todas as reuniões',
    empty: 'Ainda não há reuniões marcadas.',
  },
  ownPages: {
    empty: 'Ainda não há nada aqui.',
  },
}
