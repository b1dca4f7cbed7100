import { isFull } from './tiers.ts'

/**
 * For Vitest. A busy machine takes its time: longer than any single wait of a test, whose own message then says what is
 * missing. In a full run, one test tries very much.
 */
export const patient = { testTimeout: isFull ? 600_000 : 60_000, hookTimeout: 60_000 }

const { TRACES } = process.env
/** CI gives a browser test that has failed a second try, and wants a trace of it in this folder. */
export const trace = TRACES ? { mode: 'on' as const, tracesDir: TRACES } : ('off' as const)
