/** The builder behind a link: which of its words come into the code, and which wait for a word of the reader. */
import { expect, test } from 'vitest'
import { readChoice } from '../../docs/site/builder/address'
import { type Choice, defaultsOf, frameworks, keysOf, optionsOf } from '../../docs/site/builder/choice'
import { embedOf } from '../../docs/site/code/embed'
import { piecesOf } from '../../docs/site/code/pieces'

const confirmed = (link: string) => readChoice(link, { isOwn: () => true }).choice

test.each<[link: string, name: keyof Choice, host: string]>([
  ['?cdn=https://evil.example/cdn', 'cdn', 'evil.example'],
  ['?cdn=https://evil.example/', 'cdn', 'evil.example'],
  ['?api=https://EVIL.example:8443/v1', 'api', 'evil.example:8443'],
  ['?api=http://localhost:4173/api/v1', 'api', 'localhost:4173'],
  ['?logo=https://evil.example/logo.svg', 'logo', 'evil.example'],
  ['?framework=wordpress&cdn=https://evil.example/cdn', 'cdn', 'evil.example'],
  ['?framework=wordpress&sign-in=own&api=https://evil.example/v1', 'api', 'evil.example'],
])('the code has no server of the link %s until its reader says so', (link, name, host) => {
  const codeOf = (choice: Choice) => JSON.stringify(piecesOf(embedOf(choice)))
  const { choice, notes } = readChoice(link)
  expect(notes).toMatchObject([{ name, host, sentence: expect.stringContaining(`leads to ${host}.`) }])
  const without = new URLSearchParams(link)
  without.delete(name)
  expect(choice).toEqual(confirmed(String(without)))
  const server = new RegExp(host, 'i')
  expect(codeOf(choice)).not.toMatch(server)
  expect(codeOf(confirmed(link))).toMatch(server)
})

test.each([
  '?api=/api/v2&cdn=/portal/cdn&logo=/logo.svg',
  '?framework=wordpress&api=https://api.example.com/api/v1&cdn=https://static.example.com/cdn',
])('of the link %s, there is nothing to ask', (link) => {
  expect(readChoice(link)).toEqual({ choice: confirmed(link), notes: [] })
})

/** What turns a text around; zero widths, fillers and tags; what ends a line, and what steers a terminal. */
const unseen = [
  ...'\u061c\u200e\u200f\u202a\u202e\u2066\u2069\u00ad\u034f\u200b\u200d\u2060\ufeff\u115f\u3164\u{e0041}\u{e0100}',
  ...'\u2028\u2029\u0000\u001b\u007f\u009b',
]

const ways = keysOf(frameworks).flatMap((framework) =>
  optionsOf(framework).signIns.map((signIn) => ({ usual: defaultsOf(framework), signIn })),
)

test('what nobody sees in a name is in no code: not from an address, nor from a control of an element’s page', () => {
  const name = `Nor${unseen.join('')}thlight`
  const { choice } = readChoice(`?${new URLSearchParams({ brand: name })}`)
  expect(choice.brand).toBe('Northlight')
  const avatar = { tag: 'cp-avatar', attributes: { name } } as const
  for (const { usual, signIn } of ways) {
    const chosen = piecesOf(embedOf({ ...usual, signIn, brand: name }))
    const written = piecesOf({ ...embedOf({ ...usual, signIn }), elements: [avatar] })
    for (const pieces of [chosen, written]) {
      const code = pieces.map((piece) => piece.code).join('\n')
      expect(code).toContain('Northlight')
      for (const sign of unseen) expect(code).not.toContain(sign)
    }
  }
})
