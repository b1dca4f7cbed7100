import atelier from '../docs/design/brands/atelier.css?raw'
import marmalade from '../docs/design/brands/marmalade.css?raw'
import voltage from '../docs/design/brands/voltage.css?raw'
import { themeOf } from '../docs/site/theme/address'
import { type BrandName, brandNamed, brandNames, plainBrands } from '../docs/site/theme/brands'
import type { Scheme } from '../docs/site/theme/colours'
import { readTheme, schemesOf, type Theme, writeTheme } from '../docs/site/theme/theme'
import { onOwnThemeChanged, readOwnTheme } from './theme/own-theme'

/** The company's stylesheet for each brand. */
export const brands = {
  ...plainBrands,
  atelier,
  voltage,
  marmalade,
} as const satisfies Record<BrandName, string>

// Object.fromEntries() forgets the names.
const themes = Object.fromEntries(brandNames.map((name) => [name, readTheme(brands[name])])) as Record<
  BrandName,
  Theme
>

const sheet = new CSSStyleSheet()
let brand: BrandName = 'default'
const listeners = new Set<() => void>()

/** Applies the stylesheet of a brand to the document, in place of the one before, and the theme of one's own over it. */
export function setBrand(name: unknown): void {
  brand = brandNamed(name)
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  write()
}

/** What a brand sets, with the theme of one's own over it. */
export const themeWith = (name: unknown): Theme =>
  themeOf({ brand: brandNamed(name), ...readOwnTheme() }, themes)

/** The schemes that a page can have in the theme that holds now. */
export const schemesNow = (): Scheme[] => schemesOf(themeWith(brand).colorScheme)

function write(): void {
  const theme = themeWith(brand)
  // The toolbar writes its own into the element. The colours of a theme with one scheme are made for that.
  const always =
    theme.colorScheme === 'light dark' ? '' : `:root { color-scheme: ${theme.colorScheme} !important }`
  sheet.replaceSync(writeTheme(theme) + always)
  // A story is being drawn, and no other may draw itself meanwhile.
  queueMicrotask(() => {
    for (const listener of listeners) listener()
  })
}

/** Calls back whenever another brand or theme is applied. @returns ends that */
export function onThemeApplied(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

onOwnThemeChanged(write)
