import { configure } from '/cdn/loader.js'

// Projects are "jobs" here, tickets "cases", lists { items }, and ids numbers. A cookie names the client. What the elements would
// send as a form is JSON, unless it has files.
const items =
  (toOurs) =>
  ({ items, next, total }) => ({ data: items.map(toOurs), next, total }) // the last two: of a list in pages
const item = (toOurs) => (thing) => ({ data: toOurs(thing) })

const toProject = (job) => ({
  _id: job.no,
  serviceId: `J-${job.no}`,
  serviceName: job.title,
  active: job.state,
  startDate: job.from,
  endDate: job.until,
  totalCost: job.price,
  receivedAmount: job.paid,
  createdAt: job.created,
})
const toPayment = (invoice) => ({
  id: invoice.no,
  paymentId: invoice.no,
  receivedDate: invoice.day,
  receivedAmount: invoice.sum,
  createdAt: invoice.day,
})
const toTicket = (ticket) => ({
  ticketId: ticket.no,
  subject: ticket.title,
  status: ticket.closed ? 'Resolved' : 'Open',
  createdAt: ticket.created,
  messages: (ticket.lines ?? []).map(({ text, by, at, documents }) => ({
    message: text,
    messageFromUserType: by === 'us' ? 'Staff' : 'Client',
    date: at,
    attachments: documents ?? [],
  })),
})

const withFiles = (toTheirs) => (form) => {
  const texts = toTheirs(form)
  const files = form.getAll('attachment')
  if (files.length === 0) return texts // goes as JSON
  const theirs = new FormData()
  for (const [name, text] of Object.entries(texts)) theirs.set(name, text)
  for (const file of files) theirs.append('documents', file)
  return theirs
}

configure({
  apiUrl: '/erp/api',
  credentials: 'include',
  async getToken() {
    const answer = await fetch('/erp/api/me', { credentials: 'include' })
    if (answer.status === 401) {
      await answer.body?.cancel() // frees the connection
      return null // nobody is signed in
    }
    if (!answer.ok) throw new Error(`The sign-in answered ${answer.status}.`)
    const { no } = await answer.json()
    // No secret: the server looks at the cookie. It asks for this word as well, which no form of another site can send.
    return { token: 'cookie', clientId: String(no) }
  },
  async signOut() {
    const answer = await fetch('/erp/api/sign-off', { method: 'POST', credentials: 'include' })
    if (!answer.ok) throw new Error(`The sign-out answered ${answer.status}.`)
  },
  endpoints: {
    checkSession: { path: '/me', method: 'GET' },
    profile: { path: '/me', read: item(({ no, name, mail }) => ({ _id: no, name, email: mail })) },
    services: { path: '/jobs?client={clientId}', read: items(toProject) },
    service: { path: '/jobs/{id}', read: item(toProject) },
    milestones: {
      path: '/jobs/{projectId}/steps',
      read: items(({ title, day, done }) => ({
        title,
        dueDate: day,
        status: done ? 'Completed' : 'In progress',
      })),
    },
    payments: { path: '/invoices', read: items(toPayment) },
    servicePayments: { path: '/jobs/{serviceId}/invoices', method: 'GET', read: items(toPayment) },
    tickets: { path: '/cases', read: items(toTicket) },
    ticket: { path: '/cases/{ticketId}', read: item(toTicket) },
    createTicket: {
      path: '/cases',
      write: withFiles((form) => ({ title: form.get('subject'), text: form.get('message') })),
      read: ({ no }) => ({ ticketId: no }),
    },
    replyTicket: {
      path: '/cases/{ticketId}/lines',
      write: withFiles((form) => ({ text: form.get('message') })),
      read: item(toTicket),
    },
  },
})
