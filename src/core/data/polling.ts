/** Looks for news every so often, as the host's `pollSeconds` say. */
import { computed } from 'nanostores'
import { longestTimer } from '../page/timer'
import { $settings, type Settings } from '../settings/config'

/** Calls `look` every so often, as the setting says at the moment. @returns what stops it. */
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
