/** The form of the builder: what it says, and what it shows of a choice. */
import { addressOf, type Note, words } from '../../builder/address.ts'
import { type Choice, defaultsOf, type Framework, isPlugin, optionsOf } from '../../builder/choice.ts'

/**
 * What the form says, as an address. @param left the framework that has just been left for another one: what stands at its
 * defaults follows the new one
 */
export function readForm(form: HTMLFormElement, left?: Framework): string {
  const data = new FormData(form)
  const query = new URLSearchParams()
  for (const name of Object.values(words)) {
    const texts = data.getAll(name).map(String)
    if (texts.length > 0) query.set(name, texts.join(','))
  }
  const isPortal = data.get('what') === 'portal'
  // Whoever asks for single elements begins with one.
  query.set('elements', isPortal ? 'cp-portal' : data.getAll('elements').join(',') || 'cp-payments')
  query.set('languages', [data.get('language'), ...data.getAll('languages')].join(','))
  if (left) {
    const usual = defaultsOf(left)
    for (const name of ['scripts', 'build', 'api', 'cdn'] as const)
      if (query.get(words[name]) === usual[name]) query.delete(words[name])
  }
  return query.toString()
}

/** Shows a choice in the form. A text that was left out stands there, to be mended. */
export function fillForm(form: HTMLFormElement, choice: Choice, notes: readonly Note[]): void {
  const isPortal = choice.elements.includes('cp-portal')
  const [language = 'en', ...others] = choice.languages
  const values: Record<string, readonly string[]> = {
    ...Object.fromEntries(
      Object.entries(words).map(([name, word]) => [word, [choice[name as keyof Choice]].flat()]),
    ),
    what: [isPortal ? 'portal' : 'elements'],
    language: [language],
    languages: others,
  }
  const wrong = new Map<string, Note>(notes.map((note) => [words[note.name], note]))
  // Not form.elements: a control of this name stands in its way.
  for (const control of form.querySelectorAll<Control>('[name]')) {
    const value = values[control.name] ?? []
    if (isCheckable(control)) control.checked = value.includes(control.value)
    else control.value = value[0] ?? ''
    if (control.type !== 'text') continue
    const note = wrong.get(control.name)
    control.value = note?.text ?? control.value
    control.setAttribute('aria-invalid', String(note !== undefined))
    const problem = form.querySelector<HTMLElement>(`#${control.name}-problem`)
    if (problem) problem.textContent = note?.sentence ?? ''
  }
  form.querySelector('.builder-elements')?.toggleAttribute('hidden', isPortal)
  offer(form, choice)
}

type Control = HTMLInputElement | HTMLSelectElement

const isCheckable = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

/** What the framework leaves to choose. */
function offer(form: HTMLFormElement, choice: Choice): void {
  const { framework, scripts, signIn, languages } = choice
  const { sources, builds, signIns } = optionsOf(framework)
  const possible: Record<string, readonly string[]> = {
    scripts: sources,
    build: builds,
    'sign-in': signIns,
  }
  for (const control of form.querySelectorAll<Control>('[name]')) {
    const { name, value } = control
    control.disabled =
      possible[name]?.includes(value) === false ||
      (name === 'cdn' && scripts === 'package') ||
      // The plugin brings the scripts.
      ((name === 'cdn' || name === 'build') && isPlugin(choice)) ||
      (value === 'cp-login' && signIn === 'own') ||
      (name === 'languages' && value === languages[0])
  }
}

export const addressIn = (choice: Choice) => `${location.pathname}${addressOf(choice)}`
