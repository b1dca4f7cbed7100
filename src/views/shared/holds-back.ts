import { keyframes } from '../ui/style/styles'

const hold = keyframes({ from: { visibility: 'hidden' } })

/**
 * While nobody knows how high something will be, what stands below it keeps out of sight: it comes with it, or after a moment, so
 * that nothing moves in view. What is on its way says so by `data-coming`.
 */
export const holdsBack = { '&:has([data-coming])': { '& ~ *': { animation: `${hold} 4s step-end` } } }
