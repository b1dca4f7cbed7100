import { action } from 'storybook/actions'
import { eventDocs } from '../src/elements/reference/sentences'

/** Lists every event of every element in the Actions panel, with its detail. They all bubble to the document. */
export function logEvents(): void {
  for (const name of Object.keys(eventDocs)) {
    const log = action(name)
    document.addEventListener(name, (event) => event instanceof CustomEvent && log(event.detail))
  }
}
