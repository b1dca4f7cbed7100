import { expect } from 'vitest'
import type { Answer } from './speak'

/** The answer is this refusal, and says nothing else. */
export function expectRefusal({ status: given, body }: Answer, status: number, message: unknown) {
  expect({ status: given, body }).toEqual({ status, body: { success: false, message } })
}
