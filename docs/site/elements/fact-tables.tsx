/** The tables of an element's page. */
import type { ReactNode } from 'react'
import type { Attribute } from '../../../src/elements/attributes.ts'
import type { Facts } from './facts.ts'
import { Words } from './words.tsx'

interface TableProps {
  name: string
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}

/** Wide tables scroll by themselves, by keys, too. */
function Table({ name, head, rows }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by keys.
    <section className="table" aria-label={name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            <tr key={index}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={column}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
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

export function PartTable({ tag, parts }: Facts) {
  return (
    <Table
      name="Parts"
      head={['Part', 'What it is', 'In the example']}
      rows={parts.map(({ name, text }) => [
        <code key="name">{`${tag}::part(${name})`}</code>,
        <Words key="text" text={text} />,
        <button
          key="show"
          type="button"
          className="by-control"
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
