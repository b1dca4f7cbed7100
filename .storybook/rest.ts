/** Stories that one looks at first come to rest as an element begins: nobody sees what their play functions have tried. */
import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

/** The names of those stories. */
const looks = ['Full', 'All', 'Default', 'Playground']

/** Takes the focus from what a play function has pressed in a story of this kind. */
export function leaveFocus({ name }: StoryContext): void {
  if (!looks.includes(name)) return
  let active: Element | null = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  if (active instanceof HTMLElement) active.blur()
}

/** Checks that nothing in a story of this kind is sought or filtered. */
export function checkRest({ name, canvasElement: canvas }: StoryContext): void {
  if (!looks.includes(name)) return
  const roots = Array.from(canvas.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot ?? [])
  for (const root of roots.flat()) {
    for (const field of root.querySelectorAll<HTMLInputElement>('[type=search]'))
      expect(field.value, 'what is sought').toBe('')
    for (const group of root.querySelectorAll('[part~=segmented]'))
      expect(group.querySelector('input')?.checked, 'the first of a filter').toBe(true)
  }
}
