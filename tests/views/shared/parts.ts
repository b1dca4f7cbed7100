/** A list whose rows come in parts. */
import type { CallName } from '../../../server/api/calls'
import { rules } from '../../elements/server'

/**
 * Answers with the first 100 rows at once.
 * @param more What stands beside them: usually, how many there are.
 * @returns what lets the rest come, and what refuses it
 */
export function answerInParts(
  call: CallName,
  rows: readonly object[],
  more: object = { total: rows.length },
) {
  let goOn: (response: Response) => void = () => {}
  const rest = new Promise<Response>((resolve) => {
    goOn = resolve
  })
  const first = { success: true, data: rows.slice(0, 100), next: 'the rest', ...more }
  const answers = [Response.json(first), rest]
  rules[call] = async () => answers.shift() ?? Response.json({ success: true, data: rows })
  return {
    complete: () => goOn(Response.json({ success: true, data: rows.slice(100) })),
    refuse: () => goOn(Response.json({ success: false, message: 'Too busy.' }, { status: 409 })),
  }
}
