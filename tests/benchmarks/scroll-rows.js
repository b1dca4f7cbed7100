// Runs in the page that is measured: scrolls the box of the rows down, one step for each frame.
const boxesIn = (root) =>
  Array.from(root.querySelectorAll('*')).flatMap((element) => [
    element,
    ...(element.shadowRoot ? boxesIn(element.shadowRoot) : []),
  ])

const longBox = () =>
  boxesIn(document).find(
    (each) =>
      each.clientHeight > 100 &&
      each.scrollHeight > 20 * each.clientHeight &&
      /auto|scroll/.test(getComputedStyle(each).overflowY),
  )

window.scrollRows = async (steps, pixels) => {
  const box = longBox()
  for (let step = 0; step < steps; step++) {
    box?.scrollBy(0, pixels)
    await new Promise(requestAnimationFrame)
  }
  return box?.scrollTop ?? 0
}

// A list that comes in parts is long when the last one has come.
window.isLong = () => Boolean(longBox())
