import { print } from '../style/queries'
import { css } from '../style/styles'

/** A page of the portal on which there is nothing yet has that in its middle, and nothing below moves up to it. */
export const emptyPage = css({
  display: 'grid',
  alignContent: 'center',
  gridTemplateColumns: 'minmax(0,1fr)',
  // In a host's page and on paper, it would be a hole.
  '@container portal (min-width:0)': { minBlockSize: '24rem' },
  [print]: { '&&': { minBlockSize: 0 } },
})
