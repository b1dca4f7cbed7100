import {
  $isStepOpen,
  type ProjectUpdate,
  projectMessages,
  putAnswer,
  readyAnswers,
  senderOf,
} from '../../../core/index'
import { useStore } from '../../host/use-store'
import type { FormFocus } from '../../tickets/writing/update-form'
import { Button } from '../../ui/buttons/button'
import { css } from '../../ui/style/styles'
import { answers } from '../../ui/style/target'

const group = css(answers)

interface AnswerButtonsProps {
  /** The name of the reply's draft. */
  name: string
  update: ProjectUpdate
  /** What the buttons are for. */
  label: string
  isOpen: boolean
  /** Opens the form; without a focus, closes it. */
  onOpen: (focus: FormFocus | undefined) => void
}

/**
 * A button for each answer that the update offers: it puts its words into the form. Without such answers, one button unfolds the
 * form. The first one is what the update asks for, until a form has its own button to send.
 */
export function AnswerButtons({ name, update, label, isOpen, onOpen }: AnswerButtonsProps) {
  const t = useStore(projectMessages)
  const isSending = useStore(senderOf(name).$sending).status === 'running'
  const lead = useStore($isStepOpen) ? 'secondary' : 'primary'
  const ready = readyAnswers(update)
  if (ready.length === 0) {
    return (
      <Button
        variant={lead}
        size="small"
        aria-label={label}
        aria-expanded={isOpen}
        onClick={() => onOpen(isOpen ? undefined : { on: 'message' })}
      >
        {t.reply}
      </Button>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form
    <div role="group" aria-label={label} className={group}>
      {ready.map((answer, index) => (
        <Button
          key={answer}
          variant={index === 0 ? lead : 'secondary'}
          size="small"
          disabled={isSending}
          onClick={() => {
            putAnswer(name, answer, ready)
            onOpen({ on: 'send' })
          }}
        >
          <bdi>{answer}</bdi>
        </Button>
      ))}
    </div>
  )
}
