/** The parts of a long list, whose code a short one doesn't load. */
import type { FunctionComponent } from 'react'
import { onDemand } from '../../host/on-demand'

const load = () => import('./parts/list-parts')

const part = <Props extends object>(
  choose: (parts: Awaited<ReturnType<typeof load>>) => FunctionComponent<Props>,
) =>
  onDemand(load, (parts, props: Props) => {
    const Part = choose(parts)
    return <Part {...props} />
  })

export const Arrived = part((parts) => parts.Arrived)
export const Pages = part((parts) => parts.Pages)
export const ShowMore = part((parts) => parts.ShowMore)
export const SkipList = part((parts) => parts.SkipList)
