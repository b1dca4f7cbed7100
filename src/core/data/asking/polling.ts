/** Polling: repeats an action at the interval that the host sets by `pollSeconds`. */
import { computed } from 'nanostores'
import { longestTimer } from '../../page/timer'
import { $settings, type Settings } from '../../settings/config'

/** Follows the setting when it changes. @returns a function that stops the polling */
export function startPolling(name: keyof Settings['pollSeconds'], look: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const $seconds = computed($settings, ({ pollSeconds }) => pollSeconds[name])
  const stop = $seconds.subscribe((seconds) => {
    clearInterval(timer)
    timer = setInterval(look, Math.min(seconds * 1000, longestTimer))
  })
  return () => {
    stop()
    clearInterval(timer)
  }
}
