import { useEffect, useRef, useState } from 'react'
import { layoutMessages, type ScreenName } from '../../../core/index'
import { onDemand } from '../../host/on-demand'
import { useStore } from '../../host/use-store'
import { onResize } from '../../ui/on-resize'
import { css } from '../../ui/style/styles'
import { useEntries } from './entries'
import { EntryList, type EntryListProps } from './entry-list'

const CrowdedList = onDemand(
  () => import('./crowded-list'),
  ({ CrowdedList }, props: EntryListProps) => <CrowdedList {...props} />,
  EntryList,
  true,
)

/** Without the code of the menu, the bar scrolls. */
const frame = css({ overflow: 'auto hidden', scrollbarWidth: 'none' })

interface NavigationProps {
  /** The current screen; `undefined` at an unknown address. */
  current: ScreenName | undefined
  /** Stands in the bar at the bottom, with short names. What has no room there is in a menu. */
  inBar?: boolean
}

export function Navigation({ current, inBar }: NavigationProps) {
  const t = useStore(layoutMessages)
  const entries = useEntries(current, inBar)
  const nav = useRef<HTMLElement>(null)
  // For good: the crowded list shows all entries, too, once they have room again.
  const [isCrowded, setCrowded] = useState(false)
  const names = entries.map(({ label }) => label).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: longer names have no other size, but more to scroll
  useEffect(() => {
    const { current: bar } = nav
    if (!bar || !inBar) return
    const measure = () => bar.scrollWidth > bar.clientWidth + 1
    return onResize([bar, bar.firstElementChild], measure, (isTooWide) => isTooWide && setCrowded(true))
  }, [inBar, names])
  const List = isCrowded ? CrowdedList : EntryList
  return (
    <nav ref={nav} part="navigation" className={frame} aria-label={t.navigation}>
      <List entries={entries} />
    </nav>
  )
}
