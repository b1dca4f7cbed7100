interface Props {
  title: string
  head: string[]
  /** The last cell of each row is a sentence; all others are code. */
  rows: (string | undefined)[][]
  /** Whether the table is folded, because it is long and the same for every element. */
  isFolded?: boolean
}

/** A table of a docs page, with its heading. Shows nothing if there are no rows. */
export function Facts({ title, head, rows, isFolded = false }: Props) {
  if (rows.length === 0) return null
  const table = (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell, index) => (
              <td key={head[index]}>
                {index < cells.length - 1 ? <code>{cell}</code> : <Sentence text={cell} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return (
    <>
      <h2 id={title.toLowerCase().replaceAll(' ', '-')}>{title}</h2>
      {isFolded ? (
        <details>
          <summary>{rows.length}, the same for every element</summary>
          {table}
        </details>
      ) : (
        table
      )}
    </>
  )
}

/** A sentence in a table. Text between backticks is shown as `code`. */
function Sentence({ text = '' }: { text?: string | undefined }) {
  return text.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part))
}
