/** What editors and catalogues read of the elements, as it is published. */
import { readFileSync } from 'node:fs'
import Ajv from 'ajv'
import type { CustomElementDeclaration, Package } from 'custom-elements-manifest'
import schema from 'custom-elements-manifest/schema.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import packageManifest from '../../package.json' with { type: 'json' }
import { elements, type Tag, tags } from '../../src/elements/elements'
import { partDocs, stateDocs, tokenDocs } from '../../src/elements/reference/theming'
import { type ElementRow, sharedAttributes, sharedEvents } from '../../src/elements/row'

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
// The first test holds it to the schema of this type.
const manifest = read(packageManifest.customElements) as Package
const declarations = manifest.modules.flatMap((module) => module.declarations ?? [])
const rows = tags.map((tag): [Tag, ElementRow] => [tag, elements[tag]])
/** The one that only draws its attributes. */
const plain = 'cp-avatar'
const shownRows = rows.filter(([, { view }]) => view)

function declarationOf(tag: Tag): CustomElementDeclaration {
  const found = declarations.find((each) => 'tagName' in each && each.tagName === tag)
  if (!found || !('customElement' in found) || found.kind !== 'class') throw new Error(`<${tag}> is missing.`)
  return found
}

/** Each name with its sentence, or what is missing of it. */
const namesOf = (list: readonly { name: string; summary?: string }[] = []) =>
  list.map(({ name, summary }) => (summary ? name : `${name} without a sentence`))

test('custom-elements.json is as its schema says', () => {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true })
  ajv.validate(schema, manifest)
  expect(ajv.errors).toBe(null)
  expect(ajv.validate(schema, { ...manifest, modules: [{ kind: 'no-module' }] })).toBe(false)
  expect(manifest.schemaVersion).toBe('2.1.0')
})

test('it knows the elements of the table, and no others', () => {
  expect(declarations.map((each) => ('tagName' in each ? each.tagName : each.name))).toEqual(tags)
})

test.each(rows)('<%s> has each attribute, property and event of its row', (tag, row) => {
  const { attributes, members, events, summary } = declarationOf(tag)
  const own = Object.keys(row.attributes)
  const shared = row.view ? Object.keys(sharedAttributes) : []
  expect(summary).toMatch(/\.$/)
  expect(namesOf(attributes)).toEqual([...own, ...shared])
  expect(members?.length).toBe(own.length + shared.length + (row.properties?.length ?? 0))
  expect(namesOf(members)).toEqual(expect.arrayContaining([...(row.properties ?? [])]))
  const sharedRaised = tag === plain ? ['cp-state-change', 'cp-error'] : sharedEvents
  expect(namesOf(events)).toEqual(row.view ? [...sharedRaised, ...row.events] : [])
})

test('attributes and properties tell their types and defaults', () => {
  const { attributes = [], members = [] } = declarationOf('cp-payments')
  expect(attributes.find(({ name }) => name === 'variant')).toMatchObject({
    type: { text: "'full' | 'recent'" },
    default: 'full',
    fieldName: 'variant',
  })
  expect(members.find(({ name }) => name === 'pageSize')).toMatchObject({
    type: { text: 'number | undefined' },
    attribute: 'page-size',
    reflects: true,
  })
})

test('events tell the type of their detail', () => {
  const types = Object.fromEntries(
    declarationOf('cp-files').events?.map(({ name, type }) => [name, type.text]) ?? [],
  )
  expect(types).toMatchObject({
    'cp-file-uploaded': 'CustomEvent<{ serviceId: string; fileName: string }>',
    'cp-session-required': 'CustomEvent<Record<string, never>>',
    'cp-error':
      'CustomEvent<{ call: string; status: number; message: string; retryable: boolean } | { render: true; message: string } | { outdated: true; message: string }>',
  })
  expect(Object.values(types).filter((text) => text.includes('undefined'))).toEqual([])
})

test.each(shownRows)('<%s> can be styled by every state and token, and by parts of its own', (tag) => {
  const { cssStates, cssProperties, cssParts } = declarationOf(tag)
  expect(namesOf(cssStates)).toEqual(tag === plain ? ['ready', 'error'] : Object.keys(stateDocs))
  expect(namesOf(cssProperties)).toEqual(Object.keys(tokenDocs).map((name) => `--cp-${name}`))
  expect(JSON.stringify(cssProperties)).not.toContain('--_')
  expect(namesOf(cssParts)).toContain('button')
})

test.each([
  ['cp-avatar', { has: ['avatar'], lacks: ['table', 'field', 'tile'] }],
  ['cp-payments', { has: ['table', 'table-row', 'menu-item'], lacks: ['tile', 'avatar', 'top-bar'] }],
  ['cp-projects', { has: ['badge', 'badge-amber', 'search'], lacks: ['tile', 'navigation'] }],
  ['cp-portal', { has: ['navigation', 'tile', 'table', 'notification'], lacks: ['toast'] }],
] as const)('<%s> has the parts that it shows', (tag, { has, lacks }) => {
  const parts = namesOf(declarationOf(tag).cssParts)
  expect(parts).toEqual(expect.arrayContaining([...has]))
  expect(lacks.filter((part) => parts.includes(part))).toEqual([])
})

describe("the editors' own formats", () => {
  test('VS Code completes tags, attributes and their values', () => {
    const { version, tags: described } = read('dist/vscode.html-custom-data.json')
    expect(version).toBe(1.1)
    expect(described.map(({ name }: { name: string }) => name)).toEqual(tags)
    expect(described).toContainEqual(
      expect.objectContaining({
        name: 'cp-payments',
        attributes: expect.arrayContaining([
          expect.objectContaining({ name: 'variant', values: [{ name: 'full' }, { name: 'recent' }] }),
        ]),
      }),
    )
  })

  test('VS Code completes tokens, states and parts', () => {
    const { properties, pseudoClasses, pseudoElements } = read('dist/vscode.css-custom-data.json')
    expect(properties.length).toBe(Object.keys(tokenDocs).length)
    expect(pseudoClasses.length).toBe(Object.keys(stateDocs).length)
    expect(pseudoElements.map(({ name }: { name: string }) => name)).toEqual(
      Object.keys(partDocs).map((name) => `::part(${name})`),
    )
  })

  test('JetBrains knows every element of this version', () => {
    const { name, version, contributions } = read(packageManifest['web-types'])
    expect([name, version]).toEqual([packageManifest.name, packageManifest.version])
    expect(contributions.html.elements.map((each: { name: string }) => each.name)).toEqual(tags)
    const project = contributions.html.elements.find((each: { name: string }) => each.name === 'cp-project')
    expect(project.attributes[0]).toMatchObject({ name: 'service-id', required: true })
    expect(project.js.events.length).toBe(sharedEvents.length + 4)
  })
})
