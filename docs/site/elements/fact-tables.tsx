/** The tables of an element's page. */
import { Fragment, type ReactNode } from 'react'
import type { Attribute } from '../../../src/elements/attributes.ts'
import { partGroups } from '../../../src/elements/reference/groups.ts'
import type { Facts } from './facts.ts'
import { Words } from './words.tsx'

interface TableProps {
  name: string
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}

/**
 * In a narrow window each row is a block, and the style sheet writes the column's title before a cell. Browsers take the
 * roles of a table away then, so they are given anew.
 */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  first: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

export function Table({ name, head, rows }: TableProps) {
  return (
    <table className="facts" aria-label={name} {...roles.table}>
      <thead {...roles.group}>
        <tr {...roles.row}>
          {head.map((title) => (
            <th key={title} {...roles.column}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {rows.map(([first, ...cells], index) => (
          <tr key={index} {...roles.row}>
            <th {...roles.first}>{first}</th>
            {cells.map((cell, column) => (
              <td key={column} {...roles.cell} data-column={cell ? head[column + 1] : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function valuesOf({ words, expects, kind }: Attribute<unknown>): ReactNode {
  if (words) return words.map((word, index) => [index > 0 && ', ', <code key={word}>{word}</code>])
  return kind === 'string' ? expects : kind === 'boolean' ? 'present or absent' : expects
}

const defaultOf = ({ fallback, required, kind }: Attribute<unknown>) =>
  required ? 'required' : fallback === undefined || kind === 'boolean' ? '' : <code>{String(fallback)}</code>

export function AttributeTable({ attributes, properties }: Facts) {
  return (
    <>
      <Table
        name="Attributes"
        head={['Attribute', 'What it is', 'Value', 'Default']}
        rows={attributes.map(({ name, text, spec }) => [
          <code key="name">{name}</code>,
          <span key="text" id={`attribute-${name}`}>
            <Words text={text} />
          </span>,
          valuesOf(spec),
          defaultOf(spec),
        ])}
      />
      <p>
        Each attribute is a property, too: <code>page-size</code> is <code>pageSize</code>. There are no other
        methods.
      </p>
      {properties.length > 0 && (
        <Table
          name="Properties without an attribute"
          head={['Property alone', 'What it is']}
          rows={properties.map(({ name, text }) => [
            <code key="name">{name}</code>,
            <Words key="text" text={text} />,
          ])}
        />
      )}
    </>
  )
}

export function EventTable({ events }: Facts) {
  return (
    <Table
      name="Events"
      head={['Event', 'When', 'Its detail']}
      rows={events.map(({ name, text, detail, isCancelable }) => [
        <code key="name">{name}</code>,
        <span key="text">
          <Words text={text} />
          {isCancelable && ' It can be cancelled.'}
        </span>,
        detail.startsWith('Record') ? '' : <code key="detail">{detail}</code>,
      ])}
    />
  )
}

export function SlotTable({ slots }: Facts) {
  return (
    <Table
      name="Slots"
      head={['Slot', 'Where it is']}
      rows={slots.map(({ name, text }) => [<code key="name">{name}</code>, <Words key="text" text={text} />])}
    />
  )
}

/** One table for each group: a portal has more than a hundred parts. */
export function PartTables({ parts, ...facts }: Facts) {
  return Object.entries(partGroups).map(([group, names]) => {
    const own = parts.filter(({ name }) => names.some((each) => each === name))
    return (
      own.length > 0 && (
        <Fragment key={group}>
          <h4>{group}</h4>
          <PartTable {...facts} parts={own} name={`Parts: ${group}`} />
        </Fragment>
      )
    )
  })
}

function PartTable({ tag, parts, name }: Facts & { name: string }) {
  return (
    <Table
      name={name}
      head={['Part', 'What it is', 'In the example']}
      rows={parts.map(({ name, text }) => [
        <code key="name">{`${tag}::part(${name})`}</code>,
        <Words key="text" text={text} />,
        <button
          key="show"
          type="button"
          className="by-script"
          data-part={name}
          aria-label={`Outline ${name}`}
        >
          Outline
        </button>,
      ])}
    />
  )
}

export function StateTable({ tag, states }: Facts) {
  return (
    <Table
      name="States"
      head={['State', 'When']}
      rows={states.map(({ name, text }) => [
        <code key="name">{`${tag}:state(${name})`}</code>,
        <Words key="text" text={text} />,
      ])}
    />
  )
}

export function CallTable({ calls }: Facts) {
  return (
    <Table
      name="Calls"
      head={['Call', 'Request', 'What it does', 'When']}
      rows={calls.map(({ name, request, text, isShown }) => [
        <code key="name">{name}</code>,
        <code key="request">{request}</code>,
        text,
        isShown ? 'When it is shown' : 'When the client acts',
      ])}
    />
  )
}

export function KeyTable({ keys }: Facts) {
  return (
    <Table
      name="Keys"
      head={['Keys', 'What has the focus then', 'What changes']}
      rows={keys.map(([pressed, focus, change = '']) => [
        <kbd key="keys">{pressed}</kbd>,
        focus,
        change.replace(/^\+ /, 'comes: ').replace(/^- /, 'goes: '),
      ])}
    />
  )
}
