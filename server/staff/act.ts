/** Has a verb done that writes: all of it or nothing, with a line in the trail. */
import { removeDiscarded } from '../api/remove-discarded.ts'
import { Refusal } from '../base/refusal.ts'
import type { Bytes } from '../files/bytes.ts'
import type { Desk, Verb } from './verb.ts'

interface Acting {
  /** `payment remove` */
  name: string
  verb: Verb
  /** What the fields' schemas have read. */
  input: unknown
  /** Who has it done. */
  by: string
}

/** @throws a `Refusal`: nothing is written then, or with 503 all is, and bytes of files are left */
export async function act(
  { name, verb, input, by }: Acting,
  desk: Desk & { bytes: Bytes; log(error: unknown): void },
): Promise<unknown> {
  let isDone = false
  const result = await desk.store.together(async (store) => {
    // The schemas of the fields have read the input, and the verb has made the result.
    const result = await verb.run(input as never, { ...desk, store })
    const done = verb.trail?.(result as never)
    if (!done) return result
    isDone = true
    const { reason = '' } = Object(input)
    const [at, says] = [desk.clock().toISOString(), verb.words(result as never)]
    await store.addAct({ at, by, verb: name, clientId: done.clientId, says, reason })
    return result
  })
  if (!isDone) return result
  desk.mails?.deliver()
  await removeDiscarded(desk.store, desk.bytes).catch((error) => {
    desk.log(error)
    throw new Refusal(
      503,
      'It is done, but the bytes of some files could not be removed yet. The server tries again every ten minutes, and so does each command that writes.',
    )
  })
  return result
}
