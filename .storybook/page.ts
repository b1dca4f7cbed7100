import { isRightToLeft } from '../src/core/index'
import { token, tokens } from '../src/views/ui/style/tokens'

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
  // As in an element, the ground and the links follow the brand's accent and base until the brand names one of its own.
  for (const name of ['accent', 'base', 'canvas', 'accent-text'] as const)
    body.style.setProperty(`--_${name}`, `var(--cp-${name},${tokens[name]})`)
  body.style.background = token('canvas')
  body.style.color = 'CanvasText'
  body.style.fontFamily = 'var(--cp-font,Inter,system-ui,sans-serif)'
}
