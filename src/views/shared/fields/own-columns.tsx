/** Draws what a server's rows hold beside the contract. It is loaded for hosts that name fields of theirs. */
import type { CSSProperties } from 'react'
import {
  $format,
  $settings,
  currencyOfRow,
  type FieldOwner,
  fieldsMessages,
  type List,
  nameOfAddress,
  nameOfRow,
  nothing,
  numberWriter,
  type OwnField,
  readField,
  textsOfFields,
  usableFields,
} from '../../../core/index'
import { pageOf, useLinkTo } from '../../host/link-to'
import { useStore } from '../../host/use-store'
import { Link } from '../../ui/buttons/link'
import { isolated } from '../../ui/isolated'
import { coarsePointer, narrow, print } from '../../ui/style/queries'
import { classes, css } from '../../ui/style/styles'
import type { Column } from '../../ui/tables/columns'
import { dateText } from '../date-text'

/** The row's own link covers the row. */
const above = css({
  position: 'relative',
  zIndex: 2,
  [coarsePointer]: { display: 'inline-block', maxInlineSize: '100%', paddingBlock: '.75rem' },
})
const wholeStyle = css({
  display: 'block',
  overflowWrap: 'break-word',
  // A badge would break its word sooner. Two classes are more than its one, whichever comes first.
  '&& *': { overflowWrap: 'inherit' },
  // No column is narrower than it is without fields.
  minInlineSize: 'calc(var(--_share)*4.75rem)',
  [narrow]: { minInlineSize: 0, overflowWrap: 'anywhere' },
  // Paper doesn't scroll. Where all of this is still too wide, the browser makes the page smaller.
  [print]: {
    minInlineSize: 0,
    '[part=table]:has(&)': { zoom: 0.8 },
    '[part=table]:has(&) th': { whiteSpace: 'normal' },
    '[part=card]:has(td &)': { overflow: 'visible', borderRadius: 0 },
  },
})
/** What the host's server has there may be of any length. */
const limited = css({
  'td &': {
    inlineSize: 'max-content',
    maxInlineSize: '12rem',
    [narrow]: { inlineSize: 'auto', maxInlineSize: '100%' },
    [print]: { inlineSize: 'auto' },
  },
  'td[data-align=number] &': { marginLeft: 'auto' },
})

/** The columns of a list with those of the fields. The `owner` is what a row is. */
export function withFields<Row extends object>(
  columns: readonly Column<Row>[],
  owner: FieldOwner,
  fields: readonly OwnField[],
): Column<Row>[] {
  // Links, whose column has no title, stay at the end of a row.
  const isLast = ({ headerHidden }: Column<Row>) => headerHidden
  return [
    ...columns.filter((column) => !isLast(column)).map((column) => whole(column)),
    ...ownColumns<Row>(owner, fields).map((column) => whole(column, classes(wholeStyle, limited))),
    ...columns.filter(isLast).map((column) => whole(column)),
  ]
}

/** Among many columns, a word stays whole, and so does a title. Where there is no room for all, the table scrolls. */
function whole<Row>(column: Column<Row>, className = wholeStyle): Column<Row> {
  const { width = 'minmax(0,1fr)', cell, note } = column
  // Of the tracks, those like `minmax(0,2fr)` have a share.
  const share = { '--_share': Number.parseFloat(width.split(',')[1] ?? '') || undefined } as CSSProperties
  return {
    ...column,
    width: width.replace('minmax(0,', 'minmax(min-content,'),
    cell: (row, index) => (
      <span className={className} style={share}>
        {isolated(cell(row, index))}
      </span>
    ),
    ...(note && { note: (row) => <span className={wholeStyle}>{note(row)}</span> }),
  }
}

/** The texts of a row in which a search looks, with those of its fields, as long as the host names these. */
export function textsOf<Row extends object>(
  { texts }: List<Row>,
  owner: FieldOwner,
  fields: readonly OwnField[],
) {
  const own = textsOfFields(owner, fields)
  return (row: Row) => [...texts(row), ...($settings.get().fields?.[owner] === fields ? own(row) : [])]
}

function ownColumns<Row extends object>(owner: FieldOwner, fields: readonly OwnField[]): Column<Row>[] {
  const format = $format.get()
  const write = numberWriter()
  return usableFields(owner, fields).map(({ name, label, type }, index) => ({
    id: `${index}`,
    header: label,
    align: type === 'money' ? 'number' : undefined,
    cell(row) {
      if (type === 'date') {
        const date = readField(row, name, type)
        return date === undefined ? nothing : dateText(date, format)
      }
      if (type === 'money') {
        const amount = readField(row, name, type)
        return amount === undefined ? nothing : format.money(amount, currencyOfRow(row))
      }
      if (type === 'link') {
        const address = readField(row, name, type)
        return address === undefined ? (
          nothing
        ) : (
          <OwnLink address={address} label={label} of={nameOfRow(owner, row)} />
        )
      }
      const value = readField(row, name, 'text')
      if (typeof value === 'boolean') return <YesOrNo value={value} />
      return typeof value === 'number' ? write(value) : (value ?? nothing)
    },
  }))
}

function YesOrNo({ value }: { value: boolean }) {
  const t = useStore(fieldsMessages)
  return value ? t.yes : t.no
}

interface OwnLinkProps {
  address: string
  label: string
  /** The number of the row. */
  of: string
}

/** It says where it leads. A page of this site has no name that says so: its link says what the field is. */
function OwnLink({ address, label, of }: OwnLinkProps) {
  const linkTo = useLinkTo()
  const link = linkTo(address) ?? pageOf(address)
  const t = useStore(fieldsMessages)
  const name = nameOfAddress(address)
  const own = t.link({ text: label, row: of })
  if (!link.href) return nothing
  return (
    <Link {...link} className={above} aria-label={name ? t.link({ text: name, row: own }) : own}>
      <bdi>{name || label}</bdi>
    </Link>
  )
}
