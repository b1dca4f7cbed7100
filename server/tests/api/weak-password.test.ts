/** Which new passwords the reference API takes: none that an attacker finds among the first ten billion tries. */
import { describe, expect, test, vi } from 'vitest'
import { isWeakPassword } from '../../api/node/weak-password'
import { createBrowserApi } from '../../browser'
import { expectRefusal } from './expect-refusal'
import { forgetPassword, linkIn, setPassword, signIn } from './people'
import { speakTo } from './speak'

const tooWeak =
  'This password is easily guessed. Please choose another one, such as four words that have nothing to do with one another or with you.'

/** An API with a reset link for Ada. */
async function openApi() {
  // Another address each time: nobody may try so many passwords from one.
  let calls = 0
  const api = createBrowserApi({ isWeakPassword, addressOf: () => `192.0.2.${calls++}` })
  const nobody = speakTo(api.fetch)
  await forgetPassword(nobody)
  const mailed = linkIn(await vi.waitUntil(() => api.mails[0]))
  return { nobody, set: (password: string, link = mailed) => setPassword(nobody, link, password) }
}

const weak = {
  'that many people have': ['123456qwerty', '1QAZ2WSX3EDC', 'administrator', 'unbelievable'],
  'that repeat something': [
    'aaaaaaaaaaaa',
    'aaaaaaaaaaab',
    'abcabcabcabc',
    'iloveyouiloveyou',
    'trustno1trustno1',
    'x'.repeat(128),
    'abcdefgh'.repeat(8),
  ],
  'that add to a common one': [
    'welcome12345',
    'password1234',
    'P@ssw0rd1234',
    'Password2026!',
    'Sommer2026!!!',
    'iloveyou2026',
    'the-password-1',
    '!drowssap4321',
  ],
  'of rows of keys, of the alphabet, of numbers and of days': [
    'qwertyuiop123',
    'abcdefghijkl',
    '123456789012',
    'zaq12wsxcde3',
    '12.12.19801980',
  ],
  'of what is known of the client': [
    'adalovelace1815',
    'Ada.Lovelace!',
    'lovelaceada12',
    'client@example.com',
    'portal.example.com',
    'ClientPortal1',
  ],
  'that are good only behind 64 characters': [`${'a'.repeat(64)}kx7!qP2m#vLw`],
}

const strong = [
  'correct horse battery staple',
  'lamp tractor violin',
  'horse-tractor-lamp',
  'ReadTheFineManual',
  'der hund frisst gern',
  ' пароль  密码 🔑🔑 !',
  'xkcdqzvbnwpt',
  'kx7!qP2m#vLw',
  'Mwf7-q2Lp-99ax',
  '1475a54e94ddd543',
  'Ada has a door with three locks',
  'kx7!qP2m#vLw'.repeat(9),
]

describe('a new password', () => {
  test.each(Object.entries(weak))('%s is refused, and the link stays good', async (_, passwords) => {
    const { set, nobody } = await openApi()
    for (const password of passwords) expectRefusal(await set(password), 422, tooWeak)
    expect((await signIn(nobody)).status).toBe(200)
    expect((await set('lamp tractor violin')).status).toBe(200)
  })

  test.each(strong)('is taken: %j', async (password) => {
    const { set, nobody } = await openApi()
    expect((await set(password)).status).toBe(200)
    expect((await signIn(nobody, 'client@example.com', password)).status).toBe(200)
  })
})

test('who has no link learns nothing of the client by what is weak', async () => {
  const { set } = await openApi()
  const usedUp = 'This link was used already or is too old. Please ask for a new one.'
  for (const password of ['adalovelace1815', 'lamp tractor violin']) {
    expectRefusal(await set(password, 'client-ada/0123456789abcdef'), 400, usedUp)
  }
})

test('the longest password takes no longer to judge than its first 64 characters', () => {
  // Digits are the slowest: any of them may be a day.
  const digits = '0918273645546372819020475869'.repeat(8).slice(0, 200)
  const time = (password: string) => {
    const start = performance.now()
    isWeakPassword(password, [])
    return performance.now() - start
  }
  // They take turns, so that a busy moment of the machine is one of both.
  const times = Array.from({ length: 9 }, () => ({ whole: time(digits), first: time(digits.slice(0, 64)) }))
  const whole = Math.min(...times.map((each) => each.whole))
  const first = Math.min(...times.map((each) => each.first))
  expect(whole / first).toBeLessThan(2)
})
