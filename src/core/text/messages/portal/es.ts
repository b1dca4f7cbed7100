import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'es', 'account' | 'deploy' | 'layout' | 'meetings' | 'ownPages'> = {
  account: {
    logOut: 'Cerrar sesión',
    accountMenu: 'Cuenta',
    accountButton: '{initials}, cuenta',
    language: 'Idioma',
  },
  deploy: {
    updated: 'Esta página se ha actualizado',
    lostHint: 'Lo que aún no haya enviado puede perderse.',
    reload: 'Recargar la página',
    blocked: 'Una parte de esta página no se ha cargado',
    blockedHint: 'Puede que lo impida un bloqueador de anuncios o un filtro de su red.',
  },
  layout: {
    skip: 'Saltar al contenido',
    skipToNavigation: 'Saltar a la navegación',
    navigation: 'Portal',
    offline: 'Parece que no tiene conexión. Lo que ve puede no estar actualizado.',
    dashboard: 'Inicio',
    payments: 'Pagos',
    projects: 'Proyectos',
    tickets: 'Soporte',
    project: 'Detalles del proyecto',
    projectUpdates: 'Novedades del proyecto',
    milestones: 'Hitos',
    login: 'Iniciar sesión',
    forgotPassword: '¿Ha olvidado su contraseña?',
    resetPassword: 'Restablecer la contraseña',
    meetings: 'Todas las reuniones',
    raiseTicket: 'Abrir un ticket',
    ticket: 'Ticket',
    notFound: 'Página no encontrada',
    notFoundHint: 'Puede que la página haya cambiado de sitio o que el enlace esté incompleto.',
    backToDashboard: 'Volver al inicio',
    paymentsShort: 'Pagos',
    projectsShort: 'Proyectos',
    more: 'Más',
  },
  meetings: {
    title: 'Todas las reuniones',
    empty: 'Todavía no hay reuniones previstas.',
  },
  ownPages: {
    empty: 'Aquí todavía no hay nada.',
  },
}
