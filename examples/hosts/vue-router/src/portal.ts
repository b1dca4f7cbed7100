import 'client-portal-elements/light/languages'
import { configure, defineElements } from 'client-portal-elements/light'
import type {} from 'client-portal-elements/vue'
import type { Router } from 'vue-router'

/** Lets every link of the elements go through the router. */
export function startPortal(router: Router) {
  const { base } = router.options.history

  // Each route with a name shows the screen of this name; `:serviceId` or `:serviceId(\d+)` in its path is `{serviceId}` here.
  const named = router.getRoutes().filter(({ name }) => name)
  const place = /:(\w+)(\([^)]*\))?[?+*]?/g
  const pages = named.map(({ name, path }) => [name, base + path.replace(place, '{$1}')])
  configure({
    apiUrl: '/api/v1',
    currency: 'EUR',
    features: { pendingTotal: true },
    routes: Object.fromEntries(pages),
  })
  void defineElements()

  document.addEventListener('cp-navigate', (event) => {
    event.preventDefault()
    const address = event.detail.href.slice(base.length)
    // After a sign-in, the back button does not lead to the login.
    const isLogin = event.target instanceof Element && event.target.localName === 'cp-login'
    void (isLogin ? router.replace(address) : router.push(address))
  })
  // After an expiry the client stays, and the elements link to the login: that link knows the way back.
  document.addEventListener('cp-sign-out', (event) => {
    if (event.detail.reason === 'user') void router.push({ name: 'login' })
  })
}
