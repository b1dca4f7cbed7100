import { configure } from 'client-portal-elements/light/loader'

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

const show = (text) => document.querySelector('output').replaceChildren(text)
document.addEventListener('cp-notifications-change', ({ detail }) => show(`${detail.total} unread`))
document.addEventListener('cp-sign-out', () => show(''))
