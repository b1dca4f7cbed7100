import { Card } from '../ui/card'
import { Skeleton } from '../ui/feedback/skeleton'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'

export const cardStyle = css({ marginBlockEnd: space(5) })
export const sumStyle = css({
  marginBlockEnd: space(1),
  fontSize: token('text-sm'),
  color: token('text-muted'),
  'div + &': { marginBlockStart: space(4) },
})
export const roomStyle = css({ blockSize: '6rem' })

/** The room for the picture of a year is kept while its code and the payments load, so that nothing moves. */
export function YearRoom() {
  return (
    <Card className={cardStyle}>
      <div className={sumStyle}>
        <Skeleton width="14rem" />
      </div>
      <div className={roomStyle} />
    </Card>
  )
}
