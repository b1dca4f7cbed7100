import { $format, type Format } from '../../core/index'
import { useStore } from '../host/use-store'

export const DateText = ({ value }: { value: string }) => dateText(value, useStore($format))

/** The same for a cell of a table, whose column has the format: a row follows no store for it. */
export const dateText = (value: string, format: Format) => (
  <time dateTime={value} title={format.moment(value)}>
    {format.date(value)}
  </time>
)

/** A date within other words: no line ends in it. */
export const unbroken = (date: string) => date.replaceAll(' ', '\u00a0')
