/** The page of an element: its controls change the example and the code. */
import type { Framework } from '../builder/choice.ts'
import type { Value } from '../code/embed.ts'
import type { Scene } from '../live/scene.ts'
import { startExample } from './live/example.ts'
import { createLog } from './live/log.ts'
import { rememberFramework } from './page/framework.ts'

const place = find('#live')
const form = find<HTMLFormElement>('form.controls')
const first: Scene = JSON.parse(place.dataset.scene ?? '')
const [{ tag } = { tag: 'cp-portal' as const }, ...below] = first.elements
const attributeControls = [...form.querySelectorAll<HTMLInputElement>('[data-attribute]')]
const log = createLog(find('[role=log] ol'))
const example = startExample(place)

function find<Found extends HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`This page has no ${selector}.`)
  return found
}

const choice = (name: string) => form.querySelector<HTMLSelectElement>(`select[name=${name}]`)

/** The attributes that differ from what is usual. */
function readAttributes(): Record<string, Value> {
  const values = attributeControls.flatMap((control): [string, Value][] => {
    const { dataset, type, value, checked } = control
    const name = dataset.attribute ?? ''
    if (type === 'checkbox') return checked ? [[name, true]] : []
    if (value === '' || value === dataset.usual) return []
    return [[name, type === 'number' ? Number(value) : value]]
  })
  return Object.fromEntries(values)
}

function readScene(attributes: Record<string, Value>): Scene {
  const texts = Object.entries(attributes).map(([name, value]) => [name, value === true ? '' : String(value)])
  const situation = choice('situation')?.selectedOptions[0]?.dataset.scene
  const { person = first.person }: Pick<Scene, 'person'> = JSON.parse(situation ?? '{}')
  const scheme = choice('scheme')?.value
  const part = choice('part')?.value
  return {
    elements: [{ tag, attributes: Object.fromEntries(texts) }, ...below],
    person,
    // The options are these words.
    server: choice('server')?.value as Scene['server'],
    ...(scheme && { scheme: scheme as 'light' | 'dark' }),
    ...(part && { part }),
  }
}

function update(): void {
  const attributes = readAttributes()
  place.dataset.width = choice('width')?.value
  if (!choice('part')?.value) say('')
  example.show(readScene(attributes))
  void showCode()
}

/** The page has written the same pieces, in this order. */
async function showCode(): Promise<void> {
  // Only who changes something needs what writes code, and what colours it. Without colours, it is right all the same.
  const { elementCode } = await import('../elements/element-code.ts')
  const { colour } = await import('../code/colour.ts').catch(() => ({ colour: undefined }))
  // As they are by now: a later change may have come first.
  const attributes = readAttributes()
  for (const tab of document.querySelectorAll<HTMLElement>('[data-framework]')) {
    const pieces = elementCode(tab.dataset.framework as Framework, [{ tag, attributes }, ...below])
    const blocks = tab.querySelectorAll('pre > code')
    for (const [index, piece] of pieces.entries()) {
      const written = blocks[index]
      if (!written || written.textContent === piece.code) continue
      if (colour) written.innerHTML = colour(piece)
      else written.textContent = piece.code
    }
  }
}

function say(text: string): void {
  const output = form.elements.namedItem('outlined')
  if (output instanceof HTMLOutputElement) output.value = text
}

form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('input', ({ target }) => {
  // A situation has ids of its own: those of the client's projects.
  if (target === choice('situation')) {
    const { attributes = {} } = JSON.parse(choice('situation')?.selectedOptions[0]?.dataset.scene ?? '{}')
    for (const control of attributeControls)
      control.value = attributes[control.dataset.attribute ?? ''] ?? control.value
  }
  update()
})
document.addEventListener('click', ({ target }) => {
  const part = target instanceof HTMLElement ? target.dataset.part : undefined
  const select = choice('part')
  if (!part || !select) return
  select.value = part
  update()
  // There one goes on to other parts, beside the example.
  select.focus({ preventScroll: true })
  place.scrollIntoView({ block: 'nearest' })
})
rememberFramework(find('.code-tabs'))

example.onTold((told) => {
  log(told)
  if (told.type !== 'outlined') return
  say(
    told.count > 0 ? `${told.count} outlined` : 'Not on screen now: it may be in a menu or in another state',
  )
})
