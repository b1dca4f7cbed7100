import { configure } from 'client-portal-elements/light'
import { goto, invalidateAll } from '$app/navigation'
import { env } from '$env/dynamic/public'

configure({
  apiUrl: env.PUBLIC_PORTAL_API,
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
    // What the pages' `load` functions know of the client is asked for again.
    await invalidateAll()
  },
})

// No link of an element loads a page. The portal shows its own screens.
document.addEventListener('cp-navigate', (event) => {
  if (event.target instanceof Element && event.target.matches('cp-portal')) return
  event.preventDefault()
  void goto(event.detail.href)
})
