/** An accent of one's own over a brand: what the brand derives from its accent by hand stays as it is, until it is let go. */
import type { TokenName } from '../../../../src/views/ui/style/tokens.ts'
import { type Choice, followsAgain } from '../../theme/address.ts'
import { followsAccent } from '../../theme/follows.ts'
import type { Theme } from '../../theme/theme.ts'
import { isTokenName } from '../../theme/token-types.ts'

/** The colours of a brand that do not follow the accent of a choice. */
function leftBehind({ values }: Choice, brand: Theme): TokenName[] {
  if (!values.accent) return []
  return Object.keys(brand.values).filter(
    (name): name is TokenName => isTokenName(name) && followsAccent(name) && !values[name],
  )
}

/** Says which colours stay behind. The button writes into their fields that they follow. */
export function showLeftBehind(form: HTMLFormElement, choice: Choice, brand: Theme): void {
  const place = form.querySelector('#accent-alone')
  const [text, button] = [place?.querySelector('span'), place?.querySelector('button')]
  if (!text || !button) return
  const names = leftBehind(choice, brand)
  button.hidden = names.length === 0
  text.textContent =
    names.length === 0
      ? ''
      : `These colours are those of ${choice.brand}, and do not follow: ${names.join(', ')}.`
  button.onclick = () => {
    for (const name of names) {
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = followsAgain
    }
    const accent = form.elements.namedItem('accent')
    if (!(accent instanceof HTMLInputElement)) return
    for (const type of ['input', 'change']) accent.dispatchEvent(new Event(type, { bubbles: true }))
    // The button is gone.
    accent.focus()
  }
}
