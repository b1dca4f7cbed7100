import { $secondStep, type Sending } from '../../../core/index'

/** Tells that a client has signed in: not where the server asks for a second step. @returns how it ended */
export function tellSignedIn(outcome: Sending, onSignedIn: (() => void) | undefined): Sending {
  if (outcome.status === 'done' && $secondStep.get() === null) onSignedIn?.()
  return outcome
}
