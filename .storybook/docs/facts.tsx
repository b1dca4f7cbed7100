import type { ReactNode } from 'react'

interface TableProps {
  head: string[]
  /** The last cell of each row is a sentence, or has one; all others are code. */
  rows: ReactNode[][]
}

interface Props extends TableProps {
  title: string
  areFolded?: boolean
}

/** A table of a docs page, with its heading. Shows nothing if there are no rows. */
export function Facts({ title, head, rows, areFolded = false }: Props) {
  if (rows.length === 0) return null
  return (
    <>
      <h2 id={idOf(title)}>{title}</h2>
      {areFolded ? <Folded title={title} head={head} rows={rows} /> : <FactTable head={head} rows={rows} />}
    </>
  )
}

/** A table that opens with a press, and how many rows it has. */
const Folded = ({ title, head, rows }: Props) => (
  <details>
    <summary>
      {title} ({rows.length})
    </summary>
    <FactTable head={head} rows={rows} />
  </details>
)

interface GroupProps {
  title: string
  head: string[]
  /** The rows of each group, which can be none. */
  groups: Readonly<Record<string, TableProps['rows']>>
  /** What is said of all groups. */
  note?: ReactNode
}

/** A table that is too long for one: its groups are folded below each other. */
export function GroupedFacts({ title, head, groups, note }: GroupProps) {
  const all = Object.entries(groups).filter(([, rows]) => rows.length > 0)
  if (all.length === 0) return null
  return (
    <>
      <h2 id={idOf(title)}>{title}</h2>
      {note && <p>{note}</p>}
      {all.map(([group, rows]) => (
        <Folded key={group} title={group} head={head} rows={rows} />
      ))}
    </>
  )
}

const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-')

/** A table without a heading of its own. */
export function FactTable({ head, rows }: TableProps) {
  return (
    <table className="fact-table">
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join()}>
            {cells.map((cell, index) => (
              <td key={head[index]}>
                {index < cells.length - 1 ? (
                  cell && <Value text={String(cell)} />
                ) : typeof cell === 'string' ? (
                  <Sentence text={cell} />
                ) : (
                  cell
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Code, and beside it each colour that it names: `#f8f7fa, in the dark #000000 at 60%`. */
function Value({ text }: { text: string }) {
  const colours = text.matchAll(/(#[0-9a-f]{6})(?: at (\d+)%)?/g)
  return (
    <>
      {Array.from(colours, ([each, colour, cover = '100']) => (
        <span
          key={each}
          className="hex-swatch"
          style={{ background: `color-mix(in srgb, ${colour} ${cover}%, transparent)` }}
        />
      ))}
      <code>{text}</code>
    </>
  )
}

/** A sentence in a table. Text between backticks is shown as `code`. */
export function Sentence({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part))
}
