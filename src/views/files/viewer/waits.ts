import { css, keyframes } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const appear = keyframes({ from: { opacity: 0 } })

/** For a link that opens the viewer: a circle turns at its end while the viewer's code is on its way, once that takes a while. */
export const waits = css({
  '&[aria-busy=true]': { position: 'relative', cursor: 'progress' },
  '&[aria-busy=true]::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: space(1),
    marginBlock: 'auto',
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    border: `2px solid ${token('accent')}`,
    borderBlockStartColor: 'transparent',
    borderRadius: '50%',
    background: token('surface'),
    animation: `${turn} .8s linear infinite,${appear} 0s .3s backwards`,
  },
})
