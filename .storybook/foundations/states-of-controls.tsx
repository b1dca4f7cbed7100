import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { Scheme } from '../../docs/site/theme/colours'
import { css } from '../../src/views/ui/style/styles'
import { space, token } from '../../src/views/ui/style/tokens'
import { onThemeApplied, schemesNow } from '../brands'
import { type Control, givenIn, type State, states } from './control'
import { controls } from './controls'
import { addForcedRules, type ForcedState, forceState } from './force-states'

/** Where its rows are grids, browsers take the roles of a table away, so they are given anew. */
const roles = {
  table: { role: 'table' },
  row: { role: 'row' },
  first: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/** Without room for the names beside the states: they stand above them, and each state keeps its column. */
const below = '@container (max-width:88em)'
/** Without room for all states beside each other: those of each control follow one another in as many lines as they need. */
const wraps = '@container (max-width:64em)'

const sheet = css({
  // What is there for screen readers alone scrolls with its control.
  position: 'relative',
  containerType: 'inline-size',
  marginBlockEnd: space(6),
  padding: space(4),
  border: `1px solid ${token('line')}`,
  borderRadius: token('radius-large'),
  color: token('text'),
  background: token('surface'),
  '& table': { tableLayout: 'fixed', inlineSize: '100%', borderCollapse: 'collapse' },
  '& :is(th,td)': { padding: space(2), textAlign: 'start' },
  // An error below a field moves none of the other states.
  '& td': { verticalAlign: 'top' },
  '& th,& td::before': {
    fontSize: token('text-sm'),
    fontWeight: token('weight-medium'),
    color: token('text-muted'),
  },
  [below]: {
    '& thead': { display: 'none' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--states),minmax(0,1fr))',
      borderBlockEnd: `1px solid ${token('line')}`,
    },
    '& th': { gridColumn: '1/-1', color: token('text') },
    '& td::before': { content: 'attr(data-name)', display: 'block', marginBlockEnd: space(1) },
    '& td:empty::before': { content: 'none' },
  },
  [wraps]: {
    '& tr': { gridTemplateColumns: 'repeat(auto-fill,minmax(9rem,1fr))' },
    '& td:empty': { display: 'none' },
  },
  '& small': { display: 'block', fontWeight: 400 },
})

const forced: readonly State[] = ['hover', 'focus', 'pressed'] satisfies ForcedState[]

/** Every control in every state that it has, on a light and on a dark page, as far as the theme has both. */
export function StatesOfControls({ drawn = controls }: { drawn?: readonly Control[] }) {
  const frame = useRef<HTMLDivElement>(null)
  const [schemes, setSchemes] = useState(schemesNow)
  useEffect(() => onThemeApplied(() => setSchemes(schemesNow())), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sheet that comes is marked, too
  useEffect(() => {
    const root = frame.current?.getRootNode()
    if (!(root instanceof ShadowRoot)) return
    addForcedRules(root)
    // The states are written below.
    for (const cell of root.querySelectorAll('[data-state]'))
      forceState(cell, cell.getAttribute('data-state') as ForcedState)
  }, [schemes.length])
  return (
    <div ref={frame}>
      <p>Each control is drawn in the states that it has.</p>
      {schemes.map((scheme) => (
        <Sheet key={scheme} scheme={scheme} drawn={drawn} />
      ))}
    </div>
  )
}

function Sheet({ scheme, drawn }: { scheme: Scheme; drawn: readonly Control[] }) {
  const shown = states.filter((state) => drawn.some(({ has }) => has.includes(state)))
  return (
    <section
      className={sheet}
      style={{ colorScheme: scheme, ...counted(shown.length) }}
      aria-label={`On a ${scheme} page`}
    >
      <table {...roles.table}>
        <thead>
          <tr>
            <th scope="col">On a {scheme} page</th>
            {shown.map((state) => (
              <th key={state} scope="col">
                {state}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drawn.map(({ name, has, note, draw }) => (
            <tr key={name} {...roles.row}>
              <th scope="row" {...roles.first}>
                {name}
                {note && <small>{note}</small>}
              </th>
              {shown.map((state) => (
                <td
                  key={state}
                  {...roles.cell}
                  data-name={state}
                  data-state={forced.includes(state) ? state : undefined}
                >
                  {has.includes(state) && draw(givenIn(state))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const counted = (states: number) => ({ '--states': states }) as CSSProperties // its type knows no custom properties
