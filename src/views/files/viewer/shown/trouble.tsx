import type { ReactNode } from 'react'
import type { FileKind } from '../../../../core/index'
import { Icon } from '../../../ui/pictures/icon'
import { css } from '../../../ui/style/styles'
import { space, token } from '../../../ui/style/tokens'
import { fileIcons } from '../../file-icons'

const frame = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space(3),
  padding: space(5),
  minBlockSize: '8rem',
  overflow: 'auto',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& > svg': { inlineSize: '2.5rem', blockSize: '2.5rem', color: token('text-muted') },
})
const words = css({ maxInlineSize: '42ch', textWrap: 'balance' })

interface TroubleProps {
  kind: FileKind
  text: string
  /** A button that helps. */
  action?: ReactNode
}

/** In the place of a file that is not shown: why. It can be downloaded below. */
export const Trouble = ({ kind, text, action }: TroubleProps) => (
  <div className={frame}>
    <Icon path={fileIcons[kind]} />
    <p role="alert" className={words}>
      {text}
    </p>
    {action}
  </div>
)
