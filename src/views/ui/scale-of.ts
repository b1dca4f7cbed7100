/**
 * How many pixels of the window a pixel of an element is: a host's `zoom` and `transform` draw it larger or smaller. What is
 * measured in the window is divided by it before it becomes a length in a style, or a way to scroll.
 */
export function scaleOf(element: HTMLElement): number {
  // Where it is missing, the browser measures in pixels of the element already.
  const zoom = element.currentCSSZoom ?? 1
  const { width } = element.getBoundingClientRect()
  // `offsetWidth` is rounded: it tells of a transform alone.
  return Math.abs(width - element.offsetWidth * zoom) < zoom ? zoom : width / element.offsetWidth
}
