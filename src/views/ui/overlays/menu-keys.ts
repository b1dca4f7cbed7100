import type { KeyboardEvent } from 'react'

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')]

/**
 * Moves the focus to the chosen item or the first one. As long as items are still coming, it stands on the list: what is
 * pressed then chooses nothing. An item that the client has gone to keeps it.
 */
export function focusMenu(menu: HTMLElement): void {
  const items = itemsOf(menu)
  if (items.some((item) => item.matches(':focus'))) return
  const isComing = menu.querySelector('[data-coming]') !== null
  const chosen = items.find((item) => item.getAttribute('aria-checked') === 'true')
  const first = isComing ? menu.querySelector<HTMLElement>('[role=menu]') : (chosen ?? items[0])
  first?.focus()
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
