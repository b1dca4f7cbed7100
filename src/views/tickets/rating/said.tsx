import {
  $format,
  isRatingChangeable,
  type Rating,
  type RatingAnswer,
  ratingMessages,
} from '../../../core/index'
import { useStore } from '../../host/use-store'
import { Notes } from '../../shared/notes'
import { LinkedText } from '../../shared/text/linked-text'
import { Button } from '../../ui/buttons/button'
import { faceIcons } from '../../ui/pictures/face-icons'
import { Icon } from '../../ui/pictures/icon'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'
import { Time } from '../../ui/time'

const box = css({
  display: 'grid',
  // The button stands beside what it changes.
  gridTemplateColumns: 'auto minmax(0,max-content) auto',
  justifyContent: 'start',
  alignItems: 'start',
  gap: space(1, 3),
  overflowWrap: 'anywhere',
  '& > svg': { color: token('text-muted') },
  '& > div': { display: 'grid', gap: space(1), minInlineSize: 0 },
})
const headline = css({ fontWeight: token('weight-medium') })

interface SaidProps {
  /** The id of its headline. */
  id: string
  rating: Rating
  answer: RatingAnswer
  onChange: () => void
}

/** What the client has said, and for a week the way to change it. */
export function Said({ id, rating, answer, onChange }: SaidProps) {
  const t = useStore(ratingMessages)
  const format = useStore($format)
  const { words, at, until } = rating
  const isChangeable = isRatingChangeable(rating)
  return (
    <div className={box}>
      <Icon path={faceIcons[answer]} />
      <div>
        <p id={id} className={headline}>
          {t[said[answer]]}
        </p>
        {words && <LinkedText>{words}</LinkedText>}
        <Notes
          notes={[
            at && (
              <Time key="at" dateTime={at}>
                {format.date(at)}
              </Time>
            ),
            isChangeable && until && t.changeUntil({ date: format.date(until) }),
          ]}
        />
      </div>
      {isChangeable && (
        <Button size="small" onClick={onChange}>
          {t.change}
        </Button>
      )}
    </div>
  )
}

const said = { yes: 'saidYes', partly: 'saidPartly', no: 'saidNo' } as const
