import { patience } from '../../page/timer'
import type { ResourceStore } from '../state'

/** Asks for a resource anew. Ends when its answer is there, has failed, or takes too long. */
export const refreshed = (store: ResourceStore<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      stop()
      clearTimeout(timer)
      resolve()
    }
    const stop = store.listen(end)
    const timer = setTimeout(end, patience)
    store.refresh()
  })
