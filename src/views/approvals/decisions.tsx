import { useEffect, useRef } from 'react'
import { $isStepOpen, type AskedApproval, approvalMessages, nameOfApproval } from '../../core/index'
import { useStore } from '../host/use-store'
import { Button } from '../ui/buttons/button'
import { css } from '../ui/style/styles'
import { answers } from '../ui/style/target'

/** What asks once more before it is sent. */
export type Step = 'approve' | 'changes'

const group = css(answers)

interface DecisionsProps {
  asked: AskedApproval
  /** Whether something else leads where it stands. */
  isQuiet: boolean | undefined
  /** The button that has the focus again. */
  focus: Step | undefined
  onStep: (step: Step) => void
}

/** The two buttons with which a client begins to decide. */
export function Decisions({ asked, isQuiet, focus, onStep }: DecisionsProps) {
  const t = useStore(approvalMessages)
  const isStepOpen = useStore($isStepOpen)
  const buttons = { approve: useRef<HTMLButtonElement>(null), changes: useRef<HTMLButtonElement>(null) }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it comes back
  useEffect(() => {
    if (focus) buttons[focus].current?.focus({ preventScroll: true })
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form
    <div role="group" aria-label={nameOfApproval(asked)} className={group}>
      <Button
        ref={buttons.approve}
        variant={isQuiet || isStepOpen ? 'secondary' : 'primary'}
        size="small"
        onClick={() => onStep('approve')}
      >
        {t.approve}
      </Button>
      <Button ref={buttons.changes} size="small" onClick={() => onStep('changes')}>
        {t.askForChanges}
      </Button>
    </div>
  )
}
