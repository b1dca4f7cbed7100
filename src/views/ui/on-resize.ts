/**
 * Measures boxes when they are laid out first, and when one of them has another size; and uses what was found in the next
 * frame. So nobody asks for a layout of their own, and nothing is laid out anew within the observer, of which browsers tell as
 * an error of the page. A DOM without layout, such as jsdom's, never measures.
 *
 * @param measure Only reads.
 * @param use May draw.
 * @returns a function that stops it.
 */
export function onResize<Found>(
  boxes: readonly (Element | null)[],
  measure: () => Found,
  use: (found: Found) => void,
): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {}
  let frame = 0
  const observer = new ResizeObserver(() => {
    const found = measure()
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => use(found))
  })
  for (const box of boxes) if (box) observer.observe(box)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}
