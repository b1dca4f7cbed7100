import './portal.js'
import { refreshSession } from 'client-portal-elements/light/loader'
import htmx from 'htmx.org'

// Keep no copy of a client's page in the browser's storage.
htmx.config.historyCacheSize = 0
// What the server says of a form with a mistake is shown.
htmx.config.responseHandling.unshift({ code: '422', swap: true })

// No link of an element loads a page. The portal shows its own screens.
document.addEventListener('cp-navigate', (event) => {
  if (event.target.matches('cp-portal')) return
  event.preventDefault()
  void htmx.ajax('GET', event.detail.href, { target: 'body', push: event.detail.href })
})

// After a form of the site, perhaps somebody has signed in: the elements ask `getToken` again.
document.addEventListener('htmx:afterRequest', ({ detail }) => {
  if (detail.successful && detail.requestConfig.verb === 'post') void refreshSession()
})
