/** The builder of the site: a choice in an address, and the code that follows from it. */
import { existsSync, readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { transformSync } from 'esbuild'
import fc from 'fast-check'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { addressOf, readChoice } from '../../docs/site/builder/address'
import {
  type Choice,
  defaultsOf,
  type Framework,
  frameworks,
  keysOf,
  type Language,
  languages,
  looks,
  optionsOf,
} from '../../docs/site/builder/choice'
import { attributesFor, chosenTags } from '../../docs/site/builder/elements'
import { guidesOf } from '../../docs/site/builder/guides'
import { remindersOf } from '../../docs/site/builder/reminders'
import { embedOf } from '../../docs/site/code/embed'
import type { Piece } from '../../docs/site/code/piece'
import { piecesOf } from '../../docs/site/code/pieces'
import { policyOf } from '../../docs/site/code/policy'
import type { ExampleBrand } from '../../docs/site/theme/brands'
import { readTheme, sceneOfTheme } from '../../docs/site/theme/theme'
import { elements, tags } from '../../src/elements/elements'
import type { ElementRow } from '../../src/elements/row'
import { naughty, naughtyAddresses } from '../naughty'
import { runs, seed } from '../trials'

const names = keysOf(frameworks)
/** As its reader has written or confirmed it. */
const readOwn = (address: string) => readChoice(address, { isOwn: () => true })
const choiceFor = (address: string) => readOwn(address).choice

/** Any choice that the form allows. */
const choices: fc.Arbitrary<Choice> = fc
  .record({
    framework: fc.constantFrom<Framework>(...names),
    elements: fc.subarray(chosenTags, { minLength: 1 }),
    brand: fc.string({ unit: 'grapheme', maxLength: 30 }),
    logo: fc.constantFrom('', '/logo.svg', 'https://img.example.com/a/logo%20.png'),
    look: fc.constantFrom<ExampleBrand | ''>('', ...keysOf(looks)),
    accent: fc.constantFrom('', 'green', '#17906b', 'oklch(60% 0.2 150 / 50%)'),
    languages: fc.shuffledSubarray<Language>(keysOf(languages), { minLength: 1 }),
    currency: fc.constantFrom('USD', 'EUR', 'JPY'),
    api: fc.constantFrom('/api/v1', 'https://api.example.com:8443/v1', 'http://localhost:4173/api/v1'),
    cdn: fc.constantFrom('/cdn', 'https://static.example.com/cdn'),
    options: fc.tuple(fc.nat(1), fc.nat(1), fc.nat(1)),
  })
  .map(({ framework, options: [source, build, signIn], ...rest }) => {
    const { sources, signIns } = optionsOf(framework)
    const scripts = sources[source] ?? defaultsOf(framework).scripts
    const usual = { ...defaultsOf(framework), scripts }
    const choice = {
      ...usual,
      ...rest,
      build: optionsOf(framework).builds[build] ?? usual.build,
      signIn: signIns[signIn] ?? usual.signIn,
    }
    // What the page would make of it: the portal alone, and no name that begins with a space.
    return choiceFor(addressOf(choice))
  })

test('an address gives back the choice that it was made of, and names nothing that is the default', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const address = addressOf(choice)
      expect(readOwn(address)).toEqual({ choice, notes: [] })
      expect(addressOf(choiceFor(address))).toBe(address)
    }),
    { seed, numRuns: runs(200, 5000) },
  )
  expect(addressOf(defaultsOf('html'))).toBe('')
})

test.each<[address: string, expected: Partial<Choice>]>([
  [
    '?elements=cp-payments,cp-tickets&framework=vue&sign-in=own&accent=green',
    {
      elements: ['cp-payments', 'cp-tickets'],
      framework: 'vue',
      scripts: 'package',
      build: 'light',
      signIn: 'own',
      accent: 'green',
    },
  ],
  ['?framework=wordpress', { api: 'https://api.example.com/api/v1', cdn: 'https://static.example.com/cdn' }],
  ['?languages=de,en,fr&currency=EUR', { languages: ['de', 'en', 'fr'], currency: 'EUR' }],
  ['?elements=cp-payments,cp-portal', { elements: ['cp-portal'] }],
  ['', { build: 'light' }],
  ['?framework=react', { build: 'react' }],
  ['?cdn=https://static.example.com/', { cdn: 'https://static.example.com' }],
])('%s is read', (address, expected) => {
  expect(readOwn(address)).toMatchObject({ choice: expected, notes: [] })
})

