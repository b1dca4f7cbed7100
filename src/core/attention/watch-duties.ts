import { noteDutiesKnown } from '../notifications/notifications'
import type { Stop } from '../page/browser'
import { importBy } from '../server/deploy'

/** Has the bell count alike on each page: what waits for the client is found where no page shows it. Its code comes late. */
export function watchDuties(): Stop {
  let stop: Stop | undefined = () => {}
  importBy(() => import('./find-duties')).then(
    ({ findDuties }) => {
      if (stop) stop = findDuties()
    },
    // Without it, the bell counts all that is unread.
    noteDutiesKnown,
  )
  return () => {
    stop?.()
    stop = undefined
  }
}
