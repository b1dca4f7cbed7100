/** How the pages of the patterns are laid out: see `docs/embed/layout.md`. */
export const column = {
  display: 'grid',
  gap: '1.5rem',
  maxInlineSize: '70rem',
  marginInline: 'auto',
} as const

/** Widgets beside each other, or below each other in a narrow place. */
export const widgets = {
  display: 'grid',
  gap: '1.5rem',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(20rem,100%),1fr))',
} as const