test.each<[address: string, name: keyof Choice]>([
  ['?elements=cp-config', 'elements'],
  ['?elements=constructor', 'elements'],
  ['?framework=cobol', 'framework'],
  ['?framework=toString', 'framework'],
  ['?framework=vue&scripts=tags', 'scripts'],
  ['?framework=site-builder&sign-in=own', 'signIn'],
  ['?build=wasm', 'build'],
  ['?look=__proto__', 'look'],
  ['?accent=url(https://evil.example)', 'accent'],
  ['?accent=red;}*{display:none', 'accent'],
  ['?languages=tlh', 'languages'],
  ['?currency=euro', 'currency'],
  ['?api=javascript:alert(1)', 'api'],
  ['?api=https://a.example;script-src', 'api'],
  ['?api=//evil.example', 'api'],
  ['?cdn=http://static.example.com', 'cdn'],
  ['?logo=data:image/svg+xml,x', 'logo'],
])('%s falls back, with a note', (address, name) => {
  const { choice, notes } = readChoice(address)
  expect(notes).toMatchObject([{ name, sentence: expect.stringMatching(/ can’t be “.+”: .+\.$/) }])
  const query = new URLSearchParams(address)
  query.delete(name === 'signIn' ? 'sign-in' : name)
  expect(choice).toEqual(choiceFor(String(query)))
})

