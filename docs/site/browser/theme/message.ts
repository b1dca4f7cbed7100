/** What is said of files and of what replaces the whole choice, in view. */

export function tell(sentence: string): void {
  const place = document.getElementById('read-result')
  if (place) place.textContent = sentence
  place?.scrollIntoView({ block: 'nearest' })
}

/** Shows the lines of a list below the sentence, or hides it. */
export function showLines(id: 'left-out' | 'left-behind', lines: readonly HTMLElement[]): void {
  const list = document.getElementById(id)
  list?.replaceChildren(...lines)
  if (list) list.hidden = lines.length === 0
}

/** Where one goes on after a press whose button is gone. What is said stays in view. */
export const focusFiles = () => document.getElementById('read-tokens')?.focus({ preventScroll: true })

/** What was said of the choice before says nothing of this one. */
export function endMessage(): void {
  for (const id of ['left-out', 'left-behind'] as const) showLines(id, [])
  for (const id of ['let-follow', 'read-always', 'take-back']) {
    const button = document.getElementById(id)
    if (button) button.hidden = true
  }
}

/** Shows the button that brings the choice before back. The site has the browser's way in its place. */
export function offerUndo(undo: () => void): void {
  const button = document.getElementById('take-back')
  if (!button) return
  button.hidden = false
  button.onclick = () => {
    endMessage()
    undo()
    tell('The choice before holds again.')
    focusFiles()
  }
}
