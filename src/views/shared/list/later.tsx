/** The parts of a long list, whose code a short one doesn't load. */
import { onDemand } from '../../host/on-demand'
import type { ArrivedProps } from './parts/arrived'
import type { PagesProps } from './parts/pages'
import type { ShowMoreProps } from './parts/show-more'
import type { SkipListProps } from './parts/skip-list'

const load = () => import('./parts/list-parts')

export const Arrived = onDemand(load, ({ Arrived }, props: ArrivedProps) => <Arrived {...props} />)
export const Pages = onDemand(load, ({ Pages }, props: PagesProps) => <Pages {...props} />)
export const ShowMore = onDemand(load, ({ ShowMore }, props: ShowMoreProps) => <ShowMore {...props} />)
export const SkipList = onDemand(load, ({ SkipList }, props: SkipListProps) => <SkipList {...props} />)
