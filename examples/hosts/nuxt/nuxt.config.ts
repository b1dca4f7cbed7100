export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  css: ['client-portal-elements/reserve.css'],
  app: {
    head: {
      htmlAttrs: { lang: 'en' },
      meta: [
        {
          name: 'description',
          content: 'Projects, payments and support for the clients of Northlight Studio.',
        },
      ],
      noscript: [
        {
          innerHTML: 'Your account needs JavaScript. Or call us: +44 117 496 0123.',
          tagPosition: 'bodyOpen',
        },
      ],
    },
  },
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('cp-') } },
  // Each is set by a variable of the running server: NUXT_PORTAL_SECRET, NUXT_SESSION_SECRET, NUXT_PUBLIC_PORTAL_API.
  runtimeConfig: { portalSecret: '', sessionSecret: '', public: { portalApi: '/api/v1' } },
})
