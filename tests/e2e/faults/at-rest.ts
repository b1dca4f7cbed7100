/** What of a page still waits, and what its elements say of themselves. */
import { expect, type Page } from '@playwright/test'

/**
 * The elements that wait: by their state, by `aria-busy`, or by something in them that moves without end, as spinners
 * and skeletons do.
 */
const waiting = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isEndless = (animation: Animation) =>
      animation.playState === 'running' && animation.effect?.getTiming().iterations === Infinity
    return Array.from(document.querySelectorAll('*'))
      .filter(({ localName }) => localName.startsWith('cp-'))
      .filter(
        (element) =>
          element.matches(':state(loading)') ||
          element.shadowRoot?.querySelector('[aria-busy=true]') ||
          element.shadowRoot?.getAnimations().some(isEndless),
      )
      .map(({ localName, id }) => (id ? `#${id}` : localName))
  })

/** Nothing waits any more, but for these. */
export const expectRest = (page: Page, but: readonly string[] = []) =>
  expect.poll(async () => (await waiting(page)).filter((name) => !but.includes(name))).toEqual([])

/** All elements of the page have what they show, but for these. */
export const expectWhole = (page: Page, but: readonly string[] = []) =>
  expect
    .poll(() =>
      page.evaluate((but) => {
        const shown = Array.from(document.querySelectorAll('*')).filter(
          ({ localName }) => localName.startsWith('cp-') && !['cp-config', 'cp-toaster'].includes(localName),
        )
        const names = shown.filter(
          (element) => !element.matches(':is(:state(ready), :state(empty)):not(:state(stale))'),
        )
        return names
          .map(({ localName, id }) => (id ? `#${id}` : localName))
          .filter((name) => !but.includes(name))
      }, but),
    )
    .toEqual([])
