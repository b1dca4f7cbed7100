import './portal.js'
import { visit } from '@hotwired/turbo'
import { refreshSession } from 'client-portal-elements/light/loader'

// No link of an element loads a page. The portal shows its own screens.
document.addEventListener('cp-navigate', (event) => {
  if (event.target.matches('cp-portal')) return
  event.preventDefault()
  visit(event.detail.href)
})

// After a form of the site, perhaps somebody has signed in: the elements ask `getToken` again.
document.addEventListener('turbo:submit-end', ({ detail }) => {
  if (detail.success) void refreshSession()
})
