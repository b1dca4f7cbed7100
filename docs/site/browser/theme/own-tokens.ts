/** What is somebody's own: it is marked beside its field, and stands above all fields while a brand is below it. */
import type { Choice } from '../../theme/address.ts'

export function showOwnTokens(
  form: HTMLFormElement,
  { brand, values }: Choice,
  onTakeBack: () => void,
): void {
  const names = Object.keys(values)
  for (const button of form.querySelectorAll<HTMLElement>('[data-back]')) {
    const isOwn = names.some((name) => name === button.dataset.back)
    button.hidden = !isOwn
    button.closest('.token-field')?.toggleAttribute('data-own', isOwn)
  }
  const place = form.querySelector<HTMLElement>('#own-tokens')
  const [text, button] = [place?.querySelector('span'), place?.querySelector('button')]
  if (!place || !text || !button) return
  place.hidden = brand === 'default' || names.length === 0
  text.textContent = `Your own over ${brand}: ${names.join(', ')}.`
  button.onclick = onTakeBack
}
