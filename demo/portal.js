import { configure } from '/cdn/loader.js'

// The page speaks the language that the client has chosen, and runs in its direction.
document.addEventListener('cp-locale-change', ({ detail: { locale } }) => {
  document.documentElement.lang = locale
  document.documentElement.dir = /^ar\b/.test(locale) ? 'rtl' : 'ltr'
})

configure({
  // The first tile shows what is due.
  features: { pendingTotal: true },
  // The company's own page to pay. It has no project where all of them are paid together.
  routes: { pay: '/pay?project={serviceId}&amount={amount}&currency={currency}' },
})
