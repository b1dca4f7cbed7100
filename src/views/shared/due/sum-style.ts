import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'

/** A name and its sum, which comes last. It is set in one way wherever a client reads what is due or paid. */
export const sumStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(2),
  '& > strong,& > dd > strong': {
    fontSize: token('text-lg'),
    fontWeight: token('weight-bold'),
    lineHeight: token('line-height-tight'),
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
})
