import type { ReactNode } from 'react'
import { Safe } from '../../../host/safe'
import { narrow, print } from '../../../ui/style/queries'
import { css } from '../../../ui/style/styles'
import { buttonRoom } from '../../../ui/style/target'
import { hairline, space } from '../../../ui/style/tokens'
import { ShowMore } from '../later'
import type { ShowMoreProps } from './show-more'

// What shows more rows, and what is said of all of them, stand in one line where there is room.
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '&[data-lined]': { borderBlockStart: hairline() },
  '& > *': { flex: '1 1 auto' },
  [narrow]: {
    display: 'block',
    '&&': { borderBlockStart: 0 },
    '& > div': { borderBlockStart: hairline() },
  },
  // Paper has no buttons, so nothing is left of it without a footer.
  [print]: { '&&:not([data-footer])': { display: 'none' } },
})
// It has its room before its code comes, so that nothing moves.
const below = css({
  display: 'none',
  // Of a long list, there is no button: the text stands in the middle of its room.
  alignContent: 'center',
  [narrow]: { display: 'block' },
  '&[data-scrolls]': { display: 'block' },
  '&:not(:last-child)': { flexGrow: 0 },
  '&&:not([data-rest])': { borderBlockStart: 0 },
  '&[data-rest]': {
    boxSizing: 'content-box',
    ...buttonRoom(space(6)),
  },
  [print]: { '&&': { display: 'none' } },
})
const footerStyle = css({ padding: space(3, 5) })

interface ListFootProps extends ShowMoreProps {
  /** How many rows a narrow card shows before "Show more". */
  atFirst: number
  /** What is said of all rows. */
  footer: ReactNode
}

/** What stands below all rows. No component: of each list, it would be drawn as often as its rows. */
export function listFoot({ atFirst, footer, ...more }: ListFootProps) {
  const { fit, shown, loaded } = more
  return (
    <div className={foot} data-lined={fit || footer ? '' : undefined} data-footer={footer ? '' : undefined}>
      {(fit || loaded > atFirst) && (
        <div
          className={below}
          data-scrolls={fit ? '' : undefined}
          data-rest={fit || shown < loaded ? '' : undefined}
        >
          <Safe>
            <ShowMore {...more} />
          </Safe>
        </div>
      )}
      {footer && <div className={footerStyle}>{footer}</div>}
    </div>
  )
}
