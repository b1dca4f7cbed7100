import { expect } from 'storybook/test'
import { inside } from './inside'
import { rulesOf } from './scene'
import type { Rules } from './server'

interface Case {
  tag: `cp-${string}`
  /** A text that the element shows of its data. */
  text: string
  /** The rules by which the next request fails. */
  rules: Rules
  /** Sends that request. */
  refresh: () => void
}

/** A play function: once the data is shown, a request fails. The data stays, with a note that it is not the latest. */
export const goesStale =
  ({ tag, text, rules, refresh }: Case) =>
  async (context: { canvasElement: HTMLElement; loaded: Record<string, unknown> }) => {
    const element = inside(context.canvasElement, tag)
    await element.findByText(text)
    Object.assign(rulesOf(context), rules)
    refresh()
    await expect(await element.findByText(/The latest could not be loaded/)).toBeVisible()
    await expect(element.getByText(text)).toBeVisible()
  }
