/** What scrolls sideways is a stop for keys as long as there is something to scroll. */
const boxes = '.table, .code pre'

function mark(box: Element): void {
  if (box.scrollWidth > box.clientWidth) box.setAttribute('tabindex', '0')
  else box.removeAttribute('tabindex')
}

export function followScrolling(): void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) mark(target)
  })
  // Longer lines don't change the size of their box.
  const contents = new MutationObserver((changes) => {
    const changed = changes.map(({ target }) => target instanceof Element && target.closest(boxes))
    for (const box of new Set(changed)) if (box) mark(box)
  })
  for (const box of document.querySelectorAll(boxes)) {
    sizes.observe(box)
    contents.observe(box, { childList: true, subtree: true })
  }
}
