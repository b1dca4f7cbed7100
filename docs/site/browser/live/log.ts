/** A list of what a frame tells, the newest first. */
import type { Told } from '../../live/scene.ts'

const most = 50

/** @returns a function that adds what was told to the list, as far as it belongs there */
export function createLog(list: HTMLElement): (told: Told) => void {
  return (told) => {
    const line = sentence(told)
    if (!line) return
    const entry = document.createElement('li')
    const name = document.createElement('code')
    name.textContent = line.name
    entry.append(name, ` ${line.text}`)
    list.prepend(entry)
    while (list.children.length > most) list.lastElementChild?.remove()
  }
}

function sentence(told: Told): { name: string; text: string } | undefined {
  if (told.type === 'link') return { name: 'a href', text: `would lead to ${told.href}` }
  if (told.type !== 'event') return undefined
  const { name, tag, detail } = told
  const isEmpty = detail === null || JSON.stringify(detail) === '{}'
  return { name, text: `from ${tag}${isEmpty ? '' : `: ${JSON.stringify(detail)}`}` }
}
