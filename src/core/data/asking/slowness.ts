import { atom } from 'nanostores'
import { patience } from '../../page/timer'

/** Tells when an answer takes long. */
export function createSlowness() {
  const $slow = atom(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(timer)
    $slow.set(false)
  }
  return {
    $slow,
    begin() {
      end()
      timer = setTimeout(() => $slow.set(true), patience)
    },
    end,
  }
}
