/** Draws what a server's rows hold beside the contract. It is loaded for hosts that name fields of theirs. */
import {
  $format,
  currencyOfRow,
  type FieldOwner,
  fieldsMessages,
  nameOfAddress,
  nameOfRow,
  nothing,
  numberWriter,
  type OwnField,
  readField,
  usableFields,
} from '../../../core/index'
import { pageOf, useLinkTo } from '../../host/link-to'
import { useStore } from '../../host/use-store'
import { Link } from '../../ui/buttons/link'
import { isolated } from '../../ui/isolated'
import { coarsePointer, print } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import type { Column } from '../../ui/tables/columns'
import { dateText } from '../date-text'

/** The row's own link covers the row. */
const above = css({
  position: 'relative',
  zIndex: 2,
  [coarsePointer]: { display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' },
})
const whole = css({
  overflowWrap: 'break-word',
  // A badge would break its word sooner.
  '& *': { overflowWrap: 'inherit' },
  // Paper doesn't scroll.
  'td &': { [print]: { overflowWrap: 'anywhere', fontSize: '.8em' } },
  'td & *': { [print]: { fontSize: 'inherit' } },
})

/** The columns of a list with those of the fields. The `owner` is what a row is. */
export function withFields<Row extends object>(
  columns: readonly Column<Row>[],
  owner: FieldOwner,
  fields: readonly OwnField[],
): Column<Row>[] {
  // Links, whose column has no title, stay at the end of a row.
  const isLast = ({ headerHidden }: Column<Row>) => headerHidden
  const all = [
    ...columns.filter((column) => !isLast(column)),
    ...ownColumns<Row>(owner, fields),
    ...columns.filter(isLast),
  ]
  return all.map(inWhole)
}

/** Among many columns, a word stays whole, and so does a title. Where there is no room for all, the table scrolls. */
const inWhole = <Row,>({ width = 'minmax(0,1fr)', cell, note, ...column }: Column<Row>): Column<Row> => ({
  ...column,
  width: width.replace('minmax(0,', 'minmax(min-content,'),
  cell: (row, index) => <span className={whole}>{isolated(cell(row, index))}</span>,
  ...(note && { note: (row) => <span className={whole}>{note(row)}</span> }),
})

function ownColumns<Row extends object>(owner: FieldOwner, fields: readonly OwnField[]): Column<Row>[] {
  const format = $format.get()
  const write = numberWriter()
  return usableFields(owner, fields).map(({ name, label, type }, index) => ({
    id: `${index}`,
    header: label,
    align: type === 'money' ? 'end' : undefined,
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
