import { isRightToLeft } from '../src/core/index'

/** The page around a story, like a host's page: its colour scheme, direction and language. */
export interface Page {
  /** With `auto`, the brand decides. */
  theme: 'auto' | 'light' | 'dark'
  /** With `auto`, the language decides. */
  direction: 'auto' | 'ltr' | 'rtl'
  locale: string
}

/** Applies these settings to the story's document, in the same way as a host does. */
export function setPage({ theme, direction, locale }: Page): void {
  const { documentElement: root, body } = document
  root.style.colorScheme = theme === 'auto' ? '' : theme
  root.dir = direction !== 'auto' ? direction : isRightToLeft(locale) ? 'rtl' : 'ltr'
  root.lang = locale
  body.style.background = 'var(--cp-canvas,light-dark(#f8f7fa,#131217))'
  body.style.color = 'CanvasText'
  body.style.fontFamily = 'var(--cp-font,Inter,system-ui,sans-serif)'
}