test('whatever an address has, the policy has only origins, and no directive more', () => {
  const isSource =
    /^('self'|'none'|'unsafe-inline'|https:\/\/[\w.-]+(:\d+)?|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/
  const usual = policyOf(defaultsOf('html'))
  const directivesOf = (policy: string) => policy.split('; ').map((part) => part.split(' '))
  for (const text of [
    ...naughty,
    ...naughtyAddresses,
    ...naughtyAddresses.map((each) => `https://a.example/${each}`),
  ]) {
    const words = ['api', 'cdn', 'logo', 'accent', 'brand'].map((word) => [word, text])
    const directives = directivesOf(policyOf(choiceFor(String(new URLSearchParams(words)))))
    expect(directives.map(([name]) => name)).toEqual(directivesOf(usual).map(([name]) => name))
    for (const source of directives.flatMap(([, ...sources]) => sources)) expect(source).toMatch(isSource)
  }
})

const hostile = [
  `Joe's & "Sons" <Ltd>`,
  '</script><script>alert(1)</script>',
  '<!-- --><script>alert(1)//',
  "'); alert(1); ('",
  '\\',
  "\\'); alert(1) //",
  ['`$', '{alert(1)}`'].join(''),
  '{alert(1)}',
  '{{ constructor.constructor("alert(1)")() }}',
  '{@html "<img src=x onerror=alert(1)>"}',
  '@if (true) { }',
  '[client_portal element="payments"]',
  '"/><img src=x onerror=alert(1)>',
  '*/ alert(1) /*',
  '&quot;&lt;b&gt;',
  '#{1} <%= 1 %> <?php echo 1 ?>',
  'Ünïcødé 株式会社 🏗️',
  'one\u2028two\u2029three',
]

const ways = names.flatMap((framework) =>
  optionsOf(framework).signIns.flatMap((signIn) =>
    optionsOf(framework).sources.map((scripts) => ({ framework, signIn, scripts })),
  ),
)

test.each(hostile)('the name %s is the name, and nothing else, in each framework', (text) => {
  const { brand } = choiceFor(`?brand=${encodeURIComponent(text)}`)
  for (const way of ways) {
    const piecesWith = (name: string) =>
      piecesOf(
        embedOf({
          ...defaultsOf(way.framework),
          ...way,
          elements: ['cp-project', 'cp-avatar'],
          brand: name,
        }),
      )
    const plain = piecesWith('Plain')
    const pieces = piecesWith(brand)
    expect(pieces.map(({ name }) => name)).toEqual(plain.map(({ name }) => name))
    const changed = pieces.filter(({ code }, index) => code !== plain[index]?.code)
    expect(changed).toHaveLength(1)
    const before = plain.filter(({ name }) => changed.some((piece) => piece.name === name))
    expect(changed.map(read)).toEqual(before.map((piece) => ({ ...read(piece), name: brand })))
  }
})

/** What a browser, or who reads it, takes for the name in a piece; and all else that it has. */
function read({ language, code }: Piece): { name: string | null | undefined; rest: unknown } {
  if (language === 'html') return readPage(code)
  if (language === 'text') {
    const [name] = /(?<=^Name: ).*$/m.exec(code) ?? []
    return { name, rest: code.split('\n').filter((line) => !line.startsWith('Name: ')) }
  }
  let settings: { brand?: { name?: string } } = {}
  const { code: script } = transformSync(code, { loader: 'ts' })
  // Whatever else it called would be missing here.
  const configure = (input: object) => {
    settings = input
  }
  runInNewContext(script.replace(/^import .+$/gm, ''), { configure })
  const { brand, ...rest } = settings
  return { name: brand?.name, rest: Object.entries(rest).map(String) }
}

function readPage(code: string) {
  const { document } = new Window()
  document.write(code)
  const config = document.querySelector('cp-config')
  const name = config?.getAttribute('brand-name')
  // WordPress and templates look for these inside of attributes, too.
  expect(code.split('<cp-config')[1]?.split('</cp-config>')[0]).not.toMatch(/[[\]{}]/)
  config?.removeAttribute('brand-name')
  return { name, rest: document.documentElement.outerHTML }
}

test('every element can be chosen but the forms for passwords; each has what it needs', () => {
  const others = ['cp-config', 'cp-forgot-password', 'cp-reset-password']
  expect([...chosenTags].sort()).toEqual(tags.filter((tag) => !others.includes(tag)).sort())
  for (const tag of chosenTags) {
    const { attributes = {} }: ElementRow = elements[tag]
    expect(Object.keys(attributes), tag).toEqual(expect.arrayContaining(Object.keys(attributesFor(tag))))
    const needed = Object.entries(attributes).flatMap(([name, { required }]) => (required ? name : []))
    expect(Object.keys(attributesFor(tag)), tag).toEqual(expect.arrayContaining(needed))
  }
})

test('an example brand has all that its file sets, and the scheme that it forces', () => {
  const read = (name: ExampleBrand) =>
    sceneOfTheme(readTheme(readFileSync(`docs/design/brands/${name}.css`, 'utf8')))
  expect(read('voltage')).toMatchObject({
    scheme: 'dark',
    tokens: { accent: 'light-dark(#5f8a00, #c5f04a)', radius: '0.1875rem' },
  })
  for (const name of keysOf(looks)) {
    const own = readFileSync(`docs/design/brands/${name}.css`, 'utf8').match(/--cp-[\w-]+(?=:)/g) ?? []
    expect(Object.keys(read(name).tokens ?? {}).map((token) => `--cp-${token}`)).toEqual(own)
  }
  expect(read('atelier').scheme).toBeUndefined()
})

test('each guide that a choice leads to is there', () => {
  const missing = new Set<string>()
  for (const framework of names)
    for (const signIn of optionsOf(framework).signIns) {
      const { page, server } = guidesOf({
        ...defaultsOf(framework),
        elements: ['cp-payments'],
        languages: ['de'],
        api: 'https://api.example.com',
        signIn,
      })
      for (const { path } of [...page, ...server]) {
        const [file = '', heading] = path.split('#')
        const text = existsSync(`docs/${file}.md`) ? readFileSync(`docs/${file}.md`, 'utf8') : ''
        const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, name = '']) => name.toLowerCase())
        if (!text || (heading && !headings.includes(heading))) missing.add(path)
      }
    }
  expect([...missing]).toEqual([])
})

test.each([
  [
    '?elements=cp-payments&languages=de,en&sign-in=own',
    /Clients choose their language in <cp-account>/,
    true,
  ],
  ['?elements=cp-payments,cp-account&languages=de,en&sign-in=own', /Clients choose their language/, false],
  ['?framework=vue&languages=ar', /<html lang="ar">/, true],
  ['?framework=vue', /<html lang/, false],
  ['?elements=cp-dashboard', /The first tile shows "--"/, true],
])('of %s, the reminder %s stands there: %s', (address, reminder, isThere) => {
  expect(reminder.test(remindersOf(choiceFor(address)).join(' '))).toBe(isThere)
})
