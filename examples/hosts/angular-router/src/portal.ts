import { inject, provideAppInitializer } from '@angular/core'
import { Router } from '@angular/router'
import { configure } from 'client-portal-elements/light'

/** Tells the elements how things stand here, and takes their links to Angular's router. */
export const providePortal = () =>
  provideAppInitializer(() => {
    const router = inject(Router)
    configure({
      apiUrl: document.documentElement.getAttribute('data-portal-api') ?? undefined,
      portalUrl: '/portal',
      routes: { login: '/login', dashboard: '/account', project: '/account/projects/{serviceId}' },
      async getToken() {
        const answer = await fetch('/portal-token')
        if (!answer.ok) throw new Error(`The sign-in answered ${answer.status}.`)
        const { token } = await answer.json()
        return token
      },
      async signOut() {
        const answer = await fetch('/logout', { method: 'POST' })
        if (!answer.ok) throw new Error(`The sign-out answered ${answer.status}.`)
      },
    })
    document.addEventListener('cp-navigate', (event) => {
      // The portal shows its own screens.
      if (event.target instanceof Element && event.target.matches('cp-portal')) return
      event.preventDefault()
      void router.navigateByUrl(event.detail.href)
    })
  })
