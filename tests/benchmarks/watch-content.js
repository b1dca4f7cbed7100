// Runs in the page that is measured: notes when all words and the element of `window.awaited` are on screen.
const rootsIn = (root) => [
  root,
  ...Array.from(root.querySelectorAll('*')).flatMap(({ shadowRoot }) =>
    shadowRoot ? rootsIn(shadowRoot) : [],
  ),
]

const timer = setInterval(() => {
  const { words = [], element } = window.awaited
  const roots = document.body ? rootsIn(document.body) : []
  const text = roots.map((root) => root.textContent).join()
  if (!words.every((word) => text.includes(word))) return
  if (element && !roots.some((root) => root.querySelector(element))) return
  window.shownAt = performance.now()
  clearInterval(timer)
}, 50)
