/** How elements look: what styles of a page must not change. */
import type { Page } from '@playwright/test'

const properties = [
  ...['display', 'position', 'color', 'background-color', 'border-top-width', 'border-radius', 'padding'],
  ...['font-size', 'font-weight', 'line-height', 'text-align', 'letter-spacing', 'cursor', 'opacity'],
  ...[
    'visibility',
    'white-space',
    'list-style-type',
    'color-scheme',
    'text-transform',
    'float',
    'user-select',
  ],
]

/**
 * How all that elements draw looks, as texts: the size, and what the browser reckons of the style. A panel that is closed is left out:
 * its look comes when somebody is near its button, or with that of another panel, whichever is first.
 */
export const looks = (page: Page, elements: string) =>
  page.evaluate(
    ({ elements, properties }) =>
      Array.from(document.querySelectorAll(elements)).flatMap((host) =>
        Array.from(
          host.shadowRoot?.querySelectorAll('*:not([popover]:not(:popover-open))') ?? [],
          (element) => {
            const { width, height } = element.getBoundingClientRect()
            const style = getComputedStyle(element)
            const values = properties.map((property) => `${property}:${style.getPropertyValue(property)}`)
            return `${host.localName} ${element.tagName} ${Math.round(width)}x${Math.round(height)} ${values.join(';')}`
          },
        ),
      ),
    { elements, properties },
  )
