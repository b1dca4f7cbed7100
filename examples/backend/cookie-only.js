import { configure } from '/cdn/loader.js'

configure({
  apiUrl: '/portal/api',
  async getToken() {
    const answer = await fetch('/portal/me')
    if (answer.status === 401) {
      await answer.body?.cancel() // an answer that nobody reads would keep its connection
      return null // nobody is signed in
    }
    if (!answer.ok) throw new Error(`The sign-in answered ${answer.status}.`)
    const { clientId } = await answer.json()
    // No secret: the server puts the real token in its place.
    return { token: 'cookie', clientId }
  },
  async signOut() {
    const answer = await fetch('/logout', { method: 'POST' })
    if (!answer.ok) throw new Error(`The sign-out answered ${answer.status}.`)
  },
})
