/** The documents say what the code says. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import siteManifest from '../../docs/package.json' with { type: 'json' }
import examplesManifest from '../../examples/package.json' with { type: 'json' }
import manifest from '../../package.json' with { type: 'json' }
import { reservedSeconds } from '../../scripts/build/reserve-rules'
import { fillReference, references } from '../../scripts/docs/reference'
import { defaultLimits } from '../../server/api/limits'
import { commonPasswords, leastTries } from '../../server/api/node/weak-password'
import { readConfig } from '../../server/config/config'
import serverManifest from '../../server/package.json' with { type: 'json' }
import { datesFrom } from '../../server/seed/dates'
import { largeRecords } from '../../server/seed/large'
import { demoPassword, demoPeople } from '../../server/seed/people'
import { mostFollowed } from '../../src/core/attention/attention'
import { defaults } from '../../src/core/index'
import { entities } from '../../src/core/server/schema/entities'
import { fieldName, isList, type Shape } from '../../src/core/server/schema/shape'
import { elements } from '../../src/elements/elements'
import { pauseAfter } from '../../src/elements/loader/retry'
import type { ElementRow } from '../../src/elements/row'
import { toastDurations } from '../../src/views/toaster/toaster'
import { tokens } from '../../src/views/ui/style/tokens'
import testsManifest from '../../tests/package.json' with { type: 'json' }
import { readSources } from '../architecture/imports'

const read = (path: string) => readFileSync(path, 'utf8')
const documents = [
  '.',
  'demo',
  'examples',
  'server',
  'docs',
  'docs/development',
  'docs/design',
  'docs/embed',
  'docs/frameworks',
  'docs/quality',
  'docs/server',
  'scripts/build/bundler',
  'src/core',
  'src/elements',
  'src/views',
]
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((path) => path.endsWith('.md'))

test.each(Object.keys(references))(
  '%s has the tables that the code gives; "npm run docs" writes them',
  (path) => {
    expect(read(path)).toBe(fillReference(path))
  },
)

describe('the reference', () => {
  test('says something of every setting', () => {
    const rows = [...read('docs/reference.md').matchAll(/^\| `(\w+)(?:\.\w+)?` \|.* \| (.+) \|$/gm)]
    expect(new Set(rows.map(([, name]) => name))).toEqual(new Set(Object.keys(defaults)))
  })
})

const list = new Intl.ListFormat('en-GB')
const toasts = Object.values(toastDurations).filter(Number.isFinite)
const narrow = Object.entries<ElementRow>(elements).filter(([, { width }]) => width === 26)
const { filesPerRequest, bytesPerFile, bytesOfClient, filesOfClient, resetLinkSeconds, fileLinkSeconds } =
  defaultLimits
const { tokenSeconds, sessionSeconds, renewSeconds, renewAgainSeconds, formsAtOnce, rates } = defaultLimits
const { invitationSeconds } = defaultLimits
const { least, most } = defaultLimits.password
const inWords = (number: number) =>
  ({ 2: 'two', 5: 'five', 7: 'seven', 8: 'eight', 10: 'ten', 12: 'twelve' })[number]
const invited = `${inWords(invitationSeconds / 86_400)} days`
const hours = `${inWords(sessionSeconds / 3600)} hours`
const longer = `${inWords(renewSeconds / 3600)} hours`
/** To the nearest ten thousand. */
const passwords = `${Math.round(commonPasswords.length / 10_000)}0,000`
const tries = `${inWords(leastTries / 1_000_000_000)} billion tries`
const megabytes = bytesPerFile / 1_000_000
const demo = readConfig({})
const address = `${demo.host}:${demo.port}`
const { projects, payments, tickets } = largeRecords('', '', datesFrom(new Date()))
const count = ({ length }: readonly unknown[]) => length.toLocaleString('en')

