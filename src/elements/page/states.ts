/**
 * The states of an element that `:state()` selects. In a DOM without them, such as jsdom's, and in a browser that takes
 * only names with dashes, a set that nobody sees.
 */
export function statesOf(element: HTMLElement): Pick<CustomStateSet, 'add' | 'clear'> {
  try {
    const { states } = element.attachInternals()
    // The state until the view's first report: an element always has one of the documented states.
    states.add('loading')
    return states
  } catch {
    return new Set<string>()
  }
}
