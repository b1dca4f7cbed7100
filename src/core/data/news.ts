/** What the server tells of changes: which data is older than the server's now. Who listens to it is in `live`. */
import { atom } from 'nanostores'
import { $continuations } from '../server/token'
import { $currency } from '../settings/money'

/** What has just changed, as beginnings of topics: `ticket/42/` is one ticket, `ticket/` every one, '' everything. */
export const $news = atom<readonly string[]>([])

// Amounts without a currency are rounded in that of the settings when they are read.
$currency.listen(() => $news.set(['']))
$continuations.listen(() => $news.set(['']))

/** Whether news come by themselves now, to this tab or to another one that passes them on. Then nothing is polled. */
export const $isLive = atom(false)
