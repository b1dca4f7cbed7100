/** One filled action in each place, as `docs/design/patterns.md` says. */
import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const filled = '[part~=button-primary]'
/** What a client sees as one thing. What stands in none of them, such as the buttons beside a heading, is one, too. */
const places = 'li,form,[part~=card],[part~=dialog]'

/**
 * Checks that no place of a story has two filled actions: neither would lead. Where something waits for the client, a story
 * names what leads there, and nothing else is filled: `parameters: { leads: ['Pay'] }`.
 */
export function checkLeads({ canvasElement: canvas, parameters }: StoryContext): void {
  const roots = [
    canvas,
    ...Array.from(canvas.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot ?? []),
  ].flat()
  const all: string[] = []
  for (const root of roots) {
    const leading = Array.from(root.querySelectorAll(filled)).filter((action) => action.checkVisibility())
    const led = leading.map((action) => action.closest(places) ?? root)
    expect(new Set(led).size, `${leading.map(({ textContent }) => textContent)}: one of them leads`).toBe(
      led.length,
    )
    all.push(...leading.map(({ textContent }) => textContent ?? ''))
  }
  if (parameters.leads) expect(all, 'what leads').toEqual(parameters.leads)
}
