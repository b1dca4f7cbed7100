/**
 * Before each file of tests that start servers: a hash of a password is as real as ever, and costs a hundredth. What it costs
 * a company, `password.test.ts` has; a process of its own, as in `process.test.ts`, has that cost, too.
 */
import { randomBytes } from 'node:crypto'
import { vi } from 'vitest'

vi.mock(import('../api/node/password'), async (load) => {
  const { hashPassword } = await load()
  const salt = () => randomBytes(16).toString('base64url')
  return {
    hashPassword: (password, earlier = `scrypt$1024$8$1$${salt()}`) => hashPassword(password, earlier),
  }
})
