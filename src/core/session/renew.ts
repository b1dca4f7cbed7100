/**
 * Renews the token of our own sign-in: in one tab at a time, and once for all who wait for it. With a token that has ended, a
 * page can ask for nothing before.
 */
import { withLock } from '../page/lock'
import { patience } from '../page/timer'
import * as api from '../server/api/session'
import { ApiError } from '../server/api-error'
import { $token, setToken } from '../server/token'
import { claimedEnd } from '../server/token/claims'
import { keepToken } from '../server/token/kept'
import { commonMessages } from '../text/messages/shared/common'
import { followOtherTab } from './check-token'
import { renewalLock } from './keys/renewal-lock'

let running: Promise<string | null> | undefined

/**
 * Asks for a new token in place of this one. Callers that ask while it runs share its answer, and other tabs wait for it. What
 * a tab writes may reach another one after its turn has come: then both ask, as tabs without locks do.
 * @returns the token that is current then: a new one, another tab's, or none after a sign-out; `null`, too, when the server
 * gives no new one.
 * @throws ApiError when the server can't be asked now, or has said nothing for ten seconds
 */
export function renew(token: string): Promise<string | null> {
  running ??= renewNow(token).finally(() => {
    running = undefined
  })
  return running
}

async function renewNow(token: string): Promise<string | null> {
  let failure: ApiError | undefined
  await withLock(renewalLock, async () => {
    followOtherTab()
    // Another tab has renewed it, or ended the session.
    if (token !== $token.get()) return
    // A connection may be gone without a word. An answer that comes later is taken all the same.
    failure = new ApiError('renew', 0, commonMessages.get().unreachable)
    const answered = ask(token).then((failed) => {
      failure = failed
    })
    await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, patience))])
  })
  const current = $token.get()
  if (failure && current === token) throw failure
  return current === token ? null : current
}

/** @returns why the server can't be asked now */
async function ask(token: string): Promise<ApiError | undefined> {
  let failure: ApiError | undefined
  const next = await api.renew(token, (passing) => {
    failure = passing
  })
  // The client may have signed out since, or another tab has renewed the token, too; its event comes later.
  followOtherTab()
  // The last token of a session ends with the session.
  if (token === $token.get() && next && !(claimedEnd(next) <= claimedEnd(token))) {
    keepToken(next)
    setToken(next)
  }
  return failure
}
