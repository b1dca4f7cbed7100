/** What the sources say of settings and events beside their types: doc comments, names and types of fields. */
import type { HostEvents, PageEvents } from '../src/views/host/host.ts'

/** The body of an interface, without its braces. */
function bodyOf(source: string, name: string): string {
  const body = new RegExp(`interface ${name} \\{\\n(.*?)\\n\\}`, 's').exec(source)?.[1]
  if (body === undefined) throw new Error(`There is no interface ${name}.`)
  return body
}

const members = /(?:\/\*\*(?<text>(?:(?!\*\/).)*)\*\/\s*)?^(?<indent> +)(?<name>\w+): (?<opens>\{$)?/gms

/** Each setting with its sentence; the parts of `brand` each by themselves, as `brand.name`. */
export function describeSettings(source: string): { path: string; text: string }[] {
  let parent = ''
  return [...bodyOf(source, 'Settings').matchAll(members)].flatMap(({ groups = {} }) => {
    const { text = '', indent = '', name = '', opens } = groups
    if (indent.length === 2) parent = opens ? `${name}.` : ''
    if (opens) return []
    return [{ path: parent + name, text: text.replace(/\s+\*?\s*/g, ' ').trim() }]
  })
}

/** The type of each event's `detail`, as it stands there; a named one by its fields. */
export function describeDetails(source: string): Record<keyof (HostEvents & PageEvents), string> {
  const body = withoutComments(`${bodyOf(source, 'HostEvents')}\n${bodyOf(source, 'PageEvents')}`)
  const found = [...body.matchAll(/'(?<name>cp-[\w-]+)':(?<type>(?:(?!'cp-).)*)/gs)].map(
    ({ groups: { name = '', type = '' } = {} }) => {
      const named = /^\s*(\w+)\s*$/.exec(type)?.[1]
      const fields = named && withoutComments(bodyOf(source, named)).trim().replace(/\n\s*/g, '; ')
      return [name, fields ? `{ ${fields} }` : type.replace(/\s+/g, ' ').replace(/^ \| /, '').trim()]
    },
  )
  // It read both interfaces, whole.
  return Object.fromEntries(found) as Record<keyof (HostEvents & PageEvents), string>
}

/** The names of the fields in each event's `detail`; several lists where it has several forms. */
export function describeFields(source: string): Record<string, string[][]> {
  const details = Object.entries(describeDetails(source)).map(([name, type]) => [
    name,
    type
      .split('}')
      .map(fieldsOf)
      .filter((fields) => fields.length > 0),
  ])
  return Object.fromEntries(details)
}

const withoutComments = (text: string) => text.replace(/\/\*\*.*?\*\/\s*/gs, '')

const fieldsOf = (type: string): string[] =>
  [...type.matchAll(/(?:^|[{;\n])\s*(\w+)\??:/g)].flatMap(([, field]) => field ?? [])
