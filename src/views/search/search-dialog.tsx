import { useLayoutEffect } from 'react'
import { commonMessages, searchMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { Dialog } from '../ui/overlays/dialog'
import { fadingEnd } from '../ui/style/fade'
import { tiny } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { hairline, space } from '../ui/style/tokens'
import { BoxField } from './box-field'
import { Results } from './found/results'
import { Legend } from './legend'
import { useBox } from './use-box'

const frame = css({
  display: 'grid',
  gridTemplate: 'auto minmax(0,1fr) auto/minmax(0,1fr)',
  inlineSize: '100%',
  maxInlineSize: '48rem',
  marginInline: 'auto',
  minBlockSize: 0,
})
const top = css({
  // Beside the button that closes.
  padding: space(3, 4),
  paddingInlineEnd: `calc(2.75rem + ${space(5)})`,
  borderBlockEnd: hairline(),
  [tiny]: { paddingInline: `${space(2)} calc(2.75rem + ${space(4)})` },
})
const scroller = css({
  position: 'relative',
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  ...fadingEnd('surface-raised'),
})

export interface DialogProps {
  /** What is searched for at first. */
  words: string
  onClose: () => void
}

/** The search over the whole page, where there is no room for it beside anything else. */
export function SearchDialog({ words, onClose }: DialogProps) {
  const t = useStore(searchMessages)
  const common = useStore(commonMessages)
  return (
    <Dialog open wide="whole" title={t.title} titleHidden closeLabel={common.close} onClose={onClose}>
      <Content words={words} onLeave={onClose} />
    </Dialog>
  )
}

function Content({ words, onLeave }: { words: string; onLeave: () => void }) {
  const box = useBox(words)
  useLayoutEffect(() => box.field.current?.focus(), [box.field])
  return (
    <div className={frame}>
      <div className={top}>
        <BoxField box={box} />
      </div>
      <div className={scroller}>
        <Results box={box} onLeave={onLeave} />
      </div>
      <Legend />
    </div>
  )
}
