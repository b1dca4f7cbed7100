/** What the editor finds in its page. */
import type { BrandName } from '../../theme/brands.ts'
import type { Theme } from '../../theme/theme.ts'

/** Finds an element of the page by its id. */
export function find<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id)
  if (!(element instanceof kind)) throw new Error(`The page has no ${kind.name} "${id}".`)
  return element
}

/** The themes to begin with, which the page holds beside their names. */
export function readBrands(form: HTMLFormElement): Record<BrandName, Theme> {
  const radios = form.querySelectorAll<HTMLInputElement>('[name=brand]')
  const themes = Array.from(radios, ({ value, dataset }) => [value, JSON.parse(dataset.theme ?? '')])
  // The page has one for each name, and Object.fromEntries() forgets them.
  return Object.fromEntries(themes) as Record<BrandName, Theme>
}
