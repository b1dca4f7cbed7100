/** How passwords are kept: so that who steals them has to try them one by one, each for long. */
import { scrypt } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { hashPassword } from '../../api/node/password'
import { createSeed } from '../../seed/seed'
import { createMemoryStore } from '../../stores/memory/memory'
import { expectRefusal } from './expect-refusal'
import { openApi } from './open-api'
import { signIn } from './people'

// It counts the work, and does it.
vi.mock('node:crypto', async (load) => {
  const real = await load<typeof import('node:crypto')>()
  return { ...real, scrypt: vi.fn(real.scrypt) }
})

test('a password is kept as scrypt makes it, with the cost that OWASP names and a salt of its own', async () => {
  const [one = '', other = ''] = await Promise.all(
    ['portal-demo', 'portal-demo'].map((each) => hashPassword(each)),
  )
  const [kind, N, r, p, salt = '', hash = ''] = one.split('$')
  expect([kind, Number(N), Number(r), Number(p)]).toEqual(['scrypt', 2 ** 15, 8, 3])
  const bytes = (text: string) => Buffer.from(text, 'base64url').length
  expect([bytes(salt), bytes(hash)]).toEqual([16, 32])
  expect(one).not.toContain('portal-demo')
  expect(other.split('$')[4]).not.toBe(salt)
  expect(other.split('$')[5]).not.toBe(hash)
})

test('it is known again by the salt and the cost that are kept with it, also after the cost of new ones has changed', async () => {
  const kept = 'scrypt$1024$8$1$c2FsdA$E3Ya34nIjpDOcfsG6ViHi9qBjhdu70Iqj316bnV4sgM'
  expect(await hashPassword('portal-demo', kept)).toBe(kept)
  expect(await hashPassword('portal-dem0', kept)).not.toBe(kept)
  await expect(hashPassword('portal-demo', 'md5$c2FsdA$abc')).rejects.toThrow('not known here')
})

test('the sign-in hashes once, whether or not anybody has the email: the time tells nothing', async () => {
  const hashed: (string | undefined)[] = []
  const { nobody } = await openApi({
    async hashPassword(password, earlier) {
      hashed.push(earlier)
      return password
    },
  })
  for (const email of ['client@example.com', 'nobody@example.com']) {
    expect((await signIn(nobody, email, 'a guess')).status).toBe(401)
  }
  expect(hashed).toEqual(['portal-demo', undefined])
})

test.each([
  ['none yet', ''],
  ['of another kind', 'md5$c2FsdA$E3Ya34nIjpDOcfsG6ViHi9'],
  ['without a salt', 'scrypt$32768$8$3$$E3Ya34nIjpDOcfsG6ViHi9qBjhdu70Iqj316bnV4sgM'],
  ['with a cost that is none', 'scrypt$many$8$3$c2FsdA$E3Ya34nIjpDOcfsG6ViHi9qBjhdu70Iqj316bnV4sgM'],
  ['with a cost that nobody can pay', 'scrypt$1000$8$3$c2FsdA$E3Ya34nIjpDOcfsG6ViHi9qBjhdu70Iqj316bnV4sgM'],
  ['cut off', 'scrypt$32768$8'],
])(
  'a client whose password is %s is refused by the words and after the work of a wrong one',
  async (_, kept) => {
    const store = createMemoryStore()
    const seed = await createSeed({ now: new Date(), hashPassword: async () => kept, withoutLarge: true })
    await store.load(seed)
    const log = vi.fn()
    const { nobody } = await openApi({ store, hashPassword, log })
    vi.mocked(scrypt).mockClear()
    const refused = await signIn(nobody, 'client@example.com', 'a guess')
    expectRefusal(refused, 401, 'The email or the password is not right. Please check both and try again.')
    const { calls, results } = vi.mocked(scrypt).mock
    const done = calls.filter((_, index) => results[index]?.type === 'return')
    expect(done.map(([password, , , { N, r, p }]) => [password, N, r, p])).toEqual([
      ['a guess', 2 ** 15, 8, 3],
    ])
    // Who watches the server learns of it, unless the client was just invited.
    expect(log).toHaveBeenCalledTimes(kept === '' ? 0 : 1)
  },
)
