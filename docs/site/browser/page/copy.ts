/** A button on a block of code that copies it. */

/** What a screen reader is told. It stands in the page before it has something to say. */
const status = document.createElement('p')
status.className = 'hidden'
status.setAttribute('role', 'status')
document.body.append(status)

export function addCopyButton(block: HTMLElement): void {
  const place = block.closest('.code') ?? wrap(block)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  let timer: ReturnType<typeof setTimeout> | undefined
  button.addEventListener('click', async () => {
    const isCopied = await copy(block)
    button.textContent = isCopied ? 'Copied' : 'Press Ctrl+C'
    status.textContent = isCopied ? 'Copied' : 'The code is selected. Press Ctrl+C, or Command+C, to copy it.'
    clearTimeout(timer)
    timer = setTimeout(() => {
      button.textContent = 'Copy'
      status.textContent = ''
    }, 2000)
  })
  place.append(button)
}

function wrap(block: HTMLElement): HTMLElement {
  const place = document.createElement('div')
  place.className = 'code'
  block.replaceWith(place)
  place.append(block)
  return place
}

/** @returns `false` where the browser forbids it. The code is selected then. */
async function copy(block: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(block.textContent ?? '')
    return true
  } catch {
    getSelection()?.selectAllChildren(block)
    // Old, but it works where the clipboard is denied to scripts, such as on a page without https.
    return document.execCommand('copy')
  }
}
