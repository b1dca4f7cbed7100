/** Defines a single element, for its own entry and for its React component. */
import { unclobbered } from '../core/index'
import type { HostEvents } from '../views/host/host'
import type { Tag } from './elements'
import type { Rows } from './known-rows'
import { defineRows } from './this-copy'

/** What the console has last been told. The same error may keep back every element of a page. */
let told: unknown

/**
 * Defines one element. Nobody waits for it: a failure is told to the console, and by `cp-error`.
 *
 * @param rows The row of the element, and of every other one that it shows.
 * @param elements Which elements raise the event; by default all of this name.
 */
export function defineOne(tag: Tag, rows: Rows, elements?: readonly Element[]): void {
  defineRows(rows, { only: [tag] }).catch((error: unknown) => {
    if (error !== told) console.error(`client-portal-elements: <${tag}> could not be defined.`, error)
    told = error
    const detail: HostEvents['cp-error'] = { render: true, message: String(error) }
    for (const element of elements ?? unclobbered(document).querySelectorAll(tag)) {
      element.dispatchEvent(new CustomEvent('cp-error', { detail, bubbles: true, composed: true }))
    }
  })
}
