/** The booking block in `<cp-meetings>`: times of the next working days. The company confirms by a ticket. */
import { raiseTicket } from '../raise-ticket.js'
import { inOwnWords } from './words.js'

const form = document.querySelector('.booking')
const [times, button, output] = form.querySelectorAll('fieldset, button, output')

for (const moment of nextTimes()) {
  const label = document.createElement('label')
  const choice = Object.assign(document.createElement('input'), {
    type: 'radio',
    name: 'time',
    required: true,
  })
  const time = document.createElement('time')
  choice.value = time.dateTime = moment.toISOString()
  label.append(choice, time)
  times.append(label)
}

/** Ten and two o'clock on the next three working days. */
function nextTimes() {
  const days = [1, 2, 3, 4, 5].map((after) => {
    const day = new Date()
    day.setDate(day.getDate() + after)
    return day
  })
  const working = days.filter((day) => day.getDay() % 6 !== 0).slice(0, 3)
  return working.flatMap((day) => [10, 14].map((hour) => new Date(new Date(day).setHours(hour, 0, 0, 0))))
}

/** The times are told in the language that the client has chosen. */
function tellTimes(locale) {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })
  for (const time of times.querySelectorAll('time')) time.textContent = format.format(new Date(time.dateTime))
}
tellTimes(document.documentElement.lang)
document.addEventListener('cp-locale-change', ({ detail }) => tellTimes(detail.locale))

// What one client was told is not for the next.
document.addEventListener('cp-sign-out', () => {
  form.reset()
  output.textContent = ''
})

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  button.disabled = true
  try {
    await raiseTicket('A call, please', `Can we talk at ${new FormData(form).get('time')}?`)
    output.textContent = inOwnWords('We have your request, and confirm it in Support.')
    form.reset()
  } catch (error) {
    output.textContent = error.message
  }
  button.disabled = false
})