/** What the documents say in words of their own, with each number as the code has it. */
test.each([
  ['README.md', `[${address}](http://${address})`],
  ['README.md', `the password \`${demoPassword}\` as \`${demoPeople.ada.email}\``],
  ['README.md', `It needs Node ${/\d+\.\d+/.exec(manifest.engines.node)} or later`],
  [
    'docs/embed/loading.md',
    `after ${list.format([1, 2, 3, 4].map((tries) => `${pauseAfter(tries)}`))} seconds`,
  ],
  ['docs/embed/layout.md', `${list.format(narrow.map(([tag]) => `\`${tag}\``))} are 26 rem wide`],
  ['docs/embed/layout.md', `the space is given up after ${reservedSeconds} seconds`],
  ['docs/embed/languages.md', `| \`currency\` | an ISO 4217 code | \`${defaults.currency}\` |`],
  [
    'docs/quality/accessibility.md',
    `a toast leaves after ${Math.min(...toasts) / 1000} to ${Math.max(...toasts) / 1000} seconds`,
  ],
  ['docs/reference.md', `in the ${mostFollowed} newest projects under way`],
  ['docs/server/files.md', `are ${filesPerRequest} files of ${megabytes} MB each`],
  ['docs/server/start.md', `of the ${inWords(mostFollowed)} newest projects under way`],
  ['docs/server/proxy.md', `# ${filesPerRequest} files of ${megabytes} MB`],
  ['docs/server/variables.md', `\`${demo.host}\`, \`${demo.port}\` | where the server listens`],
  ['docs/server/variables.md', `| \`DATA_DIR\` | \`${demo.dataFolder}\` |`],
  ['demo/README.md', `all with the password \`${demoPassword}\``],
  ['demo/README.md', `(${count(projects)} projects, ${count(payments)} payments, ${count(tickets)} tickets)`],
  ['SECURITY.md', `tokens of ${tokenSeconds / 60} minutes, renewed for ${hours}`],
  ['SECURITY.md', `can be renewed for ${longer} more`],
  ['SECURITY.md', `up to ${longer} and a quarter after the page was closed`],
  ['SECURITY.md', `${least} to ${most} characters, and is none that ${tries} find`],
  ['SECURITY.md', `knows some ${passwords} common ones`],
  ['docs/server/password.md', `${least} to ${most} characters`],
  ['docs/server/password.md', `wants ${tries}`],
  ['docs/server/login.md', `tokens of ${tokenSeconds / 60} minutes, renews them for ${hours}`],
  ['docs/server/login.md', `renews a token for ${longer} after its end`],
  ['docs/server/holds-to.md', `up to ${longer} after its end`],
  [
    'docs/server/holds-to.md',
    `valid for ${tokenSeconds / 60} minutes. A new one is given for it, for ${hours}`,
  ],
  ['docs/server/holds-to.md', `have ${least} to ${most} characters`],
  ['docs/server/holds-to.md', `None is taken that ${tries} find: zxcvbn estimates it by some ${passwords}`],
  ['docs/server/holds-to.md', `by account: at most ${rates.signInAccount.tries} an hour`],
  [
    'docs/server/holds-to.md',
    `${rates.kilobytes.tries / 1000} MB a day, and ${inWords(formsAtOnce.ofClient)} uploads`,
  ],
  [
    'docs/server/holds-to.md',
    `In all, ${bytesOfClient / 1_000_000_000} GB or ${filesOfClient.toLocaleString('en')} files`,
  ],
  ['docs/server/holds-to.md', `work once, for ${resetLinkSeconds / 60} minutes`],
  ['docs/server/holds-to.md', `such a link for ${invited}`],
  ['docs/server/staff.md', `works once, within ${invited}`],
  ['docs/server/staff.md', `Files have at most ${megabytes} MB`],
  ['docs/server/holds-to.md', `at most ${filesPerRequest} a request, ${megabytes} MB each`],
  ['docs/server/holds-to.md', `expire within ${(2 * fileLinkSeconds) / 3600} hours`],
])('%s says: %s', (path, text) => {
  expect(read(path).replaceAll(/\s+/g, ' ')).toContain(text)
})

test('"an hour", "a day", "a quarter" and "a minute" are the times of these limits', () => {
  expect([rates.signInAccount.seconds, rates.kilobytes.seconds]).toEqual([3_600, 24 * 3_600])
  expect([tokenSeconds, renewAgainSeconds]).toEqual([15 * 60, 60])
})

test('the guide names each field that a server can add, and no other', () => {
  const optional = Object.entries(entities)
    .flatMap(([name, shape]) => addedFields(shape, `${name} `))
    // Another name for `read`.
    .filter((field) => field !== 'Notification isRead')
  const section = read('docs/server/additions.md').split('## The fields')[1]?.split('\n## ')[0] ?? ''
  const rows = [...section.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)]
  const named = rows.flatMap(([, name, fields = '']) =>
    [...fields.matchAll(/`([\w.]+)`/g)].map(([, field]) => `${name} ${field}`),
  )
  expect(named.sort()).toEqual(optional.sort())
})

