/**
 * The names that others build on: `docs/embed/upgrade.md` says what is promised of them. `npm run release:names` keeps those of
 * a release, and `tests/package/public-names.test.ts` asks the changelog for what has changed since.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import manifest from '../../package.json' with { type: 'json' }
import { help } from '../../src/check-api/options.ts'
import { entities } from '../../src/core/server/schema/entities.ts'
import { fieldName } from '../../src/core/server/schema/shape.ts'
import { endpoints } from '../../src/core/settings/endpoints.ts'
import type { Messages } from '../../src/core/text/messages/catalogue.ts'
import { elements, tags } from '../../src/elements/elements.ts'
import { slotsOf } from '../../src/elements/frameworks/slots.ts'
import { partDocs, stateDocs, tokenDocs } from '../../src/elements/reference/theming.ts'
import { type ElementRow, sharedAttributes } from '../../src/elements/row.ts'
import { describeFields, describeSettings } from '../docs/read-interfaces.ts'

/** As Vite puts them together: a language is the files of its sections. */
const { module: german } = await runnerImport<{ messages: Messages }>('/src/core/text/messages/de.ts')

/** By kind. A name is one word, or begins with whose it is: `cp-portal routing`. */
export function publicNames(): Record<string, string[]> {
  const names: Record<string, readonly string[]> = {
    elements: tags,
    attributes: [
      ...Object.keys(sharedAttributes),
      ...ofElements(({ attributes }) => Object.keys(attributes)),
    ],
    properties: ofElements(({ properties = [] }) => properties),
    events: [
      ...Object.entries(describeFields(read('src/views/host/host.ts'))).flatMap(([name, forms]) => [
        name,
        ...forms.flat().map((field) => `${name} ${field}`),
      ]),
      ...ofElements(({ events }) => events),
    ],
    slots: tags.flatMap((tag) => slotsOf(tag).map((slot) => `${tag} ${slot}`)),
    states: Object.keys(stateDocs).map((name) => `:state(${name})`),
    tokens: Object.keys(tokenDocs).map((name) => `--cp-${name}`),
    parts: Object.keys(partDocs).map((name) => `::part(${name})`),
    settings: describeSettings(read('src/core/settings/config.ts')).map(({ path }) => path.replace('.', ' ')),
    texts: below(german.messages),
    calls: Object.entries(endpoints).flatMap(([name, endpoint]) => {
      const [method, path, ...values] = endpoint.split(' ')
      return [`${name} ${method} ${path}`, ...values.map((value) => `${name} ${value}`)]
    }),
    fields: below(entities).map((field) => fieldName(field).name),
    storage: sources('src').flatMap((path) => read(path).match(/(?<=['`])client-portal:[\w-]+/g) ?? []),
    files: readdirSync('dist/cdn', { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.(js|css|json)$/.test(name) && !/chunks|sandbox-files/.test(name),
    ),
    imports: Object.keys(manifest.exports).map((entry) => manifest.name + entry.slice(1)),
    exports: [
      ...read('src/elements/index.ts').matchAll(/^export (?:type )?{([^}]+)}|^export .*function (\w+)/gm),
    ].flatMap(([, list, name = '']) => list?.match(/\w+/g) ?? name),
    'check-api': help.match(/(?<=^ {2})--[\w-]+|CHECK_API_\w+|(?<=\bwith )\d\b/gm) ?? [],
  }
  return Object.fromEntries(Object.entries(names).map(([kind, all]) => [kind, [...new Set(all)].toSorted()]))
}

const read = (path: string) => readFileSync(path, 'utf8')

const ofElements = (namesOf: (row: ElementRow) => readonly string[]) =>
  tags.flatMap((tag) => namesOf(elements[tag]).map((name) => `${tag} ${name}`))

const below = (groups: Readonly<Record<string, object>>) =>
  Object.entries(groups).flatMap(([group, names]) => Object.keys(names).map((name) => `${group} ${name}`))

const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
