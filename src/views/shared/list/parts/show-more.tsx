import { useLayoutEffect, useRef, useState } from 'react'
import { $format, type List, listMessages, longListMessages } from '../../../../core/index'
import { useStore } from '../../../host/use-store'
import { Button } from '../../../ui/buttons/button'
import { classes, css } from '../../../ui/style/styles'
import { space } from '../../../ui/style/tokens'
import { useId } from '../../../ui/use-id'
import { type Announcement, Announcer } from '../../changes/announcer'
import { partLine } from '../part-line'

const content = css({ padding: space(3, 5) })

/** How many rows a click adds. */
const step = 20

export interface ShowMoreProps {
  list: Pick<List<unknown>, 'addRows' | 'showAll'>
  shown: number
  /** How many there are to be shown. */
  loaded: number
  /** How many the list has; `undefined` while nobody knows. */
  total: number | undefined
  /** How many rows a box that scrolls shows, or would show; 0 or `undefined` without one. */
  fit: number | undefined
  /** The index of the first row in view of a long list. */
  first: number | undefined
  /** What is drawn: of a long list, the rows in view; of another, all rows in a box of their height, or the first ones. */
  drawn: 'in-view' | 'whole' | 'folded'
}

/**
 * How many rows are shown, or in view, and the button that shows others: "Show all" and "Show less" below a box that scrolls, and
 * "Show more" below a narrow list, which is a part of the page. It stands right after the table: the focus goes to the first
 * of the new rows, and a screen reader hears how many there are now.
 */
export function ShowMore({ list, shown, loaded, total, fit, first, drawn }: ShowMoreProps) {
  const isWhole = drawn === 'whole'
  const t = useStore(listMessages)
  const { showMore, showLess } = useStore(longListMessages)
  const format = useStore($format)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  // The first of the rows that a click adds; -1 for a click that takes rows away.
  const clickedAt = useRef<number>(undefined)
  const [announcement, setAnnouncement] = useState<Announcement>()
  const clicks = useRef(0)
  // A box that scrolls has all of its rows: what is told is how many of them are in sight.
  const isPart = fit && !isWhole
  // Whole rows count. The box shows a piece of another below them; at its end, the piece is above them.
  const end = (first ?? 0) + (fit ?? 0)
  const count =
    isPart && first !== undefined
      ? `${format.count(first + 1)}–${format.count(end + 2 < loaded ? end : loaded)}`
      : format.count(isPart ? Math.min(fit, loaded) : isWhole ? loaded : Math.min(shown, loaded))
  const text = total === undefined ? '' : (isPart ? t.inView : t.shown)({ count, total: format.count(total) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: more rows are the event
  useLayoutEffect(() => {
    const first = clickedAt.current
    if (first === undefined) return
    clickedAt.current = undefined
    setAnnouncement({ id: `${id} ${++clicks.current}`, text })
    // The button keeps the focus, and moves up by the height of the rows.
    if (first < 0) box.current?.scrollIntoView({ block: 'nearest' })
    const row = box.current?.closest('[part=card]')?.querySelectorAll<HTMLElement>('tbody>tr')[first]
    const link = row?.querySelector('a')
    if (row && !link) row.tabIndex = -1
    const target = link ?? row
    target?.focus()
  }, [shown])
  const onButtonClicked = () => {
    clickedAt.current = isWhole ? -1 : fit || shown
    if (fit) list.showAll(!isWhole)
    else list.addRows(step)
  }
  return (
    <div ref={box}>
      {(shown < loaded || fit) && (
        <div className={classes(partLine, content)}>
          {/* Who hears the rows of a box hears all of them. */}
          <span aria-hidden={isPart ? true : undefined}>{text}</span>
          {/* A long list keeps its box. */}
          {!(fit && drawn === 'in-view') && (
            <Button size="small" onClick={onButtonClicked}>
              {fit ? (isWhole ? showLess : t.showAll) : showMore}
            </Button>
          )}
        </div>
      )}
      <Announcer announcement={announcement} />
    </div>
  )
}
