import type { Routes } from '@angular/router'

export const routes: Routes = [
  { path: '', pathMatch: 'full', redirectTo: 'account' },
  { path: 'account', title: 'Your account', loadComponent: async () => (await import('./account')).Account },
  {
    path: 'account/projects/:serviceId',
    title: 'Your project',
    loadComponent: async () => (await import('./project')).Project,
  },
  { path: 'login', title: 'Sign in', loadComponent: async () => (await import('./login')).Login },
  // One page for all of the portal's screens. Without a title: the portal sets that of the screen it shows.
  {
    path: 'portal',
    loadComponent: async () => (await import('./portal-page')).PortalPage,
    children: [{ path: '**', children: [] }],
  },
]
