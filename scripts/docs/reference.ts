/** Writes the tables of the documents from the code, so that they are never out of date. */
import { readFileSync } from 'node:fs'
import { defaults } from '../../src/core/settings/config.ts'
import type { Attribute } from '../../src/elements/attributes.ts'
import { elements, tags } from '../../src/elements/elements.ts'
import { partGroups, tokenGroups } from '../../src/elements/reference/groups.ts'
import { elementDocs, eventDocs, sharedAttributeDocs } from '../../src/elements/reference/sentences.ts'
import { partDocs, tokenDocs } from '../../src/elements/reference/theming.ts'
import { type ElementRow, sharedAttributes, sharedEvents } from '../../src/elements/row.ts'
import { cancelableEvents } from '../../src/views/host/host.ts'
import { hostDefault } from '../../src/views/ui/style/host-default.ts'
import type { TokenName } from '../../src/views/ui/style/tokens.ts'
import { type Step, scripts } from '../../tests/e2e/keyboard/scripts.ts'
import {
  announcement,
  elementCallTable,
  endpointTable,
  example,
  fieldTables,
  newsTable,
  routeTable,
} from './guides.ts'
import { importTable } from './imports.ts'
import { code, sectioned, table } from './markdown.ts'
import { describeFields, describeSettings } from './read-interfaces.ts'
import { browserTable, bundlerTable, engineTable, frameworkTable, languageTable } from './support.ts'

/** For example: `variant`: `full`, `recent` */
function describeAttribute([name, { words, required, fallback }]: [string, Attribute<unknown>]): string {
  if (required) return `${code(name)} (required)`
  const values = words ? `: ${words.map(code).join(', ')}` : ''
  const start = fallback === undefined || words ? '' : `: ${code(String(fallback))}`
  return code(name) + values + start
}

function elementTable(): string {
  const rows = tags.map((tag) => {
    const { attributes, properties = [] }: ElementRow = elements[tag]
    const described = [
      ...Object.entries(attributes).map(describeAttribute),
      ...properties.map((name) => `${code(name)}, a property only`),
    ]
    return [
      code(tag),
      tag === 'cp-config' ? 'see [Settings](#settings)' : described.join('<br>'),
      elementDocs[tag].summary,
    ]
  })
  const shared = Object.entries(sharedAttributes).map((entry) => [
    'every one',
    describeAttribute(entry),
    Object.values(sharedAttributeDocs).join(' '),
  ])
  return table(['Element', 'Attributes', 'What it shows'], ...rows, ...shared)
}

const configAttributes: readonly string[] = Object.keys(elements['cp-config'].attributes)

function slotTable(): string {
  const rows = tags.flatMap((tag) =>
    Object.entries(elementDocs[tag].slots ?? {}).map(([name, text]) => [code(tag), code(name), text]),
  )
  return table(['Element', 'Slot', 'Where it is'], ...rows)
}

function settingTable(): string {
  const rows = describeSettings(readFileSync('src/core/settings/config.ts', 'utf8')).map(({ path, text }) => {
    const attribute = path.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return [
      code(path),
      configAttributes.includes(attribute) ? code(attribute) : '',
      describeDefault(path),
      text,
    ]
  })
  return table(['Setting', 'On `<cp-config>`', 'Default', 'What it is'], ...rows)
}

function describeDefault(path: string): string {
  const value = path.split('.').reduce<unknown>((object, name) => Object(object)[name], defaults)
  if (value === undefined || value === '') return ''
  if (Array.isArray(value)) return code(value.length > 0 ? '[…]' : '[]')
  if (typeof value !== 'object') return code(String(value))
  const parts = Object.entries(Object(value)).map(
    ([name, part]) => `${name}: ${Array.isArray(part) ? (part.length > 0 ? '[…]' : '[]') : String(part)}`,
  )
  return code(parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}')
}

