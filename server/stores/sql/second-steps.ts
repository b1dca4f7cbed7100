/** Second steps, the codes for when they are lost, and the browsers in which they are not asked for. */
import { and, eq, gt, lt } from 'drizzle-orm'
import type { SignInStore } from '../sign-in-store.ts'
import { type Database, first } from './database.ts'
import { recoveryCodes, secondSteps, trustedBrowsers } from './tables.ts'

type Queries = Pick<
  SignInStore,
  | 'secondStep'
  | 'setSecondStep'
  | 'dropSecondStep'
  | 'useCounter'
  | 'setRecoveryCodes'
  | 'useRecoveryCode'
  | 'addTrust'
  | 'isTrusted'
  | 'forgetTrusts'
>

export function secondStepQueries(database: Database): Queries {
  return {
    async secondStep(clientId) {
      const found = await database.select().from(secondSteps).where(eq(secondSteps.clientId, clientId))
      const [step] = found
      if (!step) return undefined
      const left = await database.$count(recoveryCodes, eq(recoveryCodes.clientId, clientId))
      return { ...step, recoveryCodes: left }
    },
    setSecondStep: (step, codes) =>
      database.transaction(async (transaction) => {
        const { clientId, ...changes } = step
        await transaction
          .insert(secondSteps)
          .values(step)
          .onConflictDoUpdate({ target: secondSteps.clientId, set: changes })
        await forgetTrusts(transaction, clientId)
        await putCodes(transaction, clientId, codes)
      }),
    dropSecondStep: (clientId) =>
      database.transaction(async (transaction) => {
        const isIt = eq(secondSteps.clientId, clientId)
        const dropped = await transaction.delete(secondSteps).where(isIt).returning()
        await forgetTrusts(transaction, clientId)
        await putCodes(transaction, clientId, [])
        return dropped.length > 0
      }),
    async useCounter(clientId, counter) {
      const isNewer = and(eq(secondSteps.clientId, clientId), lt(secondSteps.lastCounter, counter))
      const used = await database
        .update(secondSteps)
        .set({ lastCounter: counter })
        .where(isNewer)
        .returning({ clientId: secondSteps.clientId })
      return used.length > 0
    },
    setRecoveryCodes: (clientId, codes) =>
      database.transaction((transaction) => putCodes(transaction, clientId, codes)),
    async useRecoveryCode(clientId, code) {
      const isIt = and(eq(recoveryCodes.clientId, clientId), eq(recoveryCodes.code, code))
      const used = await database.delete(recoveryCodes).where(isIt).returning()
      return used.length > 0
    },

    async addTrust(trust) {
      await database.insert(trustedBrowsers).values(trust)
    },
    async isTrusted(clientId, tokenHash, now) {
      const isIt = and(
        eq(trustedBrowsers.tokenHash, tokenHash),
        eq(trustedBrowsers.clientId, clientId),
        gt(trustedBrowsers.expiresAt, now),
      )
      return first(await database.select().from(trustedBrowsers).where(isIt)) !== undefined
    },
    forgetTrusts: (clientId) => forgetTrusts(database, clientId),
  }
}

async function forgetTrusts(database: Database, clientId: string): Promise<void> {
  await database.delete(trustedBrowsers).where(eq(trustedBrowsers.clientId, clientId))
}

async function putCodes(database: Database, clientId: string, codes: string[]): Promise<void> {
  await database.delete(recoveryCodes).where(eq(recoveryCodes.clientId, clientId))
  const rows = codes.map((code) => ({ clientId, code }))
  if (rows.length > 0) await database.insert(recoveryCodes).values(rows)
}
