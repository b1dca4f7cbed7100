import { forcedColors } from '../style/forced-colors'
import { coarsePointer, hoverPointer } from '../style/queries'
import { css } from '../style/styles'
import { fingerHeight, target } from '../style/target'
import { hairline, space, token, veilOn } from '../style/tokens'

/** The emphasis of a button. A screen has at most one `primary` button. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

/** Pressed, it goes on from its colour under a pointer, and its ink can be read the better. */
const filled = (ink: string, fill: string, hover: string) => ({
  color: ink,
  background: fill,
  '--_veil': veilOn(fill),
  [hoverPointer]: { '&:hover:not([aria-disabled=true])': { background: hover } },
})

const ghost = {
  [hoverPointer]: { '&:hover:not([aria-disabled=true])': { background: token('surface-active') } },
}

/** The look of a button and of a link that looks like one, chosen by `data-variant` and `data-size`. */
export const buttonStyle = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1.5),
  flex: 'none',
  maxInlineSize: '100%',
  minBlockSize: token('control-height'),
  paddingBlock: space(1),
  paddingInline: space(3.5),
  border: hairline('transparent'),
  borderRadius: token('radius-button'),
  fontWeight: token('weight-medium'),
  fontSize: token('text-md'),
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  userSelect: 'none',
  transition: `background ${token('motion')},border-color ${token('motion')}`,
  // A small one is drawn as for a mouse, so that its row is no higher for a finger.
  '&[data-size=small]': {
    ...target,
    minBlockSize: token('control-height-small'),
    paddingInline: space(2.5),
    fontSize: token('text-sm'),
  },
  '&[data-variant=primary]': filled(token('on-accent'), token('accent-strong'), token('accent-hover')),
  '&[data-variant=danger]': filled(token('on-danger'), token('danger'), token('danger-hover')),
  '&[data-variant=secondary]': {
    background: token('surface'),
    borderColor: token('line-control'),
    boxShadow: token('shadow'),
    ...ghost,
  },
  '&[data-variant=quiet]': ghost,
  '&[aria-disabled=true]': { cursor: 'not-allowed', opacity: token('disabled-opacity') },
  '&[aria-busy=true]': { cursor: 'progress', opacity: 1 },
  [coarsePointer]: {
    '&:not([data-size=small])': { minBlockSize: fingerHeight('control-height') },
  },
  [forcedColors]: {
    '&&': { borderColor: 'ButtonBorder' },
    '&&[aria-disabled=true]:not([aria-busy])': { color: 'GrayText', borderColor: 'GrayText', opacity: 1 },
  },
})
