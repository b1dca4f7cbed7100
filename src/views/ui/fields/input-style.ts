import { coarsePointer, hoverPointer } from '../style/queries'
import { css } from '../style/styles'
import { fingerHeight } from '../style/target'
import { space, token } from '../style/tokens'

/**
 * A field that says in it what it is, by an icon or a text, and so needs no border to be found: at rest it has that of the buttons
 * beside it. Another field has nothing but its border: WCAG 2.2, 1.4.11 asks for 3:1.
 */
export const toldInside = { '--_edge': token('line-control') } as const

/** The look of inputs, text areas and selects. */
export const inputStyle = css({
  inlineSize: '100%',
  minBlockSize: token('field-height'),
  paddingBlock: space(2),
  paddingInline: space(3),
  color: token('text'),
  background: token('surface'),
  border: `${token('line-width')} solid var(--_edge,${token('line-strong')})`,
  borderRadius: token('radius'),
  lineHeight: 1.4,
  appearance: 'none',
  transition: `border-color ${token('motion')}`,
  '&::placeholder': { color: token('text-muted'), opacity: 1 },
  [hoverPointer]: { '&:hover:not(:disabled)': { borderColor: token('text-muted') } },
  '&:focus-visible': { outlineOffset: `calc(-1*${token('line-width')})`, borderColor: 'transparent' },
  '&[aria-invalid=true]': { borderColor: token('danger-text') },
  '&:disabled': { color: token('text-muted'), background: token('surface-sunken'), cursor: 'not-allowed' },
  // Below 16 px, phones zoom into the page when an input gets the focus.
  [coarsePointer]: { '&': { minBlockSize: fingerHeight('field-height'), fontSize: 'max(1rem,16px)' } },
})
