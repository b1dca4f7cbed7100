/** The file with a host's endpoints: in TypeScript, and with readers of refusals. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampleOf } from '../trials'
import { serveApi } from './check'
import { folder, run } from './process'

function fileOf(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

const typed = `import { defineEndpoints } from 'client-portal-elements'
interface Tickets { data: [] }
export const endpoints = defineEndpoints({ tickets: { read: ({ data }: Tickets) => ({ data }) } })
`
const ada = ['--email', 'client@example.com']
const environment = { CHECK_API_PASSWORD: 'portal-demo' }

test('TypeScript is read where Node reads it, and else the hint says what to do', async () => {
  const { apiUrl } = await serveApi()
  const file = fileOf('typed.ts', typed)
  const asked = await run(['check-api', apiUrl, ...ada, '--endpoints', file], environment)
  // Node's own types are those of Node 20.
  if (Object(process.features).typescript) return expect(asked.out).toMatch(/^\w+ +tickets /m)
  expect(asked.err).toContain(`${file} can't be loaded: Node 20`)
  const hint = /npx (esbuild .*)--outfile/.exec(asked.err)?.[1] ?? ''
  const script = fileOf('typed.mjs', execFileSync('npx', hint.trim().split(' '), { encoding: 'utf8' }))
  const { out } = await run(['check-api', apiUrl, ...ada, '--endpoints', script], environment)
  expect(out).toMatch(/^\w+ +tickets /m)
})

/** The reference API, whose refusals have their words elsewhere. */
const ofOtherWords = () =>
  serveApi(
    {},
    {
      adapter: () => async (_, proceed) => {
        const answer = await proceed()
        if (answer.ok) return answer
        return Response.json({ problem: (await answer.json()).message }, { status: answer.status })
      },
    },
  )

const readers: [string, string, RegExp, RegExp | undefined][] = [
  ['nobody reads', 'export default {}', /lacks: a refusal with 404 has no "message"/, undefined],
  [
    "the page's reader reads",
    'export default {}; export const readError = ({ problem }) => ({ message: problem })',
    /^ok +a project that is not there/m,
    /has no "message"/,
  ],
  [
    'a reader throws for',
    'export default {}; export const readError = ({ problems }) => ({ message: problems[0] })',
    /fails: your "readError" throws: Cannot read properties of undefined/,
    undefined,
  ],
]

test.each(sampleOf(readers, 2))('refusals that %s', async (_, text, expected, unexpected) => {
  const { apiUrl } = await ofOtherWords()
  const file = fileOf(`readers-${text.length}.mjs`, text)
  const { out } = await run(['check-api', apiUrl, ...ada, '--endpoints', file], environment)
  expect(out).toMatch(expected)
  if (unexpected) expect(out).not.toMatch(unexpected)
})

test('a "readError" that is no function is refused', async () => {
  const file = fileOf('word.mjs', 'export default {}; export const readError = "message"')
  const { err, code } = await run(
    ['check-api', 'http://127.0.0.1:1', ...ada, '--endpoints', file],
    environment,
  )
  expect(err).toContain(`The "readError" of ${file} is no function.`)
  expect(code).toBe(2)
})
