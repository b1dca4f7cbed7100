/** Pieces of code that several frameworks share. */
import type { Shown, Value } from './embed.ts'
import type { PageSettings } from './settings.ts'

/** As wide as code is in the guides. */
const width = 90

/** `service-id` → `serviceId`, `-cp-payments` → `CpPayments`. */
export const camelCase = (name: string) =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

export const indent = (text: string, by = '  ') => text.replace(/(?<=^|\n)(?=.)/g, by)

export const quote = (text: string) =>
  `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`

/** A text between double quotes in HTML, and in JSX. */
export const quoteInMarkup = (text: string) =>
  `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`

/** What templates take for code of their own, WordPress for a shortcode, and a string of JavaScript for its end. */
const special = /[[\]{}`\\]/g

/** An attribute of HTML, whose text stays a text wherever it is pasted. */
export const attribute = (name: string, value: Value) =>
  `${name}=${quoteInMarkup(String(value)).replace(special, (sign) => `&#${sign.charCodeAt(0)};`)}`

/** Plain data in JavaScript: in one line if it fits. */
export function literal(value: unknown, functions: Readonly<Record<string, string>> = {}): string {
  if (typeof value === 'string') return quote(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const isList = Array.isArray(value)
  const parts = isList
    ? value.map((part) => literal(part))
    : [
        ...Object.entries(value)
          .filter(([, part]) => part !== undefined)
          .map(([name, part]) => `${/^[a-z_$][\w$]*$/i.test(name) ? name : quote(name)}: ${literal(part)}`),
        ...Object.entries(functions).map(([name, code]) => `${name}: ${code}`),
      ]
  const [open, close, space] = isList ? ['[', ']', ''] : ['{', '}', ' ']
  if (parts.length === 0) return open + close
  const line = `${open}${space}${parts.join(', ')}${space}${close}`
  if (line.length < width - 12 && !line.includes('\n')) return line
  return `${open}\n${indent(parts.map((part) => `${part},`).join('\n'))}\n${close}`
}

/** A tag with its attributes: each in a line of its own if they don't fit into one. */
export function tag(name: string, attributes: readonly string[], end: string): string {
  const line = [`<${name}`, ...attributes].join(' ') + end
  if (line.length <= width) return line
  return `<${name}\n${indent(attributes.join('\n'))}\n${end.trim()}`
}

/** The attributes of an element, each written by its framework. An attribute that is `false` is absent. */
export const attributesOf = (
  { attributes = {} }: Pick<Shown, 'attributes'>,
  write: (name: string, value: Value) => string,
) =>
  Object.entries(attributes).flatMap(([name, value]) =>
    value === false ? [] : value === true ? [name] : write(name, value),
  )

/** The call that sets the settings; none if there are none. */
export const configureCall = ({ settings = {}, functions = {} }: PageSettings) =>
  Object.keys({ ...settings, ...functions }).length > 0 ? [`configure(${literal(settings, functions)})`] : []

export const hasTokens = ({ tokens = {} }: PageSettings) => Object.keys(tokens).length > 0

/** The style sheet of the tokens. */
export const tokensCode = ({ tokens = {} }: PageSettings) =>
  `:root {\n${Object.entries(tokens)
    .map(([name, value]) => `  --cp-${name}: ${value};`)
    .join('\n')}\n}`

/** The tags of the elements, each once. */
export const tagsOf = (elements: readonly Shown[]) => [...new Set(elements.map(({ tag }) => tag))]
