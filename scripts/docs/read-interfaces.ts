/** Reads facts about settings and events from the sources: doc comments, and the names and types of fields. */
import type { HostEvents, PageEvents } from '../../src/views/host/host.ts'

/** The body of an interface, without its braces. */
function bodyOf(source: string, name: string): string {
  const body = new RegExp(`interface ${name} \\{\\n(.*?)\\n\\}`, 's').exec(source)?.[1]
  if (body === undefined) throw new Error(`There is no interface ${name}.`)
  return body
}

const members = /(?:\/\*\*(?<text>(?:(?!\*\/).)*)\*\/\s*)?^(?<indent> +)(?<name>\w+): (?<opens>\{$)?/gms

/**
 * Reads the settings and their doc comments. The fields of `brand` are separate entries: `brand.name`.
 *
 * @param source The text of `src/core/settings/config.ts`.
 */
export function describeSettings(source: string): { path: string; text: string }[] {
  let parent = ''
  return [...bodyOf(source, 'Settings').matchAll(members)].flatMap(({ groups = {} }) => {
    const { text = '', indent = '', name = '', opens } = groups
    if (indent.length === 2) parent = opens ? `${name}.` : ''
    if (opens) return []
    return [{ path: parent + name, text: text.replace(/\s+\*?\s*/g, ' ').trim() }]
  })
}

/**
 * Reads the type of each event's `detail`, as the source writes it. A named type is replaced by its fields.
 *
 * @param source The text of `src/views/host/host.ts`.
 */
export function describeDetails(source: string): Record<keyof (HostEvents & PageEvents), string> {
  const body = withoutComments(`${bodyOf(source, 'HostEvents')}\n${bodyOf(source, 'PageEvents')}`)
  const found = [...body.matchAll(/'(?<name>cp-[\w-]+)':(?<type>(?:(?!'cp-).)*)/gs)].map(
    ({ groups: { name = '', type = '' } = {} }) => {
      const named = /^\s*(\w+)\s*$/.exec(type)?.[1]
      const fields = named && withoutComments(bodyOf(source, named)).trim().replace(/\n\s*/g, '; ')
      return [name, fields ? `{ ${fields} }` : type.replace(/\s+/g, ' ').replace(/^ \| /, '').trim()]
    },
  )
  // The entries are all the members of both interfaces.
  return Object.fromEntries(found) as Record<keyof (HostEvents & PageEvents), string>
}

/**
 * Reads the names of the fields in each event's `detail`: one list for each form that the `detail` can have.
 *
 * @param source The text of `src/views/host/host.ts`.
 */
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
