export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  css: ['client-portal-elements/reserve.css'],
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('cp-') } },
  // Each is set by a variable of the running server: NUXT_PORTAL_SECRET, NUXT_SESSION_SECRET, NUXT_PUBLIC_PORTAL_API.
  runtimeConfig: { portalSecret: '', sessionSecret: '', public: { portalApi: '/api/v1' } },
})
