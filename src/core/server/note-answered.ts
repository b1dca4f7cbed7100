import { $settings } from '../settings/config'
import type { CallName } from '../settings/endpoints'
import { importBy } from './deploy'
import type { Answered } from './inspect/answered'
import { apiBase } from './outgoing'

type Teller = typeof import('./inspect/tell')

/** The browser itself tells the console of a script that can't be loaded. */
const load = (tell: (teller: Teller) => unknown) =>
  void importBy(() => import('./inspect/tell'))
    .then(tell)
    .catch(() => {})

/** With `configure({ debug: true })`, the console is told what an answer lacks. */
export function noteAnswered(answered: Answered): void {
  if ($settings.get().debug) load(({ tell }) => tell(answered))
}

/** The console is told which call loses the files of a client. */
export const noteLeftOut = (call: CallName) => load(({ tell }) => tell({ call, leavesOut: 'files' }))

/** The console is told where the server redirects a call. */
export const noteRedirected = (call: CallName) =>
  load(({ tellRedirect }) => tellRedirect(call, apiBase(), $settings.get()))
