// Runs in the page that is measured: notes when a payment and the consultant are on screen.
const textOf = (node) =>
  Array.from(node.querySelectorAll('*'), ({ shadowRoot }) => (shadowRoot ? textOf(shadowRoot) : '')).join() +
  node.textContent

const timer = setInterval(() => {
  const text = document.body ? textOf(document.body) : ''
  if (!text.includes('PAY-') || !text.includes('Maya Okafor')) return
  window.shownAt = performance.now()
  clearInterval(timer)
}, 50)
