/** How the queries of every story wait, and what they print. */
import { configure, prettyDOM } from 'storybook/test'

/** Sets how all queries wait. It is called: a file that is imported for its effects alone is not in the build, as package.json says. */
export function bePatient(): void {
  configure({
    // The code for the expected content may have to be loaded first, on a busy machine. Pictures on one page keep it busy for each other.
    asyncUtilTimeout: frameElement?.closest('.story-pictures') ? 30_000 : 5_000,
    // A shadow root can't be printed, but its children can.
    getElementError(message, container) {
      const elements = container instanceof ShadowRoot ? Array.from(container.children) : [container]
      return new Error(
        [message, ...elements.map((element) => prettyDOM(element))].filter(Boolean).join('\n\n'),
      )
    },
  })
}
