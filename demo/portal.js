import { configure } from '/cdn/loader.js'
import { browserLanguage } from './browser-language.js'

/** The page speaks a language, and runs in its direction. The portal follows the page. */
function speak(locale) {
  document.documentElement.lang = locale
  document.documentElement.dir = /^ar\b/.test(locale) ? 'rtl' : 'ltr'
}

// The browser's language, until the client chooses another one.
speak(browserLanguage(document.querySelector('cp-config').getAttribute('locales').split(' ')) ?? 'en')
document.addEventListener('cp-locale-change', ({ detail: { locale } }) => speak(locale))

configure({
  // The first tile shows what is due.
  features: { pendingTotal: true },
  // The company's own page to pay. It has no project where all of them are paid together.
  routes: { pay: '/pay?project={serviceId}&amount={amount}&currency={currency}&from={from}' },
})
