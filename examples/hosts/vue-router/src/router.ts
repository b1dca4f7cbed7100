import { createRouter, createWebHistory } from 'vue-router'

/** Each page of the account shows one screen of the portal, and has the name of this screen. */
export const router = createRouter({
  history: createWebHistory(import.meta.env.BASE_URL),
  scrollBehavior: (_to, _from, saved) => saved ?? { top: 0 },
  routes: [
    { path: '/', redirect: '/account' },
    { name: 'dashboard', path: '/account', component: () => import('./pages/OverviewPage.vue') },
    { name: 'projects', path: '/account/projects', component: () => import('./pages/ProjectsPage.vue') },
    {
      name: 'project',
      path: '/account/projects/:serviceId',
      component: () => import('./pages/ProjectPage.vue'),
      props: true,
    },
    { name: 'payments', path: '/account/payments', component: () => import('./pages/PaymentsPage.vue') },
    { name: 'tickets', path: '/account/support', component: () => import('./pages/TicketsPage.vue') },
    {
      name: 'raiseTicket',
      path: '/account/support/new',
      component: () => import('./pages/NewTicketPage.vue'),
    },
    {
      name: 'ticket',
      path: '/account/support/:ticketId',
      component: () => import('./pages/TicketPage.vue'),
      props: true,
    },
    { name: 'login', path: '/account/login', component: () => import('./pages/LoginPage.vue') },
  ],
})
