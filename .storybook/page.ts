/** The page around a story, as a host would have it: its colour scheme, direction and language. */
export interface Page {
  theme: 'auto' | 'light' | 'dark'
  direction: 'ltr' | 'rtl'
  locale: string
}

/** Gives the document of the story these settings, by the same means that a host has. */
export function setPage({ theme, direction, locale }: Page): void {
  const { documentElement: root, body } = document
  root.style.colorScheme = theme === 'auto' ? 'light dark' : theme
  root.dir = direction
  root.lang = locale
  body.style.background = 'light-dark(#f8f7fa,#131217)'
  body.style.color = 'CanvasText'
  body.style.fontFamily = 'Inter, system-ui, sans-serif'
}
