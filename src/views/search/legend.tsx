import { searchMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { coarsePointer } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { hairline, space, token } from '../ui/style/tokens'

const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1, 4),
  padding: space(2, 5),
  fontSize: token('text-xs'),
  color: token('text-muted'),
  background: token('surface-sunken'),
  borderBlockStart: hairline(),
  '& kbd': { fontFamily: 'inherit', marginInlineEnd: space(1), color: token('text') },
  [coarsePointer]: { display: 'none' },
})

/** Which keys do what. A screen reader knows it of each combobox. */
export function Legend() {
  const t = useStore(searchMessages)
  return (
    <p className={foot} aria-hidden="true">
      <span>
        <kbd>↑↓</kbd>
        {t.toChoose}
      </span>
      <span>
        <kbd>↵</kbd>
        {t.toOpen}
      </span>
      <span>
        <kbd>{t.escapeKey}</kbd>
        {t.toClose}
      </span>
    </p>
  )
}
