/**
 * The company's own page to pay. `routes.pay` leads here. Its address says which project, or all of them, and where the client comes
 * from; what is due says the server, because anybody can change an address. What was paid stays as a receipt.
 */
import { language, namedPages, spoken, t } from './pay-words.js'

const place = document.querySelector('#pay')
const back = document.querySelector('.back')
const title = document.querySelector('h1:not(.locked *)')
const { project, currency: asked, from, amount } = Object.fromEntries(new URLSearchParams(location.search))
const currency = asked || 'USD'
const mostListed = 10
const client = JSON.parse(localStorage.getItem('client-portal:user') ?? '{}')

const write = (amount) => new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount)
const writeDay = (day) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
const writeMoment = (moment) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(moment))
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
  const name = Object.entries(namedPages).find(([path]) => path === page.pathname)?.[1]
  back.textContent = t(name ?? 'Back to where you were')
}

const signedOut = new Error('Please log in to see what is due.')

/** Says why nothing is shown or paid; with the way in for who is signed out. */
function refuse(error) {
  say(t(error.message))
  if (error !== signedOut) return
  const login = location.pathname.startsWith('/embed') ? '/embed/account/login' : '/login'
  said.append(' ', create('a', { href: login }, t('Log in')))
}

/** Asks the company as the client who is signed in: with the token and the profile that the elements have stored. */
async function ask(path, more) {
  const token = localStorage.getItem('client-portal:token')
  if (!token) throw signedOut
  const response = await fetch(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ client: client._id, project: project ?? '', currency, ...more }),
  })
  const { data, message } = await response.json()
  if (response.status === 401) throw signedOut
  if (!response.ok) throw new Error(message)
  return data
}

/** What is due, and a button that tells what it pays: all of it or, where only a part is overdue, that part. */
function show(due) {
  if (due.length === 0) return say(t('Nothing is due. Thank you.'))
  const overdue = due.filter(({ isOverdue }) => isOverdue)
  // Who has pressed what is overdue pays that.
  let chosen = overdue[0] && write(sumOf(overdue)) === write(amount) ? overdue : due
  const rows = create('div')
  const button = create('button', { className: 'button' })
  const choose = (which) => {
    chosen = which
    rows.replaceChildren(...linesOf(which, aboutDue), totalOf(t('Total'), which))
    button.textContent = t('Pay {amount}', { amount: write(sumOf(which)) })
  }
  const choice = (name, part) =>
    create(
      'label',
      {},
      create('input', { type: 'radio', name: 'pay', checked: part === chosen, onchange: () => choose(part) }),
      create('span', {}, name),
      create('b', {}, write(sumOf(part))),
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
            create('legend', {}, t('What do you want to pay?')),
            choice(t('All that is due'), due),
            choice(t('Only what is overdue'), overdue),
          ),
        ]
      : []),
    rows,
    button,
    create(
      'p',
      {},
      t('By card now, or by bank transfer to {account} with the number of the project.', {
        account: 'GB33 BUKB 2020 1555 5555 55',
      }),
    ),
  )
  choose(chosen)
  said.before(form)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    // What is under way is not sent again.
    if (button.ariaDisabled) return
    button.ariaDisabled = true
    say(t('One moment…'))
    ask('/pay', { sum: sumOf(chosen), isOverdue: chosen !== due }).then(thank, (error) => {
      button.ariaDisabled = null
      refuse(error)
    })
  })
}

/** What was paid, when and by which number: to read, to print and to save. */
function thank({ paid, at }) {
  document.title = `${t('Receipt')} · Northlight Studio`
  title.textContent = t('Receipt')
  back.className = 'button'
  const keep = { type: 'button', className: 'button second', onclick: () => print() }
  place.replaceChildren(
    create('span', { className: 'tick' }),
    said,
    ...linesOf(paid, aboutPaid),
    totalOf(t('Total paid'), paid),
    create(
      'p',
      {},
      t('Paid to Northlight Studio by {name}, by card, on {time}.', {
        name: client.name,
        time: writeMoment(at),
      }),
    ),
    create('div', { className: 'actions' }, back, create('button', keep, t('Print or save'))),
  )
  say(
    t(
      'Thank you. {amount} has been received, and stands in your payment history. This is a demo: no money has moved.',
      { amount: write(sumOf(paid)) },
    ),
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
    const by = [isOverdue ? t('Overdue since') : t('Due'), ' ', day]
    about.append(' · ', create('span', { className: isOverdue ? 'late' : '' }, ...by))
  }
  return about
}

/** The number of a project, and that of the payment. */
const aboutPaid = ({ serviceId, number }) => create('small', {}, `${serviceId} · ${t('Payment')} #${number}`)

function linesOf(rows, aboutOf) {
  const listed = rows.slice(0, mostListed)
  const lines = listed.map((row) => lineOf('li', row.serviceName, row.amount, aboutOf(row)))
  const others = rows.slice(mostListed)
  if (others[0]) lines.push(lineOf('li', `${t('Other projects')}: ${others.length}`, sumOf(others)))
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
place.ariaBusy = 'true'
for (const node of [back, title]) node.textContent = t(node.textContent)
for (const node of [place, back, title]) node.lang = spoken
place.append(said)
ask('/pay/due')
  .then(show, refuse)
  .finally(() => place.removeAttribute('aria-busy'))
