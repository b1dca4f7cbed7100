import { configure } from '/cdn/loader.js'

const here = encodeURIComponent(location.pathname + location.search)

configure({
  brand: { name: 'Northlight Studio' },
  routes: {
    // The login brings the client back to this page.
    login: `/hosts/bootstrap/login?back=${here}`,
    dashboard: '/hosts/bootstrap/account',
    projects: '/hosts/bootstrap/account#projects',
    project: '/hosts/bootstrap/account/projects/{serviceId}',
    payments: '/hosts/bootstrap/account#payments',
    tickets: '/hosts/bootstrap/account#tickets',
    raiseTicket: '/hosts/bootstrap/account?ticket=new',
    ticket: '/hosts/bootstrap/account?ticket={ticketId}',
  },
  async getToken() {
    const answer = await fetch('/hosts/bootstrap/portal-token')
    if (answer.status === 401) {
      await answer.body?.cancel() // an answer that nobody reads would keep its connection
      return null // nobody is signed in
    }
    if (!answer.ok) throw new Error(`The sign-in answered ${answer.status}.`)
    const { token } = await answer.json()
    return token
  },
  async signOut() {
    const answer = await fetch('/hosts/bootstrap/logout', { method: 'POST' })
    if (!answer.ok) throw new Error(`The sign-out answered ${answer.status}.`)
  },
})

$('cp-notifications').on('cp-notifications-change', (event) => {
  $('#unread').text(event.detail.total ? `${event.detail.total} unread` : '')
})
$(document).on('cp-sign-out', () => {
  $('#unread').text('')
  $('.modal.show, .offcanvas.show').find('[data-bs-dismiss]').trigger('click')
})

$('cp-project').attr('service-id', decodeURIComponent(location.pathname.split('/').pop()))

/** Shows what an address of the account page names: a ticket in the modal, a tab, or the payments. */
function open({ hash, searchParams }) {
  const ticket = searchParams.get('ticket')
  const modal = bootstrap.Modal.getOrCreateInstance('#ticket')
  if (ticket) {
    const element = ticket === 'new' ? $('<cp-raise-ticket>') : $('<cp-ticket>').attr('ticket-id', ticket)
    $('#ticket .modal-body').empty().append(element.attr('heading-level', 2))
    modal.show()
  } else {
    modal.hide()
    $('[data-bs-target]')
      .filter((_, button) => button.dataset.bsTarget === hash)
      .trigger('click')
  }
}

if ($('#ticket').length > 0) {
  open(new URL(location))
  $(document).on('cp-navigate', (event) => {
    const address = new URL(event.detail.href, location)
    if (address.pathname !== location.pathname) return
    event.preventDefault()
    open(address)
  })
}

$('#theme').on('click', () => {
  const theme = $('html').attr('data-bs-theme') === 'dark' ? 'light' : 'dark'
  $('html').attr('data-bs-theme', theme)
  $('#theme').text(theme === 'dark' ? 'Light' : 'Dark')
})
