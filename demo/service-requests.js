/**
 * "Add Services": this company makes a ticket of each request. Another one may have a form or a sales system for it.
 * Every page that shows the dashboard loads this script.
 */
import { raiseTicket } from './raise-ticket.js'

document.addEventListener('cp-service-request', ({ detail: { service, category, respondWith } }) =>
  respondWith(raiseTicket(`${category}: ${service}`, `I am interested in ${service} (${category}).`)),
)
