/**
 * The company's own page to pay. `routes.pay` leads here. Its address says which project, or all of them, and where the client comes
 * from; what is due says the server, because anybody can change an address.
 */
const [form, said] = document.querySelector('#pay').children
const query = new URLSearchParams(location.search)
const [project, asked, from] = ['project', 'currency', 'from'].map((name) => query.get(name))
const currency = asked || 'USD'
const mostListed = 10

const write = (amount) => new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount)
const writeDay = (day) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** Leads back to where the client comes from, if that is a page of this site. */
function leadBack() {
  if (!from || !URL.canParse(from, location.origin)) return
  const page = new URL(from, location.origin)
  if (page.origin !== location.origin) return
  const link = document.querySelector('.back')
  link.href = page
  link.textContent = 'Back to where you were'
}

/** Asks the company as the client who is signed in: with the token and the profile that the elements have stored. */
async function ask(path, sum) {
  const token = localStorage.getItem('client-portal:token')
  if (!token) throw new Error('Please log in to see what is due.')
  const { _id: client } = JSON.parse(localStorage.getItem('client-portal:user') ?? '{}')
  const response = await fetch(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ client, project: project ?? '', currency, sum }),
  })
  const { data, message } = await response.json()
  if (!response.ok) throw new Error(message)
  return data
}

const byDueDate = (one, other) => (one.dueDate || 'later').localeCompare(other.dueDate || 'later')

function show(due) {
  if (due.length === 0) return say('Nothing is due. Thank you.')
  const sum = due.reduce((total, each) => total + each.due, 0)
  const lines = due
    .sort(byDueDate)
    .slice(0, mostListed)
    .map((each) => lineOf(each.serviceName, write(each.due), aboutOf(each)))
  const others = due.length - lines.length
  form.querySelector('ul').append(...lines, ...(others > 0 ? [lineOf(`Other projects: ${others}`)] : []))
  const button = form.querySelector('button')
  button.textContent = `Pay ${write(sum)}`
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    // What is under way is not sent again.
    if (button.ariaDisabled) return
    button.ariaDisabled = true
    say('One moment…')
    pay(sum, button)
  })
}

async function pay(sum, button) {
  try {
    const { amount } = await ask('/pay', sum)
    form.hidden = true
    say(
      `Thank you. ${amount} has been received, and stands in your payment history. This is a demo: no money has moved.`,
    )
    const back = document.querySelector('.back')
    back.className = 'button'
    said.after(back)
    said.focus()
  } catch ({ message }) {
    button.ariaDisabled = null
    say(message)
  }
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

leadBack()
ask('/pay/due').then(show, ({ message }) => say(message))
