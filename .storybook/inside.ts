import { configure, fireEvent, prettyDOM, waitFor, within } from 'storybook/test'

configure({
  // What is asked for may have to be loaded first, on a machine that has other things to do.
  asyncUtilTimeout: 5_000,
  // A shadow root can't be printed, but what is in it can.
  getElementError(message, container) {
    const elements = container instanceof ShadowRoot ? Array.from(container.children) : [container]
    return new Error([message, ...elements.map((element) => prettyDOM(element))].filter(Boolean).join('\n\n'))
  },
})

/** Queries for what an element shows: `within(canvasElement)` does not see into its shadow root. */
export function inside(container: Element, tag: `cp-${string}`) {
  const root = container.querySelector(tag)?.shadowRoot
  if (!root) throw new Error(`<${tag}> is not here, or not defined.`)
  // Queries ask no more of a container than a shadow root has; only their types do.
  return within(root as unknown as HTMLElement)
}

/** Queries for the page's toasts, once there are any. */
export const findToasts = () => waitFor(() => inside(document.body, 'cp-toaster'))

/**
 * Types into a field. `userEvent.type()` does not see a field inside of a shadow root get the focus, and what
 * it then writes stays hidden from React.
 */
export const fill = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })
