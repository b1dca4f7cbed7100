import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'

/** Says how many rows of a list are shown, across from what leads to the others. */
export const partLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2, 3),
  fontVariantNumeric: 'tabular-nums',
  '& > span': { fontSize: token('text-sm'), color: token('text-muted') },
})
