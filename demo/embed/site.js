import { configure } from '/cdn/loader.js'

// Screens that have a page on this site lead there; all others lead to the portal, which stands at `/`.
configure({
  brand: { name: 'Northlight Studio', providerLabel: 'Northlight' },
  routes: { login: '/embed/login.html', dashboard: '/embed/account.html' },
})
