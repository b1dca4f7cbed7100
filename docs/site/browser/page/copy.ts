/**
 * Copies, by the buttons of a page or of a part of it: `.copy` the block of code beside it, `.copy-link` the address, or its own value.
 * Also where a browser gives scripts no clipboard.
 */

/** What a screen reader is told. It stands in the page before it has something to say. */
const status = document.createElement('p')
status.className = 'hidden'
status.setAttribute('role', 'status')

export function startCopying(part: HTMLElement = document.body): void {
  for (const block of part.querySelectorAll('pre')) addButton(block)
  part.append(status)
  part.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement && target.matches('.copy, .copy-link')) void onClick(target)
  })
}

function addButton(block: HTMLElement): void {
  const place = block.closest('.code') ?? wrap(block)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  place.append(button)
}

function wrap(block: HTMLElement): HTMLElement {
  const place = document.createElement('div')
  place.className = 'code'
  block.replaceWith(place)
  place.append(block)
  return place
}

let isSaid = false

async function onClick(button: HTMLButtonElement): Promise<void> {
  if (isSaid) return
  isSaid = true
  const before = button.textContent
  const block = button.matches('.copy') ? button.parentElement?.querySelector('pre') : null
  const isCopied = await copy(block?.textContent ?? (button.value || location.href), block)
  button.textContent = isCopied ? 'Copied' : block ? 'Press Ctrl+C' : 'Copy it from the address bar'
  status.textContent = isCopied
    ? 'Copied'
    : block
      ? 'The code is selected. Press Ctrl+C, or Command+C, to copy it.'
      : 'The browser forbids it. Copy the address from its bar.'
  setTimeout(() => {
    button.textContent = before
    status.textContent = ''
    isSaid = false
  }, 2000)
}

/** @returns `false` where the browser forbids it. The block is selected then. */
async function copy(text: string, block?: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const place = block ?? document.body.appendChild(document.createElement('p'))
    if (!block) place.textContent = text
    getSelection()?.selectAllChildren(place)
    // Old, but it works where the clipboard is denied to scripts, such as on a page without https.
    const isCopied = document.execCommand('copy')
    if (!block) place.remove()
    return isCopied
  }
}
