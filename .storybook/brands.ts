import atelier from '../docs/design/brands/atelier.css?raw'
import marmalade from '../docs/design/brands/marmalade.css?raw'
import voltage from '../docs/design/brands/voltage.css?raw'
import { type BrandName, plainBrands } from '../docs/site/theme/brands'

/** The company's stylesheet for each brand. */
export const brands = {
  ...plainBrands,
  atelier,
  voltage,
  marmalade,
} as const satisfies Record<BrandName, string>

const sheet = new CSSStyleSheet()

/** Applies the stylesheet of a brand to the document, in place of the one before. */
export function setBrand(name: BrandName): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  sheet.replaceSync(brands[name])
}