function eventTable(): string {
  const details = describeFields(readFileSync('src/views/host/host.ts', 'utf8'))
  const cancelable: readonly string[] = cancelableEvents
  const shared: readonly string[] = sharedEvents
  const rows = Object.entries(eventDocs).map(([name, text]) => {
    const raisers = tags.filter((tag) => elements[tag].events.some((event) => event === name))
    return [
      code(name) + (cancelable.includes(name) ? ' (cancelable)' : ''),
      shared.includes(name) ? 'every element' : raisers.map(code).join(', ') || '`document`',
      (details[name] ?? []).map((fields) => fields.map(code).join(', ')).join(' or '),
      text,
    ]
  })
  return table(['Event', 'Raised by', 'Its `detail`', 'When'], ...rows)
}

function tokenTable(): string {
  const all = Object.entries(tokenDocs)
  const sections = Object.entries(tokenGroups).map(([group, title]): [string, string] => {
    const rows = all
      .filter(([, doc]) => doc.group === group)
      // Each name is a token's: Object.entries() forgets it.
      .map(([name, { text }]) => [code(`--cp-${name}`), code(hostDefault(name as TokenName)), text])
    return [title, table(['Property', 'Default', 'What it colours or sizes'], ...rows)]
  })
  return sectioned(sections)
}

function partTable(): string {
  const sections = Object.entries(partGroups).map(([title, names]): [string, string] => [
    title,
    table(['Part', 'What it is'], ...names.map((name) => [code(name), partDocs[name]])),
  ])
  return sectioned(sections)
}

/** The table of the keyboard scripts that the tests run on each element. */
function keyboardTable(): string {
  const describeStep = ([keys, focus, change]: Step) =>
    `${code(keys)} ${focus}${change ? ` (${change})` : ''}`
  const rows = tags.map((tag) => [code(tag), scripts[tag].map(describeStep).join('; ')])
  return table(['Element', 'Key, and what has the focus then'], ...rows)
}

/** The documents with generated content: for each place in them, the function that writes it. */
export const references: Record<string, Record<string, () => string>> = {
  'docs/reference.md': {
    elements: elementTable,
    slots: slotTable,
    settings: settingTable,
    events: eventTable,
  },
  'docs/quality/keyboard.md': { keyboard: keyboardTable },
  'docs/embed/frameworks.md': { imports: importTable },
  'docs/embed/routes.md': { routes: routeTable },
  'docs/embed/sign-in.md': { 'get-token': example('get-token.js') },
  'docs/server/start.md': { 'element-calls': elementCallTable },
  'docs/server/calls.md': { endpoints: endpointTable, announcement },
  'docs/server/news.md': { news: newsTable },
  'docs/server/fields.md': { fields: fieldTables },
  'docs/server/other-shapes.md': { adapter: example('adapter.js') },
  'docs/server/sign-in.md': {
    'sign-in': example('sign-in.ts'),
    'portal-token': example('portal-token.ts'),
  },
  'docs/server/proxy.md': {
    'cookie-only': example('cookie-only.js'),
    proxy: example('proxy.ts'),
    nginx: example('nginx.conf'),
  },
  'docs/server/large-lists.md': {
    'pages-node': example('pages.js'),
    'pages-python': example('pages.py'),
  },
  'docs/server/password-functions.md': {
    node: example('password/password.js'),
    python: example('password/password.py'),
    php: example('password/password.php'),
    ruby: example('password/password.rb'),
    go: example('password/password.go'),
    java: example('password/Passwords.java'),
    csharp: example('password/Passwords.cs'),
  },
  'docs/quality/support.md': {
    browsers: browserTable,
    engines: engineTable,
    frameworks: frameworkTable,
    bundlers: bundlerTable,
    languages: languageTable,
  },
  'docs/design/tokens.md': { tokens: tokenTable },
  'docs/design/parts.md': { parts: partTable },
}

/**
 * Reads a document and writes its generated content anew. Each place is between two marks: `<!-- events -->` and
 * `<!-- /events -->`.
 *
 * @returns the new text
 * @throws if the document lacks one of its marks
 */
export function fillReference(path: string, places = references[path] ?? {}): string {
  return Object.entries(places).reduce(
    (text, [name, write]) => {
      const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
      const [before, rest] = text.split(start)
      const after = rest?.split(end)[1]
      if (after === undefined) throw new Error(`${path} has no place for ${name}: ${start} and ${end}.`)
      return `${before}${start}\n\n${write()}\n\n${end}${after}`
    },
    readFileSync(path, 'utf8'),
  )
}
