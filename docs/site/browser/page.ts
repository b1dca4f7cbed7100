/** What every page does: blocks of code can be copied. */
for (const block of document.querySelectorAll('pre')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.textContent ?? '')
    button.textContent = 'Copied'
  })
  block.before(button)
}
