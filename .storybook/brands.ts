import atelier from '../demo/brands/atelier.css?raw'
import marmalade from '../demo/brands/marmalade.css?raw'
import voltage from '../demo/brands/voltage.css?raw'

/** The company's stylesheet for each brand. The one of the default brand only says that the page can be dark. */
export const brands = {
  default: ':root { color-scheme: light dark }',
  atelier,
  voltage,
  marmalade,
} as const satisfies Record<string, string>

/** The name of a brand. */
export type BrandName = keyof typeof brands

const sheet = new CSSStyleSheet()

/** Applies the stylesheet of a brand to the document, in place of the one before. */
export function setBrand(name: BrandName): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  sheet.replaceSync(brands[name])
}
