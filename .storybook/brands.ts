import atelier from '../demo/brands/atelier.css?raw'
import marmalade from '../demo/brands/marmalade.css?raw'
import voltage from '../demo/brands/voltage.css?raw'

/** What a company's stylesheet says for each brand; for ours, no more than that the page can be dark. */
export const brands = {
  default: ':root { color-scheme: light dark }',
  atelier,
  voltage,
  marmalade,
} as const satisfies Record<string, string>

/** The name of a brand. */
export type BrandName = keyof typeof brands

const sheet = new CSSStyleSheet()

/** Gives the document the stylesheet of a brand, and takes away that of the brand before. */
export function setBrand(name: BrandName): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  sheet.replaceSync(brands[name])
}
