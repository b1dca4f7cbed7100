/** What the ways in keep, in memory. */
import type {
  KeptPasskey,
  KeptSecondStep,
  KeptSession,
  KeptSignIn,
  Pending,
  TrustedBrowser,
} from '../sign-in-records.ts'
import { MOST_SIGN_INS, SIGN_INS_KEPT, type SignInStore } from '../sign-in-store.ts'

/** @param setPassword Sets the password, and ends all sessions. */
export function createMemorySignIn(
  setPassword: (clientId: string, passwordHash: string) => void,
): SignInStore & {
  /** What ends with all sessions of a client. */
  forgetSessions(clientId: string, email: string): void
  /** What was asked for by an email, whoever's it is. */
  forgetAsked(email: string): void
  forgetWaysIn(clientId: string): void
  sweepSignIn(now: number): void
} {
  const pending = new Map<string, Pending>()
  const passkeys = new Map<string, KeptPasskey>()
  const steps = new Map<string, KeptSecondStep>()
  const sessions = new Map<string, KeptSession>()
  let codes: { clientId: string; code: string }[] = []
  let trusts: TrustedBrowser[] = []
  let signIns: KeptSignIn[] = []

  const isOf =
    (clientId: string) =>
    (row: { clientId: string | null }): boolean =>
      row.clientId === clientId
  const notOf = (clientId: string) => (row: { clientId: string | null }) => !isOf(clientId)(row)
  function drop<Row>(rows: Map<string, Row>, isGone: (row: Row) => boolean): void {
    for (const [key, row] of [...rows]) if (isGone(row)) rows.delete(key)
  }
  const alive = (key: string, now: number) => {
    const found = pending.get(key)
    return found && found.expiresAt > now ? found : undefined
  }
  function setRecoveryCodes(clientId: string, made: string[]): void {
    codes = [...codes.filter(notOf(clientId)), ...made.map((code) => ({ clientId, code }))]
  }
  function forgetTrusts(clientId: string): void {
    trusts = trusts.filter(notOf(clientId))
  }
  const forgetAsked = (email: string) => drop(pending, ({ content }) => content.email === email)

  return {
    async addPending(row) {
      pending.set(row.key, row)
    },
    async pending(key, now) {
      return alive(key, now)
    },
    async tryPending(key, most, now, browser) {
      const found = alive(key, now)
      if (!found || found.tries >= most) return undefined
      if (browser !== undefined && found.content.browser !== browser) return undefined
      const tried = { ...found, tries: found.tries + 1 }
      pending.set(key, tried)
      return tried
    },
    async changePending(key, content) {
      const found = pending.get(key)
      if (found) pending.set(key, { ...found, content })
    },
    async endPending(key) {
      const found = pending.get(key)
      pending.delete(key)
      return found
    },

    async passkeys(clientId) {
      return [...passkeys.values()].filter(isOf(clientId))
    },
    async passkey(id) {
      return passkeys.get(id)
    },
    async addPasskey(passkey) {
      if (passkeys.has(passkey.id)) return false
      passkeys.set(passkey.id, passkey)
      return true
    },
    async usePasskey(id, counter, at) {
      const found = passkeys.get(id)
      if (found) passkeys.set(id, { ...found, counter: Math.max(found.counter, counter), lastUsedAt: at })
    },
    async removePasskey(clientId, id) {
      return passkeys.get(id)?.clientId === clientId && passkeys.delete(id)
    },

    async secondStep(clientId) {
      const step = steps.get(clientId)
      return step && { ...step, recoveryCodes: codes.filter(isOf(clientId)).length }
    },
    async setSecondStep(step, made) {
      steps.set(step.clientId, step)
      setRecoveryCodes(step.clientId, made)
      forgetTrusts(step.clientId)
    },
    async dropSecondStep(clientId) {
      setRecoveryCodes(clientId, [])
      forgetTrusts(clientId)
      return steps.delete(clientId)
    },
    async useCounter(clientId, counter) {
      const step = steps.get(clientId)
      if (!step || step.lastCounter >= counter) return false
      steps.set(clientId, { ...step, lastCounter: counter })
      return true
    },
    async setRecoveryCodes(clientId, made) {
      setRecoveryCodes(clientId, made)
    },
    async useRecoveryCode(clientId, code) {
      const left = codes.filter((one) => one.clientId !== clientId || one.code !== code)
      const wasThere = left.length < codes.length
      codes = left
      return wasThere
    },

    async addTrust(trust) {
      trusts.push(trust)
    },
    async isTrusted(clientId, tokenHash, now) {
      return trusts.some(
        (one) => one.clientId === clientId && one.tokenHash === tokenHash && one.expiresAt > now,
      )
    },

    async forgetTrusts(clientId) {
      forgetTrusts(clientId)
    },

    async addSession(session) {
      sessions.set(session.id, session)
    },
    async touchSession(id, at) {
      const found = sessions.get(id)
      if (found) sessions.set(id, { ...found, lastUsedAt: at })
    },
    async sessions(clientId, now) {
      return [...sessions.values()]
        .filter((one) => one.clientId === clientId && one.endsAt > now)
        .toSorted((one, other) => (one.lastUsedAt < other.lastUsedAt ? 1 : -1))
    },
    async dropSession(clientId, id) {
      if (sessions.get(id)?.clientId === clientId) sessions.delete(id)
    },

    async addSignIn(signIn) {
      const own = [...signIns.filter(isOf(signIn.clientId)), signIn].slice(-MOST_SIGN_INS)
      signIns = [...signIns.filter(notOf(signIn.clientId)), ...own]
    },
    async signIns(clientId) {
      return signIns.filter(isOf(clientId)).toReversed()
    },

    async changePassword(clientId, passwordHash) {
      setPassword(clientId, passwordHash)
    },

    forgetSessions(clientId, email) {
      drop(sessions, isOf(clientId))
      drop(pending, isOf(clientId))
      forgetAsked(email)
      forgetTrusts(clientId)
    },
    forgetAsked,
    forgetWaysIn(clientId) {
      drop(passkeys, isOf(clientId))
      steps.delete(clientId)
      setRecoveryCodes(clientId, [])
      signIns = signIns.filter(notOf(clientId))
    },
    sweepSignIn(now) {
      drop(pending, ({ expiresAt }) => expiresAt <= now)
      drop(sessions, ({ endsAt }) => endsAt <= now)
      trusts = trusts.filter(({ expiresAt }) => expiresAt > now)
      signIns = signIns.filter(({ at }) => Date.parse(at) > now - SIGN_INS_KEPT)
    },
  }
}
