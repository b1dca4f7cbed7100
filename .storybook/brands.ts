import atelier from '../demo/brands/atelier.css?raw'
import marmalade from '../demo/brands/marmalade.css?raw'
import voltage from '../demo/brands/voltage.css?raw'

/**
 * The company's stylesheet for each brand. The one of the default brand only says that the page can be dark. The bright
 * one shows dark text on a bright accent: see docs/design/contrast.md.
 */
export const brands = {
  default: ':root { color-scheme: light dark }',
  bright:
    ':root { color-scheme: light dark; --cp-accent: light-dark(#937a00, #ffd400); --cp-accent-strong: #ffd400 }',
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
