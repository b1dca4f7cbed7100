import { $settings } from '../settings/config'
import type { Answered } from './inspect/answered'

/** With `configure({ debug: true })`, the console is told what an answer lacks. */
export function noteAnswered(answered: Answered): void {
  if (!$settings.get().debug) return
  // The browser itself tells the console of a script that can't be loaded.
  const ignore = () => {}
  import('./inspect/tell').then(({ tell }) => tell(answered), ignore)
}
