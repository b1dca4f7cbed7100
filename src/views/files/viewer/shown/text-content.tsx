import { memo, useMemo } from 'react'
import { indentedJson, rowsOfCsv, viewerMessages } from '../../../../core/index'
import { useStore } from '../../../host/use-store'
import { css } from '../../../ui/style/styles'
import { hairline, space, token } from '../../../ui/style/tokens'

/** More would take the browser seconds to lay out. */
const mostCharacters = 500_000
const mostRows = 1000
const mostCells = 20_000

const scroller = css({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  minBlockSize: '8rem',
  padding: space(4, 5),
  background: token('surface'),
  '&:focus-visible': { outlineOffset: '-2px' },
})
const text = css({
  margin: 0,
  fontFamily: 'ui-monospace,monospace',
  lineHeight: token('line-height'),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  tabSize: 4,
})
const table = css({
  borderCollapse: 'collapse',
  '& :is(th,td)': {
    padding: space(1, 2),
    border: hairline(),
    textAlign: 'start',
    verticalAlign: 'top',
    whiteSpace: 'pre-wrap',
    minInlineSize: '4em',
    maxInlineSize: '30em',
  },
  '& th': { fontWeight: token('weight-bold'), background: token('surface-sunken') },
})
const note = css({ marginBlockEnd: space(3), color: token('text-muted') })

interface TextContentProps {
  name: string
  /** The ending of the file's name. What a text is shown as is a matter of look: all of it is text. */
  ending: string
  text: string
  zoom: number
}

/** A text as it is; one that is called CSV as a table, and JSON with a line for each value. */
export function TextContent({ name, ending, text: whole, zoom }: TextContentProps) {
  const t = useStore(viewerMessages)
  const isTable = ending === 'csv' || ending === 'tsv'
  const shown = whole.slice(0, mostCharacters)
  const rows = useMemo(() => (isTable ? rowsOfCsv(shown, mostRows + 1) : []), [isTable, shown])
  const cells = useMemo(() => firstCells(rows.slice(0, mostRows)), [rows])
  const isTableCut = useMemo(() => cells.flat().length < rows.flat().length, [cells, rows])
  const isCut = shown.length < whole.length || isTableCut
  const lines = useMemo(
    () => (ending === 'json' && shown.length === whole.length && indentedJson(shown)) || shown,
    [ending, shown, whole],
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form
    <div
      role="group"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and whoever has only keys scrolls it, too
      tabIndex={0}
      className={scroller}
      style={{ fontSize: `${zoom}em` }}
    >
      {isCut && <p className={note}>{t.cut}</p>}
      {whole === '' && <p className={note}>{t.empty}</p>}
      {isTable ? (
        <Table rows={cells} />
      ) : (
        <pre className={text} dir="auto" data-printed>
          {lines}
        </pre>
      )}
    </div>
  )
}

/** The rows that have the first of the cells, the last of them cut. */
function firstCells(rows: readonly string[][]): string[][] {
  let room = mostCells
  const kept: string[][] = []
  for (const row of rows) {
    if (room === 0) break
    const cells = row.slice(0, room)
    room -= cells.length
    kept.push(cells)
  }
  return kept
}

/** It stays as it is while it is enlarged: thousands of cells take long to draw. */
const Table = memo(function Table({ rows }: { rows: readonly string[][] }) {
  const [head = [], ...others] = rows
  return (
    <table className={table} data-printed>
      <thead>
        <tr>
          {head.map((each, index) => (
            <th key={index} scope="col" dir="auto">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {others.map((row, index) => (
          <tr key={index}>
            {row.map((each, column) => (
              <td key={column} dir="auto">
                {each}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
})
