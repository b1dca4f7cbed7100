/**
 * The company's own page to pay. `routes.pay` leads here. Its address says which project, or all of them, and where the client comes
 * from; what is due says the server, because anybody can change an address. What was paid stays as a receipt.
 */
const place = document.querySelector('#pay')
const back = document.querySelector('.back')
const query = new URLSearchParams(location.search)
const [project, asked, from] = ['project', 'currency', 'from'].map((name) => query.get(name))
const currency = asked || 'USD'
const mostListed = 10
const client = JSON.parse(localStorage.getItem('client-portal:user') ?? '{}')

const write = (amount) => new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount)
const writeDay = (day) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
const writeMoment = (moment) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(moment))
const sumOf = (rows) => rows.reduce((sum, { amount }) => sum + amount, 0)

function create(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

const said = create('p', { role: 'status', tabIndex: -1 })

function say(text) {
  said.textContent = text
}

/** Leads back to where the client comes from, if that is a page of this site. */
function leadBack() {
  if (!from || !URL.canParse(from, location.origin)) return
  const page = new URL(from, location.origin)
  if (page.origin !== location.origin) return
  back.href = page
  back.textContent = 'Back to where you were'
}

/** Asks the company as the client who is signed in: with the token and the profile that the elements have stored. */
async function ask(path, more) {
  const token = localStorage.getItem('client-portal:token')
  if (!token) throw new Error('Please log in to see what is due.')
  const response = await fetch(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ client: client._id, project: project ?? '', currency, ...more }),
  })
  const { data, message } = await response.json()
  if (!response.ok) throw new Error(message)
  return data
}

/** What is due, and a button that tells what it pays: all of it or, where only a part is overdue, that part. */
function show(due) {
  if (due.length === 0) return say('Nothing is due. Thank you.')
  const overdue = due.filter(({ isOverdue }) => isOverdue)
  let chosen = due
  const rows = create('div')
  const button = create('button', { className: 'button' })
  const choose = (which) => {
    chosen = which
    rows.replaceChildren(...linesOf(which, aboutDue), totalOf('Total', which))
    button.textContent = `Pay ${write(sumOf(which))}`
  }
  const choice = (name, which) =>
    create(
      'label',
      {},
      create('input', { type: 'radio', name: 'what', checked: which === due, onchange: () => choose(which) }),
      create('span', {}, name),
      create('b', {}, write(sumOf(which))),
    )
  const hasChoice = overdue.length > 0 && overdue.length < due.length
  const form = create(
    'form',
    {},
    ...(hasChoice
      ? [
          create(
            'fieldset',
            {},
            create('legend', {}, 'What do you want to pay?'),
            choice('All that is due', due),
            choice('Only what is overdue', overdue),
          ),
        ]
      : []),
    rows,
    button,
    create(
      'p',
      {},
      'By card now, or by bank transfer to GB33 BUKB 2020 1555 5555 55 with the number of the project.',
    ),
  )
  choose(due)
  said.before(form)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    // What is under way is not sent again.
    if (button.ariaDisabled) return
    button.ariaDisabled = true
    say('One moment…')
    ask('/pay', { sum: sumOf(chosen), isOverdue: chosen !== due }).then(thank, ({ message }) => {
      button.ariaDisabled = null
      say(message)
    })
  })
}

/** What was paid, when and by which number: to read, to print and to save. */
function thank({ paid, at }) {
  document.title = 'Receipt · Northlight Studio'
  document.querySelector('h1:not(.locked *)').textContent = 'Receipt'
  back.className = 'button'
  const keep = { type: 'button', className: 'button second', onclick: () => print() }
  place.replaceChildren(
    create('span', { className: 'tick' }),
    said,
    ...linesOf(paid, aboutPaid),
    totalOf('Total paid', paid),
    create('p', {}, `Paid to Northlight Studio by ${client.name || 'you'}, by card, on ${writeMoment(at)}.`),
    create('div', { className: 'actions' }, back, create('button', keep, 'Print or save')),
  )
  say(
    `Thank you. ${write(sumOf(paid))} has been received, and stands in your payment history. This is a demo: no money has moved.`,
  )
  // The receipt is read from its top.
  said.focus()
  scrollTo(0, 0)
}

/** The number of a project, and by when it is due: in red when that day has passed. */
function aboutDue({ serviceId, dueDate, isOverdue }) {
  const about = create('small', {}, serviceId)
  if (dueDate) {
    const day = create('time', {}, writeDay(dueDate))
    const by = [isOverdue ? 'Overdue since ' : 'Due ', day]
    about.append(' · ', create('span', { className: isOverdue ? 'late' : '' }, ...by))
  }
  return about
}

/** The number of a project, and that of the payment. */
const aboutPaid = ({ serviceId, number }) => create('small', {}, `${serviceId} · Payment #${number}`)

function linesOf(rows, aboutOf) {
  const listed = rows.slice(0, mostListed)
  const lines = listed.map((row) => lineOf('li', row.serviceName, row.amount, aboutOf(row)))
  const others = rows.slice(mostListed)
  if (others[0]) lines.push(lineOf('li', `Other projects: ${others.length}`, sumOf(others)))
  return [create('ul', {}, ...lines)]
}

function totalOf(name, rows) {
  const total = lineOf('p', name, sumOf(rows))
  total.className = 'total'
  return total
}

const lineOf = (tag, name, amount, about = '') =>
  create(tag, {}, create('span', {}, name, about), create('b', {}, write(amount)))

leadBack()
place.append(said)
ask('/pay/due').then(show, ({ message }) => say(message))
