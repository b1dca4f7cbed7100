import atelier from '../demo/brands/atelier.css?raw'
import marmalade from '../demo/brands/marmalade.css?raw'
import voltage from '../demo/brands/voltage.css?raw'
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
