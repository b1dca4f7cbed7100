import { Card } from '../ui/card'
import { skeleton } from '../ui/feedback/skeleton'
import { phone, phoneWindow, print } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { besideField } from '../ui/style/target'
import { hairline, space, token } from '../ui/style/tokens'

export const cardStyle = css({
  marginBlockEnd: space(5),
  // On a phone, the list begins as high as it can.
  [phoneWindow]: { marginBlockEnd: space(2) },
  '&:not(:has(>div>*))': { display: 'none' },
})
// Two lines, or a button: as high with something due as with nothing, so that nothing moves.
export const dueStyle = css({
  ...besideField,
  position: 'relative',
  display: 'grid',
  gridTemplate: 'minmax(3.5rem,auto) / minmax(0,1fr) auto',
  alignItems: 'center',
  columnGap: space(3),
  padding: space(2, 5),
  '& > ul': { marginBlockStart: space(2) },
  '& > :only-child': { gridColumn: '1/-1' },
  [phone]: { gridTemplateRows: 'auto', minBlockSize: '5rem', paddingBlock: space(2, 1.5) },
})
export const yearStyle = css({
  position: 'relative',
  padding: space(0, 5),
  '*+&': { borderBlockStart: hairline() },
})
export const sumStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minBlockSize: '2.75rem',
  fontSize: token('text-sm'),
  color: token('text-muted'),
})
// The picture is folded; paper has all.
export const pictureStyle = css({
  display: 'grid',
  blockSize: '9.5rem',
  marginBlock: space(0, 4),
  '&:not([data-open])': { display: 'none' },
  [print]: { '&&': { display: 'grid' } },
})

export interface OverviewProps {
  /** Only what is due for this project is told. */
  projectId: string | undefined
  hasDue: boolean
  hasYear: boolean
}

export const dueRoom = () => <div className={dueStyle}>{skeleton('14rem')}</div>
export const yearRoom = () => (
  <div className={yearStyle}>
    <div className={sumStyle}>{skeleton('14rem')}</div>
    <div className={pictureStyle} />
  </div>
)

/** The room for what is due and for the picture is kept while their code and data load, so that nothing moves. */
export const OverviewRoom = ({ hasDue, hasYear }: Pick<OverviewProps, 'hasDue' | 'hasYear'>) => (
  <Card className={cardStyle} flush>
    {hasDue && dueRoom()}
    {hasYear && yearRoom()}
  </Card>
)
