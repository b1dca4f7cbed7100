import { AnchorMdx } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

interface TableProps {
  head: string[]
  /** The last cell of each row is a sentence, or has one; all others are code. */
  rows: ReactNode[][]
}

interface Props extends TableProps {
  title: string
}

/** A table of a docs page, with its heading. Shows nothing if there are no rows. */
export function Facts({ title, head, rows }: Props) {
  if (rows.length === 0) return null
  return (
    <>
      <h2 id={idOf(title)}>{title}</h2>
      <FactTable head={head} rows={rows} />
    </>
  )
}

interface GroupProps {
  title: string
  head: string[]
  /** The rows of each group, which can be none. */
  groups: Readonly<Record<string, TableProps['rows']>>
  /** What is said of all groups. */
  note?: ReactNode
  areFolded?: boolean
}

/** A table that is too long for one: a line that leads to its groups, or they are folded below each other. */
export function GroupedFacts({ title, head, groups, note, areFolded = false }: GroupProps) {
  const all = Object.entries(groups).filter(([, rows]) => rows.length > 0)
  if (all.length === 0) return null
  const anchorOf = (group: string) => `${idOf(title)}-${idOf(group)}`
  return (
    <>
      <h2 id={idOf(title)}>{title}</h2>
      {note && <p>{note}</p>}
      {!areFolded && all.length > 1 && (
        <p>
          {all.map(([group], at) => (
            <span key={group}>
              {at > 0 && ' · '}
              <AnchorMdx href={`#${anchorOf(group)}`} target="_self">
                {group}
              </AnchorMdx>
            </span>
          ))}
        </p>
      )}
      {all.map(([group, rows]) =>
        areFolded ? (
          <details key={group}>
            <summary>
              {group} ({rows.length})
            </summary>
            <FactTable head={head} rows={rows} />
          </details>
        ) : (
          <section key={group}>
            {all.length > 1 && <h3 id={anchorOf(group)}>{group}</h3>}
            <FactTable head={head} rows={rows} />
          </section>
        ),
      )}
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
