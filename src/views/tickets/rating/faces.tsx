import { useEffect, useRef } from 'react'
import { type RatingAnswer, ratingAnswers, ratingMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { faceIcons } from '../../ui/pictures/face-icons'
import { Icon } from '../../ui/pictures/icon'
import { icons } from '../../ui/pictures/icons'
import { chosenStyle, forcedColors } from '../../ui/style/forced-colors'
import { hoverPointer } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import { hairline, ring, space, token } from '../../ui/style/tokens'
import { useId } from '../../ui/use-id'
import { visuallyHidden } from '../../ui/visually-hidden'

const row = css({
  display: 'grid',
  // Long words, and large ones, take a line of their own.
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(5rem,100%),1fr))',
  gap: space(2),
  maxInlineSize: '28rem',
})
const option = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space(1),
  minBlockSize: '2.75rem',
  padding: space(2.5, 1),
  border: hairline('line-control'),
  borderRadius: token('radius-large'),
  color: token('text'),
  fontWeight: token('weight-medium'),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background ${token('motion')},color ${token('motion')}`,
  '& > svg': { inlineSize: '1.75rem', blockSize: '1.75rem' },
  [hoverPointer]: { '&:hover': { background: token('surface-active') } },
  '&&:has(:checked)': {
    color: token('accent-text'),
    background: token('accent-tint'),
    borderColor: 'currentColor',
    boxShadow: 'inset 0 0 0 1px currentColor',
  },
  '&:has(:focus-visible)': { outline: ring, outlineOffset: '2px' },
  [forcedColors]: { '&&:has(:checked)': chosenStyle },
})
const mark = css({
  position: 'absolute',
  insetBlockStart: space(1),
  insetInlineEnd: space(1),
  display: 'none',
  ':checked ~ &': { display: 'block' },
})

interface FacesProps {
  /** The id of the question. */
  labelledBy: string
  chosen: RatingAnswer | undefined
  /** Whether the client has just asked for them. */
  autoFocus: boolean
  /** `isPressed`: by a press, not by an arrow key on its way through them. */
  onChoose: (answer: RatingAnswer, isPressed: boolean) => void
}

/** Three faces to choose from, each with its word. */
export function Faces({ labelledBy, chosen, autoFocus, onChoose }: FacesProps) {
  const t = useStore(ratingMessages)
  const name = useId()
  const box = useRef<HTMLDivElement>(null)
  const isMoving = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (autoFocus) box.current?.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={box} role="radiogroup" aria-labelledby={labelledBy} className={row}>
      {ratingAnswers.map((answer) => (
        <label key={answer} className={option}>
          <input
            type="radio"
            name={name}
            className={visuallyHidden}
            checked={answer === chosen}
            onKeyDown={({ key }) => {
              isMoving.current = key.startsWith('Arrow')
              // Of the one that an arrow key has reached, browsers tell of no press.
              if (answer === chosen && (key === ' ' || key === 'Enter')) onChoose(answer, true)
            }}
            onKeyUp={() => {
              isMoving.current = false
            }}
            onClick={() => onChoose(answer, !isMoving.current)}
            onChange={() => {}}
          />
          <Icon path={faceIcons[answer]} />
          {t[answer]}
          <span className={mark}>
            <Icon path={icons.check} small />
          </span>
        </label>
      ))}
    </div>
  )
}
