import { configure } from 'client-portal-elements/light'
import type {} from 'client-portal-elements/vue'

export default defineNuxtPlugin(() => {
  const router = useRouter()
  configure({
    apiUrl: useRuntimeConfig().public.portalApi,
    portalUrl: '/portal',
    routes: { login: '/login', dashboard: '/account', project: '/account/projects/{serviceId}' },
    getToken: async () => (await $fetch('/portal-token')).token,
    signOut: () => $fetch('/logout', { method: 'POST' }),
  })
  // No link of an element loads a page.
  document.addEventListener('cp-navigate', (event) => {
    // An older browser does not tell the portal where the router goes: there it goes by itself.
    if (!('navigation' in window) && event.target instanceof Element && event.target.matches('cp-portal'))
      return
    event.preventDefault()
    void router.push(event.detail.href)
  })
})
