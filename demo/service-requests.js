/**
 * "Add Services": this company makes a ticket of each request. Another one may have a form or a sales system for it.
 * Every page that shows the dashboard loads this script.
 */
document.addEventListener('cp-service-request', ({ detail }) => detail.respondWith(raiseTicket(detail)))

/** Raises the ticket as the client who is signed in: with the token and the profile that the elements have stored. */
async function raiseTicket({ service, category }) {
  const token = localStorage.getItem('client-portal:token')
  const { _id } = JSON.parse(localStorage.getItem('client-portal:user') ?? '{}')
  const form = new FormData()
  form.set('subject', `${category}: ${service}`)
  form.set('message', `I am interested in ${service} (${category}).`)
  const response = await fetch(`/api/v1/support/client/createTicket/${_id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { message } = await response.json()
  if (!response.ok) throw new Error(message)
}
