/** What a host that installs the package gets. */
import { execFileSync } from 'node:child_process'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { tags } from '../../src/elements/elements'

const entries = ['', '/define', '/loader', ...tags.map((tag) => `/elements/${tag}`)].map(
  (path) => manifest.name + path,
)

test('publint finds nothing to say', async () => {
  const { messages } = await publint({ level: 'suggestion', strict: true })
  expect(messages.map((message) => formatMessage(message, manifest))).toEqual([])
})

test.each(entries)('%s can be imported in Node', (entry) => {
  // A process of its own: nothing that a test runner provides may stand in for what Node lacks.
  const script = `console.log(Object.keys(await import('${entry}')).join())`
  const names = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  expect(names).toContain('configure')
  expect(names).toContain('defineElements')
})

test('the package holds what a host needs, and nothing else', () => {
  const answer = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    encoding: 'utf8',
  })
  // What is read of npm's answer.
  const [pack] = JSON.parse(answer) as [{ files: { path: string }[] }]
  const paths = pack.files.map(({ path }) => path)
  const needed = ['LICENSE', 'README.md', 'CHANGELOG.md', 'dist/index.js', 'dist/cdn/loader.js']
  expect(needed.filter((path) => !paths.includes(path))).toEqual([])
  const known =
    /^(dist\/(.+\.js|types\/.+\.d\.ts|cdn\/(manifest\.json|licenses\.md))|package\.json|[A-Z]+(\.md)?)$/
  expect(paths.filter((path) => !known.test(path))).toEqual([])
})
