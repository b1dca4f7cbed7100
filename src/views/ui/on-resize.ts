/**
 * Calls back when one of the boxes has another size, in the next frame: Preact would draw at once, within the observer, of
 * which browsers tell as an error of the page. A DOM without layout, such as jsdom's, never calls.
 *
 * @returns a function that stops it.
 */
export function onResize(boxes: readonly (Element | null)[], listener: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {}
  const observer = new ResizeObserver(() => requestAnimationFrame(listener))
  for (const box of boxes) if (box) observer.observe(box)
  return () => observer.disconnect()
}
