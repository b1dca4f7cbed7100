/** A sign-in that is half done: the server asks for a second step. The page has one at most, whatever the number of its forms. */
import { atom, type ReadableAtom } from 'nanostores'
import type { HalfDone } from '../../server/api/sign-in'
import type { SlowWay } from './latest-way'

export interface SecondStep extends HalfDone {
  /** The address that the client has entered; empty where nobody knows it. */
  email: string
  /** By what the sign-in has begun. */
  way: SlowWay | null
  /** How that is named beside what is kept. */
  who: string
}

const $current = atom<SecondStep | null>(null)
const $over = atom('')

/** The step that the server waits for; `null` for none. It is kept nowhere: a page that is loaded anew begins anew. */
export const $secondStep: ReadableAtom<SecondStep | null> = $current

/** Why the client has to begin anew; empty for no reason. */
export const $stepOver: ReadableAtom<string> = $over

export function askForStep(step: SecondStep): void {
  $over.set('')
  $current.set(step)
}

/** Leads back to the form. @param why What the client reads there. */
export function leaveSecondStep(why = ''): void {
  $current.set(null)
  $over.set(why)
}
