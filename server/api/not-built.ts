import { Refusal } from '../base/refusal.ts'

/** Stands for a handler that is not written yet: the call is described, so that page and server are built from one contract. */
export async function notBuilt(): Promise<never> {
  throw new Refusal(503, 'This call is not built yet.')
}
