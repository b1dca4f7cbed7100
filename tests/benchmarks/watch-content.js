// Runs in the page that is measured: notes when all words and the element of `window.awaited` are on screen.
const roots = []
const { attachShadow } = Element.prototype
Element.prototype.attachShadow = function (options) {
  const root = attachShadow.call(this, options)
  roots.push(root)
  return root
}

const timer = setInterval(() => {
  const { words = [], element } = window.awaited
  const all = document.body ? [document.body, ...roots] : []
  const text = all.map((root) => root.textContent).join()
  if (!words.every((word) => text.includes(word))) return
  if (element && !all.some((root) => root.querySelector(element))) return
  window.shownAt = performance.now()
  clearInterval(timer)
}, 50)
