/** One filled action in each place, as `docs/design/patterns.md` says. */
import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const filled = '[part~=button-primary]'
const cards = '[part~=card],[part~=dialog]'
/** What a client sees as one thing. What stands in none of them, such as the buttons beside a heading, is one, too. */
const places = `li,form,${cards}`

/**
 * Checks that no place of a story has two filled actions: neither would lead. A form leads in all of its card. Where something waits for the client, a story
 * names what leads there, and nothing else is filled: `parameters: { leads: ['Pay'] }`. A picture of all
 * kinds beside each other is none of a client's places: `parameters: { leads: false }`.
 */
export function checkLeads({ canvasElement: canvas, parameters }: StoryContext): void {
  if (parameters.leads === false) return
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
    // Whoever has opened a form is led by it alone, in all of its card.
    for (const action of leading) {
      const card = action.closest('form')?.closest(cards)
      const inCard = leading.filter((each) => card && each.closest(cards) === card)
      expect(inCard.length, `${inCard.map(({ textContent }) => textContent)}: the form leads`).toBeLessThan(2)
    }
    all.push(...leading.map(({ textContent }) => textContent ?? ''))
  }
  if (parameters.leads) expect(all, 'what leads').toEqual(parameters.leads)
}
