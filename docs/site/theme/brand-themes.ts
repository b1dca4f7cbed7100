/** The themes of the brands, read from their files when the site is made. */
import { readFileSync } from 'node:fs'
import { type BrandName, brandNames, plainBrands } from './brands.ts'
import { readTheme, type Theme } from './theme.ts'

const plain: Partial<Record<BrandName, string>> = plainBrands
const entries = brandNames.map((name) => [
  name,
  readTheme(plain[name] ?? readFileSync(`docs/design/brands/${name}.css`, 'utf8')),
])
// Object.fromEntries() forgets the names.
export const brandThemes: Record<BrandName, Theme> = Object.fromEntries(entries)
