/** One of each element of the table, with all that they need. */
import type { Page } from '@playwright/test'
import { elements, type Tag, tags } from '../../src/elements/elements'

const samples: Record<string, string> = {
  'service-id': 'project-website-relaunch',
  'ticket-id': 'TKT-M4XQ72PD',
  'user-id': 'client-ada',
  'portal-url': '/',
  routing: 'memory', // the address is the page's own
  name: 'Ada Lovelace',
}

/** A tag with the attributes that its row has, as far as there is a sample for them. */
export function sampleOf(tag: Tag): string {
  const names = Object.keys(elements[tag].attributes).filter((name) => samples[name] && tag !== 'cp-payments')
  return `<${tag} ${names.map((name) => `${name}="${samples[name]}"`).join(' ')}></${tag}>`
}

export const everyElement = tags.map(sampleOf).join('\n')

/** The elements that show something; `cp-config` does not. */
export const shownTags = tags.filter((tag) => tag !== 'cp-config')

/** All of them at once take their time. */
export const inTime = { timeout: 45_000 }

/** What each element shows, by its tag. Waits until all of them are defined, and have drawn. */
export async function statesOf(page: Page): Promise<Record<string, string>> {
  await page.waitForFunction(
    (names) => names.every((name) => document.querySelector(name)?.shadowRoot?.childElementCount),
    shownTags,
  )
  return page.evaluate((names) => {
    // Stale stands beside ready or empty, and says more.
    const states = ['stale', 'loading', 'ready', 'empty', 'error', 'signed-out']
    const stateOf = (name: string) =>
      states.find((state) => document.querySelector(`${name}:state(${state})`))
    return Object.fromEntries(names.map((name) => [name, stateOf(name) ?? 'none']))
  }, shownTags)
}
