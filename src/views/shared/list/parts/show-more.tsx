import { useLayoutEffect, useRef, useState } from 'react'
import { $format, type List, listMessages, longListMessages } from '../../../../core/index'
import { useStore } from '../../../host/use-store'
import { Button } from '../../../ui/buttons/button'
import { classes, css } from '../../../ui/style/styles'
import { space } from '../../../ui/style/tokens'
import { useId } from '../../../ui/use-id'
import { type Announcement, Announcer } from '../../news/announcer'
import { partLine } from '../part-line'

const content = css({ padding: space(3, 5) })

/** How many rows a click adds. */
const step = 20

export interface ShowMoreProps {
  list: Pick<List<unknown>, 'addRows'>
  shown: number
  /** How many there are to be shown. */
  loaded: number
  /** How many the list has; `undefined` while nobody knows. */
  total: number | undefined
  /** How many rows stand in a box that scrolls; 0 or `undefined` without one. */
  fit: number | undefined
}

/**
 * How many rows are shown, and "Show more" below those of a narrow list, which are a part of the page and don't scroll in a
 * box. It stands right after the table: the focus goes to the first of the new rows, and a screen reader hears how many
 * there are now.
 */
export function ShowMore({ list, shown, loaded, total, fit }: ShowMoreProps) {
  const { shown: shownText } = useStore(listMessages)
  const { showMore } = useStore(longListMessages)
  const format = useStore($format)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const clickedAt = useRef<number>(undefined)
  const [news, setNews] = useState<Announcement>()
  const clicks = useRef(0)
  const count = format.count(Math.min(fit || shown, loaded))
  const text = total === undefined ? '' : shownText({ count, total: format.count(total) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: more rows are the event
  useLayoutEffect(() => {
    const first = clickedAt.current
    if (first === undefined) return
    clickedAt.current = undefined
    setNews({ id: `${id} ${++clicks.current}`, text })
    const row =
      box.current?.parentElement?.previousElementSibling?.querySelectorAll<HTMLElement>('tbody>tr')[first]
    const link = row?.querySelector('a')
    if (row && !link) row.tabIndex = -1
    const target = link ?? row
    target?.focus()
  }, [shown])
  return (
    <div ref={box}>
      {(shown < loaded || fit) && (
        <div className={classes(partLine, content)}>
          {/* Who hears the rows of a box hears all of them. */}
          <span aria-hidden={fit ? true : undefined}>{text}</span>
          {!fit && (
            <Button
              onClick={() => {
                clickedAt.current = shown
                list.addRows(step)
              }}
            >
              {showMore}
            </Button>
          )}
        </div>
      )}
      <Announcer announcement={news} />
    </div>
  )
}
