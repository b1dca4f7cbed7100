/** The account area as an app of a single page: its own router takes `cp-navigate`, and no link loads a page. */
import { configure } from '/cdn/loader.js'
import '/service-requests.js'

/** Each screen: its address, the element that shows it, and what it is called. The first address that fits counts. */
const screens = {
  dashboard: ['/embed/app', 'cp-dashboard', 'Your account'],
  projects: ['/embed/app/projects', 'cp-projects', 'Your projects'],
  project: ['/embed/app/projects/{serviceId}', 'cp-project', 'Your project'],
  projectUpdates: ['/embed/app/projects/{serviceId}/updates', 'cp-project-updates', 'Your project'],
  milestones: ['/embed/app/projects/{serviceId}/milestones', 'cp-milestones', 'Your project'],
  payments: ['/embed/app/payments', 'cp-payments', 'Your payments'],
  meetings: ['/embed/app/meetings', 'cp-meetings', 'Your meetings'],
  tickets: ['/embed/app/support', 'cp-tickets', 'Ask us anything'],
  raiseTicket: ['/embed/app/support/new', 'cp-raise-ticket', 'Ask us anything'],
  ticket: ['/embed/app/support/{ticketId}', 'cp-ticket', 'Ask us anything'],
  login: ['/embed/app/login', 'cp-login', 'Good to see you again'],
  forgotPassword: ['/embed/app/forgot-password', 'cp-forgot-password', 'It happens to all of us'],
}

configure({
  brand: { name: 'Northlight Studio', providerLabel: 'Northlight' },
  // The texts of the library without the slips of its specification.
  locale: 'en-x-plain',
  // The first tile shows what is due.
  features: { pendingTotal: true },
  routes: {
    ...Object.fromEntries(Object.entries(screens).map(([name, [address]]) => [name, address])),
    // A page of its own, outside of the app.
    pay: '/embed/account/pay?project={serviceId}&amount={amount}&currency={currency}&from={from}',
  },
})

/** The values in a path at the places of an address; nothing for any other path. */
function valuesAt(address, path) {
  const parts = path.replace(/\/$/, '').split('/')
  const places = address.split('/')
  const fits = (place, index) => (place.startsWith('{') ? parts[index] : parts[index] === place)
  if (parts.length !== places.length || !places.every(fits)) return
  const values = places.flatMap((place, index) =>
    place.startsWith('{') ? [[place.slice(1, -1), decodeURIComponent(parts[index])]] : [],
  )
  return Object.fromEntries(values)
}

const heading = document.querySelector('h1')

/** Shows the element of the present address, with what stands in the address as its properties. */
function show() {
  for (const link of document.querySelectorAll('nav a')) {
    link.ariaCurrent = link.pathname === location.pathname ? 'page' : null
  }
  for (const [address, tag, title] of Object.values(screens)) {
    const values = valuesAt(address, location.pathname)
    if (!values) continue
    const element = Object.assign(document.createElement(tag), values)
    document.querySelector('#screen').replaceChildren(element)
    heading.textContent = title
    document.title = `${title} · Northlight Studio`
    return
  }
  heading.textContent = 'There is no such page'
  document.querySelector('#screen').replaceChildren()
}

function go(href) {
  history.pushState(null, '', href)
  show()
  scrollTo(0, 0)
  heading.focus()
}

// Whichever widget raises it, in the header or in the screen: the address is the one that `routes` gave it.
document.addEventListener('cp-navigate', (event) => {
  event.preventDefault()
  go(event.detail.href)
})
document.querySelector('nav').addEventListener('click', (event) => {
  if (!event.target.href || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  go(event.target.href)
})
addEventListener('popstate', show)
show()
