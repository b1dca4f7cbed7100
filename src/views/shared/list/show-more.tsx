import { useLayoutEffect, useRef, useState } from 'react'
import { $format, commonMessages, type List } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { Button } from '../../ui/buttons/button'
import { narrow, print } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'
import { useId } from '../../ui/use-id'
import { type Announcement, Announcer } from '../news/announcer'

const line = css({ display: 'none', [narrow]: { display: 'block' }, [print]: { display: 'none' } })
const content = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2, 3),
  paddingBlock: space(3),
  paddingInline: space(5),
  borderBlockStart: `1px solid ${token('line')}`,
  fontSize: token('text-sm'),
  fontVariantNumeric: 'tabular-nums',
  '& > span': { color: token('text-muted') },
})

/** How many rows a click adds. */
const step = 20

interface ShowMoreProps {
  list: Pick<List<unknown>, 'addRows'>
  shown: number
  /** How many there are to be shown. */
  loaded: number
  /** How many the list has; `undefined` while nobody knows. */
  total: number | undefined
}

/**
 * "Show more" below the rows of a narrow list, which are a part of the page and don't scroll in a box. It stands right
 * after the table: the focus goes to the first of the new rows, and a screen reader hears how many there are now.
 */
export function ShowMore({ list, shown, loaded, total }: ShowMoreProps) {
  const t = useStore(commonMessages)
  const format = useStore($format)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const clickedAt = useRef<number>(undefined)
  const [news, setNews] = useState<Announcement>()
  const clicks = useRef(0)
  const text =
    total === undefined
      ? ''
      : t.shown({ count: format.count(Math.min(shown, loaded)), total: format.count(total) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: more rows are the event
  useLayoutEffect(() => {
    const first = clickedAt.current
    if (first === undefined) return
    clickedAt.current = undefined
    setNews({ id: `${id} ${++clicks.current}`, text })
    const row = box.current?.previousElementSibling?.querySelectorAll<HTMLElement>('tbody>tr')[first]
    const link = row?.querySelector('a')
    if (row && !link) row.tabIndex = -1
    const target = link ?? row
    target?.focus()
  }, [shown])
  return (
    <div ref={box} className={line}>
      {shown < loaded && (
        <div className={content}>
          <span>{text}</span>
          <Button
            onClick={() => {
              clickedAt.current = shown
              list.addRows(step)
            }}
          >
            {t.showMore}
          </Button>
        </div>
      )}
      <Announcer announcement={news} />
    </div>
  )
}
