import { browserLanguage } from '/browser-language.js'
import { configure } from '/cdn/loader.js'
import { inOwnWords } from './words.js'

// `en-x-plain` has the texts of the library without the slips of its specification.
const locales = ['en-x-plain', 'de', 'es', 'fr', 'nl', 'pl', 'pt-BR', 'ar']

configure({
  brand: { name: 'Northlight Studio', providerLabel: 'Northlight' },
  // The browser's language. The client may choose another one, and the site's own words follow.
  locale: browserLanguage(locales) ?? 'en-x-plain',
  locales,
  // The first tile shows what is due.
  features: { pendingTotal: true },
  // Every screen has a page on this site, and every link of a widget leads there.
  routes: {
    login: '/embed/account/login',
    forgotPassword: '/embed/account/forgot-password',
    resetPassword: '/embed/account/reset-password/{userId}/{token}',
    dashboard: '/embed/account',
    meetings: '/embed/account/meetings',
    payments: '/embed/account/payments',
    pay: '/embed/account/pay?project={serviceId}&amount={amount}&currency={currency}&from={from}',
    projects: '/embed/account/projects',
    project: '/embed/account/projects/{serviceId}',
    projectUpdates: '/embed/account/projects/{serviceId}/updates',
    milestones: '/embed/account/projects/{serviceId}/milestones',
    tickets: '/embed/account/support',
    raiseTicket: '/embed/account/support/new',
    ticket: '/embed/account/support/{ticketId}',
  },
})

// The company's server sends the number of the client's own order with each project.
const nameFields = () =>
  configure({ fields: { project: [{ name: 'purchaseOrder', label: inOwnWords('Purchase order') }] } })
nameFields()
document.addEventListener('cp-locale-change', nameFields)

// A page of one project or ticket is the same for all of them: which one it is stands in its address.
const behind = location.hash.startsWith('#/') ? location.hash.slice(1) : ''
const [id, token] = (location.pathname + behind).split('/').slice(4).map(decodeURIComponent)
for (const name of ['service-id', 'ticket-id', 'user-id']) {
  for (const widget of document.querySelectorAll(`[${name}=""]`)) widget.setAttribute(name, id ?? '')
}

// The secret of a mailed link is for the widget alone: not for the address bar, the history or a referrer.
const reset = document.querySelector('cp-reset-password')
if (reset && token) {
  reset.token = token
  history.replaceState(null, '', '/embed/account/reset-password')
}
