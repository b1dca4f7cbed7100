/** Tells the elements how things stand on this site. */
import { configure } from 'client-portal-elements/light'
import { goTo } from './router.js'

configure({
  apiUrl: document.documentElement.dataset.portalApi,
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

// No link of an element loads a page. The portal shows its own screens.
document.addEventListener('cp-navigate', (event) => {
  const [element] = event.composedPath()
  if (element.matches('cp-portal')) return
  event.preventDefault()
  goTo(event.detail.href)
})
