/** Converts the manifest into the formats that VS Code and the editors of JetBrains read. */
import type { CustomElementDeclaration, Package } from 'custom-elements-manifest'
import { elements } from '../elements'
import { type ElementRow, sharedAttributes } from '../row'
import { cssProperties } from './manifest'
import { partDocs, stateDocs } from './theming'

const isElement = (declaration: object): declaration is CustomElementDeclaration =>
  'customElement' in declaration

const declarationsOf = ({ modules }: Package): CustomElementDeclaration[] =>
  modules.flatMap(({ declarations = [] }) => declarations.filter(isElement))

function specOf(tag: string | undefined, name: string) {
  const rows: Record<string, ElementRow> = elements
  return { ...rows[tag ?? '']?.attributes, ...sharedAttributes }[name]
}

/** The content of a file for VS Code's setting `html.customData`. */
export function createHtmlData(manifest: Package) {
  const described = declarationsOf(manifest).map(({ tagName, summary, attributes = [] }) => ({
    name: tagName,
    description: summary,
    attributes: attributes.map(({ name, summary }) => ({
      name,
      description: summary,
      values: specOf(tagName, name)?.words?.map((word) => ({ name: word })),
    })),
  }))
  return { version: 1.1, tags: described }
}

/** The content of a file for VS Code's setting `css.customData`. */
export function createCssData() {
  return {
    version: 1.1,
    properties: cssProperties().map(({ name, summary, default: value, syntax }) => ({
      name,
      description: `${summary} Default: ${value}`,
      syntax,
    })),
    pseudoClasses: Object.entries(stateDocs).map(([name, text]) => ({
      name: `:state(${name})`,
      description: text,
    })),
    pseudoElements: Object.entries(partDocs).map(([name, text]) => ({
      name: `::part(${name})`,
      description: text,
    })),
  }
}

/** The content of a web-types file, for the editors of JetBrains. */
export function createWebTypes(manifest: Package, { name, version }: { name: string; version: string }) {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name,
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: { html: { elements: declarationsOf(manifest).map(webElement) } },
  }
}

function webElement({ tagName, summary, ...declaration }: CustomElementDeclaration) {
  const { attributes = [], members = [], events = [], slots = [] } = declaration
  const { cssProperties = [], cssParts = [] } = declaration
  return {
    name: tagName,
    description: summary,
    attributes: attributes.map(({ name, summary, type, default: value }) => ({
      name,
      description: summary,
      required: specOf(tagName, name)?.required,
      default: value,
      value: { type: type?.text },
    })),
    slots: slots.map(({ name, summary }) => ({ name, description: summary })),
    js: {
      properties: members.map((member) => ({
        name: member.name,
        description: member.summary,
        type: 'type' in member ? member.type?.text : undefined,
      })),
      events: events.map(({ name, summary }) => ({ name, description: summary })),
    },
    css: {
      properties: cssProperties.map(({ name, summary }) => ({ name, description: summary })),
      parts: cssParts.map(({ name, summary }) => ({ name, description: summary })),
    },
  }
}
