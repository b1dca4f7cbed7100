import { $settings } from '../settings/config'
import type { Answered } from './inspect/answered'

/** With `configure({ debug: true })`, the console is told what an answer lacks. */
export function noteAnswered(answered: Answered): void {
  if ($settings.get().debug) import('./inspect/tell').then(({ tell }) => tell(answered))
}
