import type { KeyboardEvent } from 'react'

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')]

export function focusMenu(menu: HTMLElement): void {
  const items = itemsOf(menu)
  const chosen = items.find((item) => item.getAttribute('aria-checked') === 'true')
  ;(chosen ?? items[0])?.focus()
}

/** Moves the focus through a menu by arrow keys, Home, End, and the first letter of an item. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget)
  const current = items.findIndex((item) => item.matches(':focus'))
  const next = nextItem(event.key, items, current)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function nextItem(key: string, items: HTMLElement[], current: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(current + 1) % items.length]
  if (key === 'ArrowUp') return items.at(current <= 0 ? -1 : current - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const following = [...items.slice(current + 1), ...items.slice(0, current + 1)]
  return following.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()))
}
