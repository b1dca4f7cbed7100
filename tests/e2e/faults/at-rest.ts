/** What of a page still waits, and what its elements say of themselves. */
import { expect, type Page } from '@playwright/test'

/**
 * The elements that wait: by their state, by `aria-busy`, or by something in them that moves without end, as spinners
 * and skeletons do.
 */
const waiting = (page: Page, but: readonly string[]): Promise<string[]> =>
  page.evaluate((but) => {
    const isEndless = (animation: Animation) =>
      animation.playState === 'running' && animation.effect?.getTiming().iterations === Infinity
    return Array.from(document.querySelectorAll('*'))
      .filter(({ localName }) => localName.startsWith('cp-'))
      .filter((element) => !but.some((selector) => element.matches(selector)))
      .filter(
        (element) =>
          element.matches(':state(loading)') ||
          element.shadowRoot?.querySelector('[aria-busy=true]') ||
          element.shadowRoot?.getAnimations().some(isEndless),
      )
      .map(({ localName }) => localName)
  }, but)

/** Nothing waits any more, but for these. @param but selectors */
export const expectRest = (page: Page, but: readonly string[] = []) =>
  expect.poll(() => waiting(page, but)).toEqual([])

/** All elements of the page have what they show, but for these. @param but selectors */
export const expectWhole = (page: Page, but: readonly string[] = []) =>
  expect
    .poll(() =>
      page.evaluate((but) => {
        const shown = Array.from(document.querySelectorAll('*')).filter(
          ({ localName }) => localName.startsWith('cp-') && !['cp-config', 'cp-toaster'].includes(localName),
        )
        return shown
          .filter((element) => !element.matches(':is(:state(ready), :state(empty)):not(:state(stale))'))
          .filter((element) => !but.some((selector) => element.matches(selector)))
          .map(({ localName }) => localName)
      }, but),
    )
    .toEqual([])
