/** The code that the site shows of an element: what stands under a file's name is right for that file. */
import { runInNewContext } from 'node:vm'
import { transformSync } from 'esbuild'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { defaultsOf } from '../../docs/site/builder/choice'
import { colour } from '../../docs/site/code/colour'
import { configAttributes, configElement } from '../../docs/site/code/config-element'
import { embedOf, notInPlugin, type Shown } from '../../docs/site/code/embed'
import type { Piece } from '../../docs/site/code/piece'
import { piecesOf } from '../../docs/site/code/pieces'
import { exampleOf } from '../../docs/site/content/element-examples'
import { elementCode, tabs } from '../../docs/site/elements/element-code'
import { describeElements } from '../../scripts/wordpress'
import { elements, tags } from '../../src/elements/elements'

type Tab = (typeof tabs)[number]

const payments: Shown = { tag: 'cp-payments', attributes: { variant: 'recent', 'page-size': 5, debug: true } }
const codeFor = (tab: Tab, shown: Shown) => elementCode(tab, [shown])[0].code

test.each<[Tab, file: string, element: string]>([
  ['html', 'account.html', '<cp-payments variant="recent" page-size="5" debug></cp-payments>'],
  ['react', 'src/App.tsx', '<CpPayments variant="recent" pageSize={5} debug />'],
  ['vue', 'src/App.vue', '<cp-payments variant="recent" page-size="5" debug />'],
  ['svelte', 'src/App.svelte', '<cp-payments variant="recent" page-size="5" debug></cp-payments>'],
  ['angular', 'src/app/app.ts', '<cp-payments variant="recent" page-size="5" debug />'],
  [
    'wordpress',
    'The text of a page',
    '[client_portal element="payments" variant="recent" page-size="5" debug]',
  ],
])('in %s, the file with the element comes first: %s', (tab, file, element) => {
  const [first] = elementCode(tab, [payments])
  expect(first.name).toBe(file)
  expect(first.code).toContain(element)
})

test.each(tabs)('in %s, the code is that of the builder', (tab) => {
  const signIn = tab === 'wordpress' ? 'own' : 'form'
  const chosen = embedOf({ ...defaultsOf(tab), signIn, elements: ['cp-portal'] })
  expect(elementCode(tab, chosen.elements).toSorted(byName)).toEqual(piecesOf(chosen).toSorted(byName))
})

const byName = (one: Piece, other: Piece) => one.name.localeCompare(other.name)

/** How each language is read. It throws at a fault. */
const readers: Partial<Record<Piece['language'], (code: string) => unknown>> = {
  js: (code) => transformSync(code, { loader: 'js' }),
  ts: (code) => transformSync(code, { loader: 'ts' }),
  tsx: (code) => transformSync(code, { loader: 'tsx', jsx: 'automatic' }),
  css: (code) => transformSync(code, { loader: 'css' }),
  json: (code) => JSON.parse(`{${code}}`),
}

test.each(tags)('each piece of the code of <%s> is read by what reads its file', (tag) => {
  const { situations, attributes, with: other } = exampleOf(tag)
  const shown: Shown = { tag, attributes: { ...situations[0]?.attributes, ...attributes, theme: 'dark' } }
  for (const tab of tabs)
    for (const { name, language, code } of elementCode(tab, other ? [shown, { tag: other }] : [shown])) {
      readers[language]?.(code)
      // What is no file of a program names where it is pasted.
      if (/\.(js|tsx?)$/.test(name)) expect(language).toMatch(/^(js|ts|tsx)$/)
      if (language === 'html') expect(readAttributes(code, tag)).toMatchObject(shown.attributes ?? {})
    }
})

function readAttributes(code: string, tag: string) {
  const { document } = new Window()
  document.write(code)
  const attributes = document.querySelectorAll(tag)[0]?.attributes ?? []
  return Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value]))
}

const odd = '"<b> {{1}} [x] `$' + '{1}` \\ &amp;'

test.each(tabs)('in %s, a text that looks like code stays a text', (tab) => {
  const [{ code, language }] = elementCode(tab, [{ tag: 'cp-avatar', attributes: { name: odd } }])
  readers[language]?.(code)
  if (tab === 'wordpress') return expect(code).not.toMatch(/\[x\]/)
  if (tab === 'react') return expect(code).toContain('name="&quot;&lt;b> {{1}} [x] `$' + '{1}` \\ &amp;amp;"')
  const [, written = ''] = /<cp-avatar\s+(?:name|\[attr\.name\])="([^"]*)"/.exec(code) ?? []
  expect(written).not.toMatch(/[{}`\\[\]]/)
  const { name = '' } = readAttributes(`<cp-avatar name="${written}"></cp-avatar>`, 'cp-avatar')
  // Angular has it as an expression.
  expect(tab === 'angular' ? runInNewContext(String(name)) : name).toBe(odd)
})

test('settings stand once: on the page of <cp-config>, the element has them', () => {
  const shown: Shown = { tag: 'cp-config', attributes: { 'api-url': '/api', locale: 'de' } }
  expect(codeFor('html', shown).match(/<cp-config/g)).toHaveLength(1)
  const code = elementCode('vue', [shown]).map((piece) => piece.code)
  expect(code.join('\n')).not.toContain('configure(')
  // A bundle has English alone by itself.
  expect(code.join('\n')).toContain("import 'client-portal-elements/light/languages'")
})

test('a setting that is no attribute of <cp-config> is not lost in silence', () => {
  expect(() => configElement({ apiUrl: '/api/v1', routes: { login: '/login' } })).toThrow('"routes"')
})

test('many attributes stand in a line each; one that is off is absent', () => {
  const attributes = {
    variant: 'recent',
    'service-id': 'project-website-relaunch',
    'page-size': 5,
    theme: 'dark',
    debug: true,
    'idempotency-keys': false,
  }
  expect(codeFor('vue', { tag: 'cp-payments', attributes })).toContain(
    [
      '    <cp-payments',
      '      variant="recent"',
      '      service-id="project-website-relaunch"',
      '      page-size="5"',
      '      theme="dark"',
      '      debug',
      '    />',
    ].join('\n'),
  )
})

test('the lists that stand apart from the table of elements have what it has', () => {
  expect(Object.values(configAttributes).toSorted()).toEqual(
    Object.keys(elements['cp-config'].attributes).toSorted(),
  )
  const inPlugin = Object.keys(JSON.parse(describeElements())).map((name) => `cp-${name}`)
  expect(tags.filter((tag) => !inPlugin.includes(tag))).toEqual(notInPlugin)
})

test('colours change nothing of the code, and nothing in it becomes an element', () => {
  const shown: Shown = { tag: 'cp-avatar', attributes: { name: '<img src=x onerror=alert(1)> & "' } }
  for (const tab of tabs)
    for (const piece of elementCode(tab, [shown])) {
      const html = colour(piece)
      expect(html.replace(/<\/?span[^>]*>/g, '')).not.toMatch(/<|&(?!(amp|lt|gt|quot|#x27);)/)
    }
})
