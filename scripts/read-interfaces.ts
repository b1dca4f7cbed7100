/** What the sources say of settings and events beside their types: doc comments and names of fields. */

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

/** The names of the fields in each event's `detail`; several lists where it has several forms. */
export function describeFields(source: string): Record<string, string[][]> {
  const body = `${bodyOf(source, 'HostEvents')}\n${bodyOf(source, 'PageEvents')}`.replace(
    /\/\*\*.*?\*\//gs,
    '',
  )
  return Object.fromEntries(
    [...body.matchAll(/'(?<name>cp-[\w-]+)':(?<type>(?:(?!'cp-).)*)/gs)].map(({ groups = {} }) => {
      const { name = '', type = '' } = groups
      const named = /^\s*(\w+)\s*$/.exec(type)?.[1]
      const forms = named ? [bodyOf(source, named)] : type.split('}')
      return [name, forms.map(fieldsOf).filter((fields) => fields.length > 0)]
    }),
  )
}

const fieldsOf = (type: string): string[] =>
  [...type.matchAll(/(?:^|[{;\n])\s*(\w+)\??:/g)].flatMap(([, field]) => field ?? [])
