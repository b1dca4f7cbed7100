import type { StoryContext } from '@storybook/react-vite'
import { waitFor } from 'storybook/test'
import type { stateDocs } from '../src/elements/reference/theming'

/**
 * A story that is named so shows an element in this state, and is held to it. Where nothing is there yet, an
 * element may still be `ready`: it is `empty` only when all of its parts are.
 */
const stateStories: Record<string, keyof typeof stateDocs> = {
  Loading: 'loading',
  Failed: 'error',
  Stale: 'stale',
  'Signed Out': 'signed-out',
}

/** Holds a story of an element to its name. */
export async function checkState({ name, parameters, canvasElement }: StoryContext): Promise<void> {
  const state = stateStories[name]
  const element = canvasElement.querySelector(parameters.tag)
  if (!state || !element) return
  await waitFor(() => {
    if (!element.matches(`:state(${state})`)) throw new Error(`<${parameters.tag}> is not "${state}".`)
  })
}
