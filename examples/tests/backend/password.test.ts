/**
 * The functions of `docs/server/password-functions.md`, in each language that is installed: on the vectors that the guide links to, on
 * what the elements send, and on texts that nobody has encrypted.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import vectors from '../../../docs/password-vectors.json' with { type: 'json' }
import { isInstalled, type Program } from '../../../scripts/test/programs/programs'
import { decryptPassword } from '../../../server/api/session/decrypt-password'
import { encryptPassword } from '../../../src/core/session/password'
import { isFull } from '../../../tests/tiers'

// Compilers take their time, on a busy machine above all.
vi.setConfig({ testTimeout: 120_000 })

const functions = 'examples/backend/password'
const checks = 'examples/tests/backend/password'
const folder = mkdtempSync(join(tmpdir(), 'cp-password-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** How to run a language's check: the steps before it, and the command that reads lines and writes lines. */
const languages: Record<string, { needs?: Program; steps: string[][] }> = {
  Node: { steps: [['node', `${checks}/check.js`]] },
  Python: { needs: 'python', steps: [['python3', '-B', `${checks}/check.py`]] },
  PHP: { needs: 'php', steps: [['php', `${checks}/check.php`]] },
  Ruby: { needs: 'ruby', steps: [['ruby', `${checks}/check.rb`]] },
  Go: { needs: 'go', steps: [['sh', '-c', `cd ${checks} && go run .`]] },
  Java: {
    needs: 'java',
    steps: [
      ['javac', '-encoding', 'UTF-8', '-d', folder, `${functions}/Passwords.java`, `${checks}/Check.java`],
      ['java', '-cp', folder, 'Check'],
    ],
  },
  'C#': {
    needs: 'mono',
    steps: [
      ['mcs', `-out:${folder}/check.exe`, `${functions}/Passwords.cs`, `${checks}/Check.cs`],
      ['mono', `${folder}/check.exe`],
    ],
  },
}

interface Sent {
  what: string
  passphrase: string
  encrypted: string
}

const base64 = (text: string) => Buffer.from(text).toString('base64')

/** What a language reads in each text; `null` for nothing. */
function read(language: string, sent: readonly Sent[]): (string | null)[] {
  const lines = sent.map(({ passphrase, encrypted }) => `${base64(passphrase)} ${base64(encrypted)}\n`)
  let printed = ''
  for (const [command = '', ...args] of languages[language]?.steps ?? []) {
    const { status, stdout, stderr } = spawnSync(command, args, { input: lines.join(''), encoding: 'utf8' })
    if (status !== 0) throw new Error(`${command}: ${stderr}`)
    printed = stdout
  }
  const answers = printed.trimEnd().split(/\r?\n/)
  return answers.map((line) => (line === '-' ? null : Buffer.from(line.slice(1), 'base64').toString()))
}

const withAnswers = (sent: readonly Sent[], answers: readonly (string | null)[]) =>
  sent.map(({ what }, index) => `${what}: ${answers[index]}`)

/** The same passwords as the elements send them: the salt is another one each time. */
const anew = vectors.passwords.map((vector) => ({
  ...vector,
  what: `${vector.what}, encrypted anew`,
  encrypted: encryptPassword(vector.password, vector.passphrase),
}))

/** Passwords that something has happened to on the way: 300 of them, the same in each run. */
const spoilt = Array.from({ length: 300 }, (_, index): Sent => {
  const { what, passphrase, encrypted } = vectors.passwords[index % vectors.passwords.length] ?? expect.fail()
  const bytes = Buffer.from(encrypted, 'base64')
  const place = 8 + ((index * 7) % (bytes.length - 8))
  bytes[place] = (bytes[place] ?? 0) ^ (1 + (index % 255))
  const end = index % 3 === 0 ? place : bytes.length
  return { what: `${what}, spoilt ${index}`, passphrase, encrypted: bytes.toString('base64', 0, end) }
})

for (const [language, { needs }] of Object.entries(languages)) {
  /** A usual run tries with Node alone what nobody has encrypted: the others say the same. */
  const triesAll = isFull || language === 'Node'
  const condition = needs ? ` (needs ${needs})` : ''
  describe.skipIf(needs && !isInstalled(needs))(language + condition, () => {
    test('reads every password', () => {
      const sent = [...vectors.passwords, ...anew]
      const passwords = sent.map(({ password }) => password)
      expect(withAnswers(sent, read(language, sent))).toEqual(withAnswers(sent, passwords))
    })

    test.runIf(triesAll)('reads nothing in anything else', () => {
      const nothing = vectors.nothing.map(() => null)
      expect(withAnswers(vectors.nothing, read(language, vectors.nothing))).toEqual(
        withAnswers(vectors.nothing, nothing),
      )
    })

    test.runIf(triesAll)('takes whatever comes, and reads the same in it as Node does', () => {
      expect(withAnswers(spoilt, read(language, spoilt))).toEqual(withAnswers(spoilt, read('Node', spoilt)))
    })
  })
}

test('the elements encrypt with another salt each time, in the format of the vectors', () => {
  for (const { password, passphrase, encrypted } of vectors.passwords) {
    const [one, other] = [encryptPassword(password, passphrase), encryptPassword(password, passphrase)]
    expect(one).not.toBe(other)
    expect(one).toHaveLength(encrypted.length)
    expect(Buffer.from(one, 'base64').toString('latin1', 0, 8)).toBe('Salted__')
  }
})

test('the reference API reads the vectors, too; an empty password is none', () => {
  for (const { password, passphrase, encrypted } of vectors.passwords) {
    expect(decryptPassword(encrypted, passphrase)).toBe(password || undefined)
  }
  for (const { passphrase, encrypted, what } of vectors.nothing.slice(0, -1)) {
    expect(decryptPassword(encrypted, passphrase), what).toBeUndefined()
  }
})

describe.skipIf(!isInstalled('openssl'))("the guide's lines of openssl (needs openssl)", () => {
  const guide = readFileSync('docs/server/password.md', 'utf8')
  const [decrypting = '', encrypting = ''] = guide.match(/^.*openssl enc.*$/gm) ?? []
  const run = (line: string) => spawnSync('sh', ['-c', line], { encoding: 'utf8' }).stdout
  const { password, passphrase, encrypted } = vectors.passwords[0] ?? expect.fail()

  test('decrypt the first vector', () => {
    expect(decrypting).toContain(encrypted)
    expect(run(decrypting)).toBe(password)
  })

  test('encrypt its password', () => {
    const sent = { what: '', passphrase, encrypted: run(encrypting).trim() }
    expect(read('Node', [sent])).toEqual([password])
  })
})
