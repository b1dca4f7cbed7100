/**
 * The company's own page to pay. `routes.pay` leads here. Its address says which project, or all of them; what is due says
 * the server, because anybody can change an address.
 */
const [form, said] = document.querySelector('#pay').children
const query = new URLSearchParams(location.search)
const [project, asked] = ['project', 'currency'].map((name) => query.get(name))
const currency = asked || 'USD'
const mostListed = 10

const write = (amount) => new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount)
const writeDay = (day) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** What is due for a project: what it says, else what remains once it has begun. */
const dueOf = ({ dueAmount, active, totalCost, receivedAmount }) =>
  dueAmount ?? (/^(pending|rejected)$/i.test(active) ? 0 : totalCost - receivedAmount)

/** Asks as the client who is signed in: with the token and the profile that the elements have stored. */
async function findDue() {
  const token = localStorage.getItem('client-portal:token')
  if (!token) throw new Error('Please log in to see what is due.')
  const { _id } = JSON.parse(localStorage.getItem('client-portal:user') ?? '{}')
  const response = await fetch(`/api/v1/services/get-services-for-client/${_id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data, message } = await response.json()
  if (!response.ok) throw new Error(message)
  return data
    .filter((each) => dueOf(each) > 0 && (each.currency || 'USD') === currency)
    .filter((each) => !project || each._id === project)
    .sort((one, other) => (one.dueDate || 'later').localeCompare(other.dueDate || 'later'))
}

function show(due) {
  if (due.length === 0) return say('Nothing is due. Thank you.')
  const sum = write(due.reduce((total, each) => total + dueOf(each), 0))
  const lines = due.slice(0, mostListed).map((each) => {
    const by = each.dueDate ? `, due ${writeDay(each.dueDate)}` : ''
    return lineOf(`${each.serviceName} (${each.serviceId})${by}`, write(dueOf(each)))
  })
  const others = due.length - lines.length
  form.querySelector('ul').append(...lines, ...(others > 0 ? [lineOf(`Other projects: ${others}`, '')] : []))
  form.querySelector('button').textContent = `Pay ${sum}`
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    form.hidden = true
    say(
      `Thank you. You would have paid ${sum}, but this is a demo: no money has moved. ` +
        'A payment stands in your payment history as soon as Northlight has received it.',
    )
    said.focus()
  })
}

function lineOf(about, amount) {
  const line = document.createElement('li')
  const [what, how] = [document.createElement('span'), document.createElement('b')]
  what.textContent = about
  how.textContent = amount
  line.append(what, how)
  return line
}

function say(text) {
  said.textContent = text
}

findDue().then(show, ({ message }) => say(message))