/** The fields of a shape that may be absent: `File uploadedBy.name`. Of one that holds others, those. */
function addedFields(shape: Shape, path: string, isAdded = false): string[] {
  if (typeof shape === 'string' || isList(shape)) return isAdded ? [path] : []
  return Object.entries(shape).flatMap(([field, part]) => {
    const { name, isOptional } = fieldName(field)
    return addedFields(part, path + (path.endsWith(' ') ? '' : '.') + name, isAdded || isOptional)
  })
}

test.each(documents)('%s names only custom properties that there are', (path) => {
  const named = [...read(path).matchAll(/--cp-([\w-]+)/g)].flatMap(([, name]) => name ?? [])
  expect(named.filter((name) => !Object.hasOwn(tokens, name))).toEqual([])
})

const packages = Object.keys({
  ...manifest.dependencies,
  ...manifest.peerDependencies,
  ...manifest.devDependencies,
  ...serverManifest.dependencies,
  ...serverManifest.devDependencies,
  ...examplesManifest.dependencies,
  ...examplesManifest.devDependencies,
  ...testsManifest.devDependencies,
  ...siteManifest.devDependencies,
})

test('docs/development/dependencies.md says why each package is there, and of no other', () => {
  const reasons = read('docs/development/dependencies.md')
  const cells = [...reasons.matchAll(/^\| (`.+`) \| .+ \|$/gm)].flatMap(
    ([, names]) => names?.split(', ') ?? [],
  )
  expect(cells.map((name) => name.replaceAll('`', '')).sort()).toEqual(packages.sort())
})

test.each(documents)('%s has no marks of a merge', (path) => {
  expect(read(path)).not.toMatch(/^(<{7}|>{7}) /m)
})

test.each(documents)('the links of %s lead to files that there are', (path) => {
  const links = [...read(path).matchAll(/(?:\]\(|(?:src|srcset)=")(?!https?:|#|\/)([^)"#]+)/g)]
  const missing = links.map(([, link = '']) => link).filter((link) => !existsSync(join(dirname(path), link)))
  expect(missing).toEqual([])
})

test('the introduction of Storybook leads to guides and pages that there are', () => {
  const guides = [...read('.storybook/pages/introduction.mdx').matchAll(/<GuideLink to="([^"]+)"/g)]
  expect(guides.length).toBeGreaterThan(0)
  const pages = readdirSync('docs/site/pages')
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => read(`docs/site/pages/${file}`))
  const isThere = (path = '') =>
    existsSync(path) || pages.some((page) => page.includes(`permalink: '/${path}'`))
  expect(guides.filter(([, path]) => !isThere(path)).map(([link]) => link)).toEqual([])
})

/** The anchors that GitHub gives to a document's headings. */
const anchorsOf = (path: string) =>
  Array.from(read(path).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

test.each(documents)('the links of %s lead to headings that there are', (path) => {
  const links = [...read(path).matchAll(/\]\((?!https?:)([^)#]*\.md)?#([^)]+)\)/g)]
  const missing = links.filter(([, file, anchor = '']) => {
    const target = file ? join(dirname(path), file) : path
    return !anchorsOf(target).includes(anchor)
  })
  expect(missing.map(([link]) => link)).toEqual([])
})

test('check-api and debug name places of docs/server/ that are there', () => {
  const sources = ['src/check-api', 'src/core/server/inspect'].flatMap(readSources)
  const named = sources.flatMap(({ text }) => text.match(/[\w-]+\.md#[\w-]+/g) ?? [])
  const ofEntities = Object.keys(entities).map((name) => `fields.md#${name.toLowerCase()}`)
  expect(named.length).toBeGreaterThan(10)
  const missing = [...named, ...ofEntities].filter((place) => {
    const [page, anchor = ''] = place.split('#')
    return !anchorsOf(`docs/server/${page}`).includes(anchor)
  })
  expect(missing).toEqual([])
})

test.each(documents)('the commands of %s are scripts of package.json', (path) => {
  const commands = [...read(path).matchAll(/npm (?:run )?([\w:]+)/g)].flatMap(([, name]) => name ?? [])
  const known = [
    ...Object.keys(manifest.scripts),
    'audit',
    'ci',
    'outdated',
    'sbom',
    'install',
    'pack',
    'publish',
    'run',
  ]
  expect(commands.filter((name) => !known.includes(name))).toEqual([])
})
