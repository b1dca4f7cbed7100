/** A sign-in that is half done: the server asks for a second step. The page has one at most, whatever the number of its forms. */
import { atom, type ReadableAtom } from 'nanostores'
import type { HalfDone } from '../../server/api/sign-in'
import { $clientId } from '../session'
import type { SlowWay } from './latest-way'

export interface SecondStep extends HalfDone {
  /** The address that the client has entered; empty where nobody knows it. */
  email: string
  /** By what the sign-in has begun. */
  way: SlowWay | null
  /** How that is named beside what is kept. */
  who: string
  /** When a code was last asked for by mail, in milliseconds since 1970; 0 if none was. */
  mailedAt: number
}

const $current = atom<SecondStep | null>(null)
const $over = atom('')

/** The step that the server waits for; `null` for none. It is kept nowhere: a page that is loaded anew begins anew. */
export const $secondStep: ReadableAtom<SecondStep | null> = $current

/** Why the client has to begin anew; empty for no reason. */
export const $stepOver: ReadableAtom<string> = $over

export function askForStep(step: Omit<SecondStep, 'mailedAt'>): void {
  $over.set('')
  $current.set({ ...step, mailedAt: 0 })
}

/** Notes when a code was asked for by mail: whoever takes another way and comes back waits for that one. */
export function noteMailed(step: string, mailedAt: number): void {
  const current = $current.get()
  if (current?.step === step) $current.set({ ...current, mailedAt })
}

/** Leads back to the form. @param why What the client reads there. */
export function leaveSecondStep(why = ''): void {
  $current.set(null)
  $over.set(why)
}

/** The client tries anew. */
export const forgetStepOver = () => $over.set('')

// Whoever signs in or out, here or in another tab: nobody finds another client's half.
$clientId.listen(() => leaveSecondStep())
