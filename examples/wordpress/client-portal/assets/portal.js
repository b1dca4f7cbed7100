/** Tells the elements who is logged in to this site. Everything of one user is asked for here: the page may be cached. */

// Authors who may write no scripts can't write these tags either.
const { settings, login, nonce, token, signOut } = JSON.parse(
  document.querySelector('script[data-client-portal]').dataset.clientPortal,
)
const { configure } = await import(document.querySelector('script[src*="/loader.js"][data-wait]').src)

/** Asks a route of this plugin. Returns no answer if nobody is logged in. */
async function ask(url) {
  const asked = await fetch(nonce, { cache: 'no-store' })
  if (!asked.ok) throw new Error(`The nonce was answered by ${asked.status}.`)
  const { nonce: fresh } = await asked.json()
  if (!fresh) return undefined
  const answer = await fetch(url, { method: 'POST', headers: { 'X-WP-Nonce': fresh } })
  if (answer.status !== 401) return answer
  await answer.body?.cancel() // an answer that nobody reads would keep its connection
  return undefined
}

/** WordPress leads back to this page after the login: it takes addresses of its own site only. */
function loginFromHere() {
  const url = new URL(login, location.href)
  url.searchParams.set('redirect_to', location.href)
  return url.href
}

/** What elements show while they have no token: that the user is logged out; or why a user who is logged in has none. */
const explain = (reason) =>
  configure({
    messages: { session: reason ? { signedOutTitle: reason, signedOutHint: '' } : {} },
    routes: { login: reason ? '' : loginFromHere() },
  })

configure({
  ...settings,
  routes: { ...settings.routes, login: loginFromHere() },
  async getToken() {
    const answer = await ask(token)
    if (answer?.ok) return (await answer.json()).token
    const { code, message } = (await answer?.json()) ?? {}
    if (answer && code !== 'client_portal_no_client') throw new Error(`${answer.status}: ${message}`)
    await explain(message)
    return null
  },
  async signOut() {
    const answer = await ask(signOut)
    if (answer && !answer.ok) throw new Error(`The sign-out was answered by ${answer.status}.`)
    // What else this page shows of the user goes, too.
    location.reload()
  },
})
