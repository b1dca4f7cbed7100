import { keyframes } from './styles'

/** What fades at the edge of a box that scrolls, until its end is reached. The box moves it: `animationTimeline: 'scroll()'`. */
export const vanish = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } })
