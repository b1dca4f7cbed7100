import { configure } from '/cdn/loader.js'

configure({
  apiUrl: 'https://portal-api.example.com/api/v1',
  async getToken() {
    const answer = await fetch('/portal-token')
    if (answer.status === 401) {
      await answer.body?.cancel() // an answer that nobody reads would keep its connection
      return null // nobody is signed in
    }
    if (!answer.ok) throw new Error(`The sign-in answered ${answer.status}.`)
    const { token } = await answer.json()
    return token
  },
  async signOut() {
    const answer = await fetch('/logout', { method: 'POST' })
    if (!answer.ok) throw new Error(`The sign-out answered ${answer.status}.`)
  },
})
