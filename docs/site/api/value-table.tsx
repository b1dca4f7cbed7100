import { Fragment, type ReactNode } from 'react'
import { anchorOfShape, type Schema } from './document.ts'
import { Text } from './text.tsx'
import type { Value } from './values.ts'

interface Props<Row extends Value> {
  caption: string
  values: readonly Row[]
  /** What else is said of a value below its name. */
  noteOf?: (value: Row) => string
  /** The id of the field of a value, and the field. */
  fieldOf?: (value: Row) => { id: string; field: ReactNode }
}

/** A table of values: how each is called, of which type it is, and what it means. */
export function ValueTable<Row extends Value>({ caption, values, noteOf, fieldOf }: Props<Row>) {
  return (
    <table className="values">
      <caption>{caption}</caption>
      <tbody>
        {values.map((value) => {
          const { id, field } = fieldOf?.(value) ?? {}
          const notes = [noteOf?.(value), value.isRequired ? '' : 'optional'].filter(Boolean)
          return (
            <tr key={value.name}>
              <th scope="row">
                <code>{id ? <label htmlFor={id}>{value.name}</label> : value.name}</code>
                <span className="type">
                  <Type schema={value.schema} />
                  {notes.map((note) => `, ${note}`)}
                </span>
              </th>
              <td>
                <Text>{value.description}</Text>
                {field && <div className="by-script">{field}</div>}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The type of a value, in words: an object that has a name leads to its table. */
function Type({ schema }: { schema: Schema }): ReactNode {
  const { $ref, const: only, contentMediaType, items, type = '' } = schema.anyOf?.[0] ?? schema
  if ($ref) {
    const name = $ref.split('/').at(-1) ?? ''
    return <a href={`#${anchorOfShape(name)}`}>{name}</a>
  }
  if (items) {
    return (
      <Fragment>
        list of <Type schema={items} />
      </Fragment>
    )
  }
  if (contentMediaType) return 'file'
  return only === undefined ? [type].flat().join(' or ') : JSON.stringify(only)
}
