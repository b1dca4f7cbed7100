import 'client-portal-elements/light/elements/cp-notifications'
import { navigate } from 'astro:transitions/client'
import { configure, refreshSession } from 'client-portal-elements/light'

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
  if (event.target instanceof Element && event.target.matches('cp-portal')) return
  event.preventDefault()
  void navigate(event.detail.href)
})

// After a form of the site, perhaps somebody has signed in: the elements ask `getToken` again.
let wasForm = false
document.addEventListener('astro:before-preparation', ({ formData }) => {
  wasForm = formData !== undefined
})
document.addEventListener('astro:after-swap', () => {
  if (wasForm) void refreshSession()
})

const show = (text: string) => document.querySelector('output')?.replaceChildren(text)
document.addEventListener('cp-notifications-change', ({ detail }) => show(`${detail.total} unread`))
document.addEventListener('cp-sign-out', () => show(''))
