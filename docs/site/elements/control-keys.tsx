import type { ControlKeys } from '../content/element-keys.ts'
import { Table } from './fact-tables.tsx'

/** The keys of each control in a table, and what a screen reader says of it. */
export function KeysOfControls({ controls }: { controls: readonly ControlKeys[] }) {
  return controls.map(({ title, keys, said }) => (
    <section key={title}>
      <h3 id={`keys-${title.toLowerCase().replaceAll(' ', '-')}`}>{title}</h3>
      <Table
        name={`Keys: ${title}`}
        head={['Key', 'What it does']}
        rows={Object.entries(keys).map(([key, does]) => [<kbd key="key">{key}</kbd>, does])}
      />
      <p>
        <strong>A screen reader says:</strong> {said}
      </p>
    </section>
  ))
}
