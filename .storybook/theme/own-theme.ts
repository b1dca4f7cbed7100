/**
 * The theme of one's own, from the panel "Theme". The browser keeps it, beside the brand of the toolbar: every story, every page
 * and every frame of this Storybook reads it from there, and hears of a change.
 */
import { type Choice, queryOf, readChoice } from '../../docs/site/theme/address.ts'

const key = 'client-portal-elements:theme'

/** What was chosen, as values of tokens and a colour scheme. */
export type OwnTheme = Omit<Choice, 'brand'>

export function readOwnTheme(): OwnTheme {
  const { brand: _, ...own } = readChoice(new URLSearchParams(localStorage.getItem(key) ?? ''))
  return own
}

export function keepOwnTheme(own: OwnTheme): void {
  localStorage.setItem(key, queryOf({ ...own, brand: 'default' }))
}

/** Calls back after a change in the panel, which is another document. */
export function onOwnThemeChanged(react: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === key && react()
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
