import { rightsMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { css } from '../ui/style/styles'
import { token } from '../ui/style/tokens'

const line = css({ color: token('text-muted'), overflowWrap: 'anywhere' })

/** In the place of what the client may not do: who may. */
export function MayNot({ right }: { right: 'write' | 'upload' | 'approve' }) {
  return <p className={line}>{useStore(rightsMessages)[right]}</p>
}
