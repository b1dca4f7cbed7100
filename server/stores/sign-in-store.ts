/** What the ways in ask of a store. What counts once, counts once on however many servers it comes at the same time. */
import type {
  KeptPasskey,
  KeptSecondStep,
  KeptSession,
  KeptSignIn,
  Pending,
  TrustedBrowser,
} from './sign-in-records.ts'

export interface SignInStore {
  addPending(pending: Pending): Promise<void>
  /** What is begun under this key, and has not ended. It is no try. */
  pending(key: string, now: number): Promise<Pending | undefined>
  /**
   * Counts a try.
   *
   * @param most How many there may be. @param browser The digest of the browser's secret: of another browser it is no try.
   * @returns `undefined` if there is none, if it has ended, or was tried too often
   */
  tryPending(key: string, most: number, now: number, browser?: string): Promise<Pending | undefined>
  changePending(key: string, content: Pending['content']): Promise<void>
  /** Uses it. @returns it for one alone: `undefined` for whoever comes later */
  endPending(key: string): Promise<Pending | undefined>

  /** Oldest first. */
  passkeys(clientId: string): Promise<KeptPasskey[]>
  passkey(id: string): Promise<KeptPasskey | undefined>
  /** @returns `false` if there is one of this id already */
  addPasskey(passkey: KeptPasskey): Promise<boolean>
  /** Notes that it has signed. The counter never goes back. */
  usePasskey(id: string, counter: number, at: string): Promise<void>
  /** @returns `false` if the client has no such passkey */
  removePasskey(clientId: string, id: string): Promise<boolean>

  /** With how many recovery codes are left. */
  secondStep(clientId: string): Promise<(KeptSecondStep & { recoveryCodes: number }) | undefined>
  /** Puts it in the place of an earlier one, with all its codes and trusted browsers. */
  setSecondStep(step: KeptSecondStep, codes: string[]): Promise<void>
  /** With all codes and trusted browsers. @returns `false` if there was none */
  dropSecondStep(clientId: string): Promise<boolean>
  /** Uses the app's code of this place in time. @returns `false` if it, or a later one, was used */
  useCounter(clientId: string, counter: number): Promise<boolean>
  /** In the place of all earlier ones. */
  setRecoveryCodes(clientId: string, codes: string[]): Promise<void>
  /** @returns `false` if there is no such code, or no longer */
  useRecoveryCode(clientId: string, code: string): Promise<boolean>

  addTrust(trust: TrustedBrowser): Promise<void>
  isTrusted(clientId: string, tokenHash: string, now: number): Promise<boolean>
  forgetTrusts(clientId: string): Promise<void>

  addSession(session: KeptSession): Promise<void>
  /** Notes that it is used. */
  touchSession(id: string, at: string): Promise<void>
  /** Those that have not ended, the one that was used last first. */
  sessions(clientId: string, now: number): Promise<KeptSession[]>
  /** Does nothing if the client has no such session. */
  dropSession(clientId: string, id: string): Promise<void>

  /** Of a client's, the newest are kept: who signs in all day fills no disk. */
  addSignIn(signIn: KeptSignIn): Promise<void>
  /** The newest first. */
  signIns(clientId: string): Promise<KeptSignIn[]>

  /** Sets the password, and ends all sessions, links and trusted browsers, all or nothing. */
  changePassword(clientId: string, passwordHash: string): Promise<void>
}

/** How many sign-ins of a client are kept. */
export const MOST_SIGN_INS = 20

/** For how long a sign-in is kept, in milliseconds: 90 days. */
export const SIGN_INS_KEPT = 90 * 24 * 60 * 60 * 1000
