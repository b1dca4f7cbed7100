/** The search: a dialog with a field, and what is found below it. */
import { createFinder, excerptOf } from '../../search/find.ts'
import type { Section } from '../../search/section.ts'

/** This script is in `assets/`, so the root of the site is one above. */
const root = new URL('../', import.meta.url)

const dialog = partOf<HTMLDialogElement>(document, '#search')
const field = partOf<HTMLInputElement>(dialog, 'input')
const status = partOf(dialog, '[role=status]')
const list = partOf(dialog, '[role=listbox]')

function partOf<Part extends HTMLElement>(place: ParentNode, selector: string): Part {
  const found = place.querySelector<Part>(selector)
  if (!found) throw new Error(`The page has no ${selector}.`)
  return found
}

let finding: Promise<ReturnType<typeof createFinder>> | undefined

/** Loads what can be found, once. What has failed is asked for again. */
function loadFinder() {
  finding ??= fetch(new URL('assets/search.json', root))
    .then((answer) => {
      if (!answer.ok) throw new Error(`The search's list answered ${answer.status}.`)
      return answer.json()
    })
    .then(createFinder)
  finding.catch(() => {
    finding = undefined
  })
  return finding
}

export function showSearch(): void {
  if (!dialog.open) dialog.showModal()
  field.select()
  void showFound()
}

async function showFound(): Promise<void> {
  const query = field.value.trim()
  try {
    const find = await loadFinder()
    if (query !== field.value.trim()) return
    const found = query ? find(query) : []
    list.replaceChildren(...found.map((section, index) => createOption(section, index, query)))
    status.textContent = !query
      ? 'Type what you look for: a task, an element, a setting, a message of the console.'
      : found.length === 0
        ? `Nothing was found for “${query.length > 40 ? `${query.slice(0, 40)} …` : query}”. Try another word, or look through the guides.`
        : `${found.length} found`
    choose(0)
  } catch {
    list.replaceChildren()
    choose(0)
    status.textContent = "The search couldn't be loaded. Check the connection, and type again."
  }
}

function createOption({ address, title, page, reader, text }: Section, index: number, query: string) {
  const option = document.createElement('a')
  option.id = `search-${index}`
  option.role = 'option'
  option.tabIndex = -1
  option.href = new URL(address, root).href
  for (const [name, content] of [
    ['title', title],
    ['place', [reader, page].filter(Boolean).join(' › ')],
    ['excerpt', excerptOf(text, query)],
  ] as const) {
    const line = document.createElement('span')
    line.className = name
    line.textContent = content
    option.append(line)
  }
  return option
}

let chosen = 0

/** Marks an option as the one that Enter opens. The focus stays in the field. */
function choose(index: number): void {
  const options = [...list.children]
  chosen = options.length > 0 ? (index + options.length) % options.length : 0
  for (const [each, option] of options.entries()) option.ariaSelected = String(each === chosen)
  const option = options[chosen]
  option?.scrollIntoView({ block: 'nearest' })
  field.setAttribute('aria-expanded', String(Boolean(option)))
  if (option) field.setAttribute('aria-activedescendant', option.id)
  else field.removeAttribute('aria-activedescendant')
}

field.addEventListener('input', () => void showFound())
field.addEventListener('keydown', (event) => {
  // Enter takes a word of an input method here.
  if (event.isComposing) return
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step) choose(chosen + step)
  // Otherwise the first Escape would empty the field in some browsers, and close nothing.
  else if (event.key === 'Escape') dialog.close()
  else if (event.key === 'Enter') list.querySelector<HTMLElement>('[aria-selected=true]')?.click()
  else return
  event.preventDefault()
})
list.addEventListener('click', ({ ctrlKey, metaKey, shiftKey }) => {
  // A new tab leaves the search open.
  if (!ctrlKey && !metaKey && !shiftKey) dialog.close()
})
partOf(dialog, 'button').addEventListener('click', () => dialog.close())
// A click beside the dialog is one on its backdrop.
dialog.addEventListener('click', ({ target }) => {
  if (target === dialog) dialog.close()
})
