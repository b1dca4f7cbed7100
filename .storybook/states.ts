import type { StoryContext } from '@storybook/react-vite'
import { waitFor } from 'storybook/test'
import type { stateDocs } from '../src/elements/reference/theming'

/**
 * The state that the element of a story must have, by the story's name. `Empty` is not in the list: an element
 * without data may still be `ready`, because it is `empty` only if all of its views are.
 */
const stateStories: Record<string, keyof typeof stateDocs> = {
  Loading: 'loading',
  Failed: 'error',
  Stale: 'stale',
  'Signed Out': 'signed-out',
}

/** Checks that the element of a story has the state of the story's name. */
export async function checkState({ name, parameters, canvasElement }: StoryContext): Promise<void> {
  const state = stateStories[name]
  const element = canvasElement.querySelector(parameters.tag)
  if (!state || !element) return
  await waitFor(() => {
    if (!element.matches(`:state(${state})`)) throw new Error(`<${parameters.tag}> is not "${state}".`)
  })
}
