/** The builder: its form, the address and what it shows always say the same. */
import { type IsOwn, type Note, readChoice, words } from '../builder/address.ts'
import { sceneOf } from '../builder/scene.ts'
import { addressIn, fillForm, readForm } from './builder/form.ts'
import { showResult } from './builder/result.ts'
import { startExample } from './live/example.ts'

const find = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`The page has no ${selector}.`)
  return found
}

const builder = find<HTMLElement>('.builder')
const form = find<HTMLFormElement>('.builder-form')
const place = find<HTMLElement>('#builder-example')
const signedOut = find<HTMLInputElement>('#signed-out')
const picker = find<HTMLInputElement>('#accent-picker')
const canvas = document.createElement('canvas').getContext('2d')
const question = find<HTMLElement>('#builder-question')
const toThemeEditor = find<HTMLAnchorElement>('#to-theme-editor')
const looks: Record<string, Parameters<typeof sceneOf>[1]> = JSON.parse(builder.dataset.looks ?? '{}')
let choice = readChoice(location.search).choice
place.dataset.scene = JSON.stringify(scene())
const example = startExample(place)

/** The state of an entry in the history, whose address the reader has made here. No link can set it. */
const own = 'own'

show(location.search, () => history.state === own)
builder.hidden = false

form.addEventListener('change', ({ target }) => {
  if (target === picker) find<HTMLInputElement>('[name=accent]').value = picker.value
  const changed = target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : ''
  const before = choice
  keep(
    readForm(form, changed === 'framework' ? before.framework : undefined),
    (name, text) => words[name] === changed || text === before[name],
  )
})
form.addEventListener('submit', (event) => event.preventDefault())
signedOut.addEventListener('change', showExample)
find('#builder-question button').addEventListener('click', () => {
  keep(readForm(form), () => true)
  find<HTMLElement>('#builder-code').focus()
})

/** Shows what the reader has made, and keeps it in the address. */
function keep(address: string, isOwn: IsOwn): void {
  show(address, isOwn)
  history.replaceState(own, '', addressIn(choice))
}

function show(address: string, isOwn: IsOwn): void {
  const isValidColor = (text: string) => CSS.supports('color', text)
  const { choice: read, notes } = readChoice(address, { isValidColor, isOwn })
  choice = read
  fillForm(form, choice, notes)
  const { look, accent } = choice
  // A canvas writes most colours as `#rrggbb`, the one form that a colour field of an older browser takes.
  if (canvas) {
    canvas.fillStyle = accent || picker.defaultValue
    picker.value = String(canvas.fillStyle)
  }
  toThemeEditor.search = String(
    new URLSearchParams({ ...(look && { brand: look }), ...(accent && { accent }) }),
  )
  find('#builder-notes').replaceChildren(...notes.map(({ sentence }) => drawLine(sentence)))
  ask(notes)
  showResult(choice)
  showExample()
}

/** Who copies code sees where a link would lead it. */
function ask(notes: readonly Note[]): void {
  const hosts = new Set(notes.flatMap(({ host = [] }) => host))
  question.hidden = hosts.size === 0
  find('#builder-question p').textContent =
    `This link has filled in addresses of ${[...hosts].join(' and ')}. Your code does not have them.`
}

function showExample(): void {
  example.show(scene())
}

/** A sign-in of a company's own stands on a page of its own: there is nothing to see of it here. */
function scene() {
  const hasForm = choice.signIn === 'form'
  signedOut.disabled = !hasForm
  return sceneOf(choice, looks[choice.look], hasForm && signedOut.checked)
}

function drawLine(text: string): HTMLElement {
  const line = document.createElement('p')
  line.textContent = text
  return line
}
