import { $format } from '../../core/index'
import { useStore } from '../host/use-store'
import { usePrinting } from '../shared/use-printing'
import { print } from '../ui/style/queries'
import { css } from '../ui/style/styles'

const date = css({ display: 'none', [print]: { display: 'block' } })

export function PrintedDate() {
  const format = useStore($format)
  // The page may have been open for days: the date is that of the print.
  usePrinting()
  return <span className={date}>{format.date(new Date().toISOString())}</span>
}
