import { isRightToLeft } from '../src/core/index'

/** The page around a story, as a host would have it: its colour scheme, direction and language. */
export interface Page {
  /** `auto` leaves it to the brand. */
  theme: 'auto' | 'light' | 'dark'
  /** That of the language, where it is not chosen. */
  direction: 'auto' | 'ltr' | 'rtl'
  locale: string
}

/** Gives the document of the story these settings, by the same means that a host has. */
export function setPage({ theme, direction, locale }: Page): void {
  const { documentElement: root, body } = document
  root.style.colorScheme = theme === 'auto' ? '' : theme
  root.dir = direction !== 'auto' ? direction : isRightToLeft(locale) ? 'rtl' : 'ltr'
  root.lang = locale
  body.style.background = 'var(--cp-canvas,light-dark(#f8f7fa,#131217))'
  body.style.color = 'CanvasText'
  body.style.fontFamily = 'var(--cp-font,Inter,system-ui,sans-serif)'
}
