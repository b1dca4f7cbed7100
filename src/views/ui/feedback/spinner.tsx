import { css, keyframes } from '../style/styles'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

const spinner = css({
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  animation: `${turn} .8s linear infinite`,
  '& circle': { opacity: 0.25 },
})

/** Shows that something is under way. Screen readers ignore it: the control that waits has `aria-busy`. */
export function Spinner() {
  return (
    <svg className={spinner} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </svg>
  )
}
