/**
 * The theme of one's own, from the panel "Theme", and the brand of the toolbar beside it. The browser keeps both: every story,
 * every page and every frame of this Storybook reads the theme from there, and hears of a change. An address can bring them, in the
 * form that the address of the site's editor has.
 */
import { type Choice, queryOf, readChoice } from '../../docs/site/theme/address.ts'
import { type BrandName, brandNamed } from '../../docs/site/theme/brands.ts'
import { openStorage } from '../../src/core/page/storage'

const themeKey = 'client-portal-elements:theme'
const brandKey = 'client-portal-elements:brand'
const storage = openStorage('local')

/** What was chosen, as values of tokens and a colour scheme. */
export type OwnTheme = Omit<Choice, 'brand'>

export function readOwnTheme(): OwnTheme {
  const { brand: _, ...own } = readChoice(new URLSearchParams(storage.get(themeKey) ?? ''))
  return own
}

const kept = new Event('own-theme-kept')

export function keepOwnTheme(own: OwnTheme): void {
  storage.set(themeKey, queryOf({ ...own, brand: 'default' }))
  dispatchEvent(kept)
}

const linkKey = 'own-theme'

/** The address of what is shown, with a choice. */
export function linkWith(choice: Choice): string {
  const link = new URL(location.href)
  link.searchParams.set(linkKey, queryOf(choice).slice(1))
  return link.href
}

/** Keeps the choice that the address brings, and takes it out of there: it may be changed. @returns the choice before */
export function takeFromLink(): Choice | undefined {
  const link = new URL(location.href)
  const query = link.searchParams.get(linkKey)
  if (query === null) return
  const before = { brand: readBrand(), ...readOwnTheme() }
  const { brand, ...own } = readChoice(new URLSearchParams(query))
  keepBrand(brand)
  keepOwnTheme(own)
  link.searchParams.delete(linkKey)
  history.replaceState(history.state, '', link)
  return before
}

/** How many values of one's own hold over the brand. */
export function countOwn(): number {
  const { colorScheme, values } = readOwnTheme()
  return Object.keys(values).length + (colorScheme ? 1 : 0)
}

/** The brand to begin with, where the address names none. */
export const readBrand = (): BrandName => brandNamed(storage.get(brandKey))

export const keepBrand = (brand: BrandName) => storage.set(brandKey, brand)

/** Calls back after a change in the panel, which is another document, or in another tab. */
export function onOwnThemeChanged(react: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === themeKey && react()
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** Calls back after a change in this document, too. */
export function onOwnThemeKept(react: () => void): () => void {
  const stop = onOwnThemeChanged(react)
  addEventListener(kept.type, react)
  return () => {
    stop()
    removeEventListener(kept.type, react)
  }
}
