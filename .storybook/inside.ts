import { fireEvent, waitFor, within } from 'storybook/test'

/** Queries for the content of an element: `within(canvasElement)` does not see into its shadow root. */
export function inside(container: Element, tag: `cp-${string}`) {
  const root = container.querySelector(tag)?.shadowRoot
  if (!root) throw new Error(`<${tag}> is not here, or not defined.`)
  // Queries use only members that a shadow root has, too; only their types ask for more.
  return within(root as unknown as HTMLElement)
}

/** Waits for the toaster, and returns queries for the page's toasts. */
export const findToasts = () => waitFor(() => inside(document.body, 'cp-toaster'))

/**
 * Types into a field. `userEvent.type()` does not notice that a field inside of a shadow root gets the focus, and
 * React does not notice the text that it writes.
 */
export const fill = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })
