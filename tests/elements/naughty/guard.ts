/**
 * What a text of somebody else's must never do to a page. A test file that names it is held to it in each of its tests:
 * no script runs, no page is opened or left, no server but the page's own is asked.
 */
import { afterEach, beforeEach, expect, vi } from 'vitest'

const scripts = ['alert', 'confirm', 'prompt', 'open', 'print'] as const

/** Where the page was about to go: it stayed. */
export const left: string[] = []
let asked: string[] = []

/** Guards the page in each test of this file. */
export function guardPage(): void {
  const observer = new PerformanceObserver((list) => asked.push(...list.getEntries().map(({ name }) => name)))
  const stay = (event: Event) => {
    if (!('destination' in event) || !('navigationType' in event)) return
    left.push(String(Object(event.destination).url))
    event.preventDefault()
  }
  const { navigation } = window as unknown as { navigation: EventTarget }
  beforeEach(() => {
    asked = []
    left.length = 0
    observer.observe({ entryTypes: ['resource'] })
    navigation.addEventListener('navigate', stay)
    for (const name of scripts) vi.spyOn(window, name).mockImplementation(() => null)
  })
  afterEach(() => {
    for (const name of scripts) expect(window[name]).not.toHaveBeenCalled()
    vi.restoreAllMocks()
    navigation.removeEventListener('navigate', stay)
    observer.disconnect()
  })
}

/** The addresses elsewhere that the page has asked for since the test began. */
export const askedElsewhere = () => asked.filter((address) => new URL(address).origin !== location.origin)
