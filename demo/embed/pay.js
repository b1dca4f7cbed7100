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
  const lines = due
    .slice(0, mostListed)
    .map((each) => lineOf(each.serviceName, write(dueOf(each)), aboutOf(each)))
  const others = due.length - lines.length
  form.querySelector('ul').append(...lines, ...(others > 0 ? [lineOf(`Other projects: ${others}`)] : []))
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

/** The number of a project, and by when it is due: in red when that day has passed. */
function aboutOf({ serviceId, dueDate }) {
  const about = create('small', `${serviceId}`)
  if (!dueDate) return about
  const isLate = dueDate.slice(0, 10) < new Date().toISOString().slice(0, 10)
  const by = create('span', isLate ? 'Overdue since ' : 'Due ')
  by.append(create('time', writeDay(dueDate)))
  if (isLate) by.className = 'late'
  about.append(' · ', by)
  return about
}

function lineOf(name, amount = '', about = '') {
  const line = create('li')
  const what = create('span', name)
  what.append(about)
  line.append(what, create('b', amount))
  return line
}

const create = (tag, textContent = '') => Object.assign(document.createElement(tag), { textContent })

function say(text) {
  said.textContent = text
}

findDue().then(show, ({ message }) => say(message))
